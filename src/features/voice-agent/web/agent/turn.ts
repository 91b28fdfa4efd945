import type { CrisisKind } from '#platform/care/crisis.ts'
import type { Done, Outcome, VoiceLink } from '#platform/web/voice/tool.ts'

type Choice = Extract<Outcome, { kind: 'ask' }>['choices'][number]

/** What came of what was said. */
export type Answer =
  | { kind: 'thinking' }
  | { kind: 'care'; crisis: CrisisKind }
  | { kind: 'said'; words: string; links: readonly VoiceLink[]; undo?: Done['undo'] }
  | { kind: 'proposed'; words: string; links: readonly VoiceLink[]; perform: () => Promise<Done | undefined> }
  | { kind: 'asked'; words: string; choices: readonly Choice[] }

/** Something said, and the answer. The last comes last. */
export type Turn = { id: number; heard: string; answer: Answer }

/** More than this nobody scrolls back to. */
const MOST_TURNS = 20

export const withTurn = (turns: readonly Turn[], turn: Turn, left: string): Turn[] =>
  [...turns.map((one) => leave(one, left)), turn].slice(-MOST_TURNS)

/** What was open and is passed over is not waiting any more: a later "yes" means something else. */
function leave(turn: Turn, left: string): Turn {
  const { kind } = turn.answer
  return kind === 'proposed' || kind === 'asked' ? { ...turn, answer: { kind: 'said', words: left, links: [] } } : turn
}

export const answered = (turns: readonly Turn[], id: number, answer: Answer): Turn[] =>
  turns.map((turn) => (turn.id === id ? { ...turn, answer } : turn))

/** What is said aloud and to screen readers of it. */
export const wordsOf = (answer: Answer): string => {
  if (answer.kind === 'thinking' || answer.kind === 'care') return ''
  return answer.kind === 'asked' ? [answer.words, ...answer.choices.map(({ label }) => label)].join('\n') : answer.words
}
