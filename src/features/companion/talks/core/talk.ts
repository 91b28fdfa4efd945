/** Text in every language, in one place so that none is forgotten. */
export type Both = { en: string; de: string }

/** An action offered at the end of a check-in, to be done at once. */
export type Action =
  /** A new journal entry that already contains the typed text. */
  | { do: 'write' }
  /** A breathing animation, without sound or network. */
  | { do: 'breathe' }
  | { do: 'track'; track: TrackId }
  | { do: 'game'; game: GameId }
  | { do: 'go'; place: PlaceId }
  /** A draft of a message to another person. */
  | ({ do: 'message' } & Both)
  /** A question about the person's own life, answered on the same page. */
  | { do: 'ask'; question: AskedId }

/** Tracks of Soul by id and name; a test compares them with its catalogue. */
export const TRACKS = {
  'five-senses': { en: 'Five senses', de: 'Fünf Sinne' },
  'when-it-is-too-much': { en: 'When it is too much', de: 'Wenn es zu viel ist' },
  'steady-ground': { en: 'Steady ground', de: 'Fester Boden' },
  'head-to-toe': { en: 'From head to toe', de: 'Von Kopf bis Fuß' },
  'short-body-scan': { en: 'Back into your body', de: 'Zurück in den Körper' },
  'even-breath': { en: 'Even breath', de: 'Gleicher Atem' },
  'long-exhale': { en: 'The long way out', de: 'Lang hinaus' },
  'one-thing': { en: 'One thing', de: 'Eine Sache' },
  'deep-work': { en: 'Deep work', de: 'Vertieft arbeiten' },
  'three-small-things': { en: 'Three small things', de: 'Drei kleine Dinge' },
  'evening-bells': { en: 'Evening bells', de: 'Abendglocken' },
  'kind-wishes': { en: 'Kind wishes', de: 'Gute Wünsche' },
  'a-friend-to-yourself': { en: 'A friend to yourself', de: 'Dir selbst ein Freund' },
  'three-good-breaths': { en: 'Three good breaths', de: 'Drei gute Atemzüge' },
  'forest-stream': { en: 'Forest stream', de: 'Waldbach' },
  campfire: { en: 'Campfire', de: 'Lagerfeuer' },
  'letting-the-day-go': { en: 'Letting the day go', de: 'Den Tag gehen lassen' },
  'night-rain': { en: 'Night rain', de: 'Nachtregen' },
  'walking-slowly': { en: 'Walking slowly', de: 'Langsam gehen' },
  'noticing-walk': { en: 'The noticing walk', de: 'Der aufmerksame Gang' },
} as const satisfies Record<string, Both>
export type TrackId = keyof typeof TRACKS

/** Games of Mind; a test compares them likewise. */
export const GAMES = {
  corsi: { en: 'Stepping stones', de: 'Trittsteine' },
  'object-tracking': { en: 'Fireflies', de: 'Glühwürmchen' },
  'mental-rotation': { en: 'Turned twigs', de: 'Gedrehte Zweige' },
  'symbol-digit': { en: 'Leaf code', de: 'Blattschrift' },
} as const satisfies Record<string, Both>
export type GameId = keyof typeof GAMES

/** Pages that a check-in can open. */
export const PLACES = {
  mood: '/journal?mood=ask',
  habits: '/habits',
  'new-habit': '/habits?new',
  training: '/gym-ai',
  calendar: '/calendar',
  insight: '/journal/insight',
  reminders: '/settings/reminders',
  garden: '/my-garden',
  soul: '/soul',
  help: '/get-help',
} as const
export type PlaceId = keyof typeof PLACES

/** Questions without words of the person, offered as buttons. */
export type AskedId = 'feeling' | 'helped' | 'yearAgo' | 'best' | 'lastMonth'

type Choice = { to: string } & Both
export type TalkNode = { say: Both } & (
  | { choices: readonly Choice[] }
  /** A short optional text; `example` is the placeholder of the field. */
  | { write: string; example?: Both }
  | { actions: readonly Action[] }
)

export type Talk = { start: string; nodes: Readonly<Record<string, TalkNode>> }
