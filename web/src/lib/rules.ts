/** The rules in our own words, as they stand beside the engine: one file a language. */
const files = import.meta.glob<string>('../../../src/stammtisch/games/*/RULES*.md', { query: '?raw', import: 'default' })

/** The rules of a game in this language, else in English; null where there are none. */
export async function rules(game: string, language: string): Promise<string | null> {
  const folder = `/${game.replace(/-game$/, '').replaceAll('-', '_')}_game/`
  for (const name of [`RULES.${language}.md`, 'RULES.md']) {
    const load = Object.entries(files).find(([path]) => path.endsWith(folder + name))?.[1]
    if (load) return load()
  }
  return null
}
