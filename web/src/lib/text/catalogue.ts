/** Catalogues that only one kind of page needs: loaded with it, in the reader's language. */
import { FluentBundle, FluentResource } from '@fluent/bundle'

export type Say = (key: string, args?: Record<string, string | number>) => string

/** `files` are a catalogue's, by path, as `import.meta.glob` finds them; what is missing is shown as its key. */
export async function sayIn(files: Record<string, () => Promise<string>>, language: string): Promise<Say> {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const named = (wanted: string) => Object.entries(files).find(([path]) => path.includes(`/locales/${wanted}/`))?.[1]
  const load = named(language) ?? named('en')
  if (load) bundle.addResource(new FluentResource(await load()))
  return (key, args) => {
    const pattern = bundle.getMessage(key)?.value
    return pattern ? bundle.formatPattern(pattern, args) : key
  }
}
