/** The rules as they stand beside the engine, one file a language. */
export default import.meta.glob<string>('../../../../src/stammtisch/games/the_game/RULES*.md', { query: '?raw', import: 'default' })
