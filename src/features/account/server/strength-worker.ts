import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'
import { markMessage, messageListener } from '#platform/server/core/worker-messages.ts'
import type { StrengthAnswer, StrengthQuestion } from './strength.ts'

function namesOf<T extends object>(words: T): T {
  return Object.fromEntries(Object.keys(words).map((name) => [name, name])) as T
}

const estimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, ...english.dictionary },
  graphs: adjacencyGraphs,
  // Returns the estimator's own keys instead of English sentences, because the app has its own texts in every language.
  translations: {
    ...english.translations,
    warnings: namesOf(english.translations.warnings),
    suggestions: namesOf(english.translations.suggestions),
  },
  // Characters beyond this cannot make a password weaker, and the time of the check grows faster than the length.
  maxLength: 100,
})

function receive({ id, password, about }: StrengthQuestion): void {
  const { score, feedback } = estimator.check(password, about)
  const answer: StrengthAnswer = { id, score, weakness: feedback.warning ?? '', suggestion: feedback.suggestions[0] ?? '' }
  parentPort?.postMessage(markMessage(answer))
}
parentPort?.on('message', messageListener(receive))
