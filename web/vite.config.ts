import { svelte } from '@sveltejs/vite-plugin-svelte'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What the page needs beside its parts, unlike what only installing or sharing it needs. */
const PUBLIC = ['/icon.svg', '/theme.js']

/** Tells the service worker which files the page has, and what tells this build from others. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle['service-worker.js']
        if (worker?.type !== 'chunk' || worker.imports.length) this.error('the service worker must be one file without imports')
        const files: string[] = []
        const texts: Record<string, string[]> = {}
        for (const [name, file] of Object.entries(bundle)) {
          if (!name.startsWith('assets/')) continue
          const language = file.type === 'chunk' ? /locales\/(\w+)\/\w+\.ftl/.exec(file.facadeModuleId ?? '')?.[1] : undefined
          if (language) (texts[language] ??= []).push(`/${name}`)
          else files.push(`/${name}`)
        }
        const page = bundle['index.html']
        const entry = page?.type === 'asset' ? /<script type="module"[^>]* src="(.*?)"/.exec(String(page.source))?.[1] : undefined
        if (page?.type !== 'asset' || !entry || !files.includes(entry)) this.error('the page begins with no file of its own')
        files.sort().push(...PUBLIC)
        const version = createHash('sha256')
        for (const part of [...files, ...Object.values(texts).flat().sort(), String(page.source), worker.code]) version.update(part)
        for (const name of PUBLIC) version.update(readFileSync(here(`./public${name}`)))
        const build = { version: version.digest('hex').slice(0, 12), entry, files, texts }
        worker.code = `const BUILD=${JSON.stringify(build)};\n${worker.code}`
      },
    },
  }
}

type Known = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }

/** Whether the first page needs a module: it is imported, not on demand, by the page's entry or by something that is. */
function needed(id: string, known: Known, seen = new Set<string>()): boolean {
  if (id === here('./src/main.ts')) return true
  if (seen.has(id)) return false
  seen.add(id)
  return known.getModuleInfo(id)?.importers.some((importer) => needed(importer, known, seen)) ?? false
}

export default defineConfig({
  // The page's own addresses begin at the root, where the server writes its prefix before them, if any (docs/proxies.md).
  // Everything else is found from where it stands.
  experimental: { renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }) },
  plugins: [svelte(), serviceWorker()],
  resolve: { alias: { $lib: here('./src/lib'), $ui: here('./src/ui'), $locales: here('../src/stammtisch/locales') } },
  build: {
    outDir: here('../src/stammtisch/server/client'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content policy allows no data: scripts or fonts
    modulePreload: { polyfill: false },
    license: { fileName: 'licences/libraries.txt' }, // their licences ask to be shipped; the font's is in public/licences
    rollupOptions: {
      input: { index: here('./index.html'), 'service-worker': here('./src/worker/service-worker.ts') },
      output: {
        // All of the first page in one file: each costs a kilobyte of headers, and time.
        codeSplitting: { groups: [{ name: (id, known) => (needed(id, known) ? 'first' : null) }] },
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        // A language's texts are found by its name.
        chunkFileNames: ({ facadeModuleId }) => {
          const [, language, part] = /locales\/(\w+)\/(\w+)\.ftl/.exec(facadeModuleId ?? '') ?? []
          return language ? `assets/${language}${part === 'browser' ? '' : `-${part}`}-[hash].js` : 'assets/[name]-[hash].js'
        },
      },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: process.env.STAMMTISCH ?? 'http://127.0.0.1:8480', ws: true } },
  },
})
