/** Cognitive domains of the games: each is a grove of the forest. */
export const DOMAINS = ['memory', 'attention', 'flexibility', 'speed', 'inhibition', 'reasoning', 'words', 'time'] as const
export type Domain = (typeof DOMAINS)[number]

/** All games, in the order in which they are listed. Ids must not change: results contain them. */
export const GAME_IDS = [
  'corsi',
  'digit-span',
  'dual-n-back',
  'flanker',
  'object-tracking',
  'wide-look',
  'task-switching',
  'symbol-digit',
  'go-no-go',
  'stop-signal',
  'matrices',
  'mental-rotation',
  'lexical-decision',
  'time-estimation',
] as const
export type GameId = (typeof GAME_IDS)[number]

export const isGameId = (id: string): id is GameId => (GAME_IDS as readonly string[]).includes(id)

type GameFacts = { domain: Domain; /** Approximate length of a session. */ seconds: number; better: 'more' | 'less' }

/** Facts that pages need without loading a game's rules; a test compares them with the rules. */
export const GAMES: Readonly<Record<GameId, GameFacts>> = {
  corsi: { domain: 'memory', seconds: 85, better: 'more' },
  'digit-span': { domain: 'memory', seconds: 100, better: 'more' },
  'dual-n-back': { domain: 'memory', seconds: 140, better: 'more' },
  flanker: { domain: 'attention', seconds: 85, better: 'less' },
  'object-tracking': { domain: 'attention', seconds: 140, better: 'more' },
  'wide-look': { domain: 'attention', seconds: 85, better: 'less' },
  'task-switching': { domain: 'flexibility', seconds: 120, better: 'less' },
  'symbol-digit': { domain: 'speed', seconds: 95, better: 'more' },
  'go-no-go': { domain: 'inhibition', seconds: 120, better: 'more' },
  'stop-signal': { domain: 'inhibition', seconds: 180, better: 'less' },
  matrices: { domain: 'reasoning', seconds: 150, better: 'more' },
  'mental-rotation': { domain: 'reasoning', seconds: 75, better: 'less' },
  'lexical-decision': { domain: 'words', seconds: 80, better: 'less' },
  'time-estimation': { domain: 'time', seconds: 100, better: 'less' },
}
