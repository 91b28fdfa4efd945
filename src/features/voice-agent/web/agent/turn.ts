import type { CrisisKind } from '#platform/care/crisis.ts'
import type { Done, Outcome, VoiceLink } from '#platform/web/voice/tool.ts'

type Choice = Extract<Outcome, { kind: 'ask' }>['choices'][number]

/** An answer to one utterance. */
export type Answer =
  | { kind: 'thinking' }
  | { kind: 'care'; crisis: CrisisKind }
  | { kind: 'answered'; words: string; links: readonly VoiceLink[]; undo?: Done['undo'] }
  | { kind: 'proposed'; words: string; links: readonly VoiceLink[]; perform: () => Promise<Done | undefined> }
  | { kind: 'asked'; words: string; choices: readonly Choice[] }

/** One utterance and its answer. Lists of turns are in order, oldest first. */
export type Turn = { id: number; heard: string; answer: Answer }

/** The log drops turns beyond this number. */
const MOST_TURNS = 20

export const withTurn = (turns: readonly Turn[], turn: Turn, left: string): Turn[] =>
  [...turns.map((one) => leave(one, left)), turn].slice(-MOST_TURNS)

/** Closes an open proposal or question that the person passed over, so that a later "yes" does not confirm it. */
function leave(turn: Turn, left: string): Turn {
  const { kind } = turn.answer
  return kind === 'proposed' || kind === 'asked' ? { ...turn, answer: { kind: 'answered', words: left, links: [] } } : turn
}

export const answered = (turns: readonly Turn[], id: number, answer: Answer): Turn[] =>
  turns.map((turn) => (turn.id === id ? { ...turn, answer } : turn))

/** The text that is spoken and announced to screen readers. */
export const wordsOf = (answer: Answer): string => {
  if (answer.kind === 'thinking' || answer.kind === 'care') return ''
  return answer.kind === 'asked' ? [answer.words, ...answer.choices.map(({ label }) => label)].join('\n') : answer.words
}
