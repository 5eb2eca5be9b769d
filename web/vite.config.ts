import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $lib: here('./src/lib'), $ui: here('./src/ui'), $locales: here('../src/stammtisch/locales') } },
  build: {
    outDir: here('../src/stammtisch/server/client'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content policy allows no data: scripts or fonts
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
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
