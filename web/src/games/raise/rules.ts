/** The rules as they stand beside the engine, one file a language. */
export default import.meta.glob<string>('../../../../src/stammtisch/games/raise_game/RULES*.md', { query: '?raw', import: 'default' })
