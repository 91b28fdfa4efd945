import { seededRandom } from '#platform/contract/random.ts'
import { counted, type Rules } from '../core/rules.ts'
import { accuracyOf, LEAST_ACCURACY, median, rightTimes } from '../core/scoring.ts'
import { WORD_LISTS } from './word-lists.ts'

export const PAUSE_MS = 700
export const TIMEOUT_MS = 5000
const [WORDS, PAIRS] = [36, 12]

/** `word`: whether it is a word. `pair`: whether the two mean nearly the same. Answers: 1 yes, 0 no. */
export type WordTrial = { kind: 'word' | 'pair'; shown: readonly string[]; yes: boolean }

/** Lexical decision (Meyer & Schvaneveldt, 1971), then pairs of synonyms, in the language of the session. */
export const lexicalDecision: Rules<WordTrial> = {
  id: 'lexical-decision',
  domain: 'words',
  seconds: 80,
  practice: 6,
  most: 140,
  isTimed: true,
  main: { unit: 'ms', better: 'less' },
  figures: {
    pairs: { unit: 'ratio', better: 'more' },
    nonWords: { unit: 'ms', better: 'less' },
    accuracy: { unit: 'ratio', better: 'more' },
  },
  next({ seed, language }, done) {
    const at = counted(done).length
    if (at >= WORDS + PAIRS) return null
    const { words, nonWords, pairs } = WORD_LISTS[language]
    const random = seededRandom(`${seed} plan`)
    // A word of a void trial is not shown again.
    const place = done.length
    const isPair = at >= WORDS
    const yes = random.shuffled(Array.from({ length: isPair ? PAIRS : WORDS }, (_, kind) => kind % 2 === 0))[isPair ? at - WORDS : at]!
    const own = seededRandom(`${seed} words`)
    const [someWords, someNonWords, somePairs] = [own.shuffled(words), own.shuffled(nonWords), own.shuffled(pairs)]
    if (!isPair) return { kind: 'word', shown: [(yes ? someWords : someNonWords)[place % (yes ? someWords : someNonWords).length]!], yes }
    const [first, same] = somePairs[place % somePairs.length]!
    // The partner of a different pair comes from another pair.
    const partner = yes ? same : somePairs[(place + 7) % somePairs.length]![1]
    return { kind: 'pair', shown: [first, partner], yes }
  },
  accepts: (_, r) => r.length === 0 || (r.length === 1 && (r[0] === 0 || r[0] === 1)),
  isRight: ({ yes }, { r }) => r[0] === (yes ? 1 : 0),
  least: (_, { rt }) => (rt ?? 0) + PAUSE_MS,
  /** The median time of right answers for words. */
  score(all) {
    const trials = counted(all)
    const single = trials.filter(({ stimulus }) => stimulus.kind === 'word')
    const accuracy = accuracyOf(single)
    const figures = {
      pairs: accuracyOf(trials.filter(({ stimulus }) => stimulus.kind === 'pair')),
      nonWords: median(rightTimes(single.filter(({ stimulus }) => !stimulus.yes))),
      accuracy,
    }
    if (trials.length < WORDS + PAIRS) return { main: null, figures, why: 'few' }
    const time = median(rightTimes(single.filter(({ stimulus }) => stimulus.yes)))
    return accuracy! > LEAST_ACCURACY ? { main: time, figures } : { main: null, figures, why: 'accuracy' }
  },
}
