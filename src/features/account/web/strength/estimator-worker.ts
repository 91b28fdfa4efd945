import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { dictionary as english, translations } from '@zxcvbn-ts/language-en'
import type { Estimate, Question } from './estimator.ts'

/** Advice is returned as a key, because the app has its own texts in the person's language. */
const names = <T extends Record<string, string>>(words: T) => Object.fromEntries(Object.keys(words).map((name) => [name, name])) as T

// The same word lists and limits as the server's estimator (server/strength-worker.ts), so that both accept the same passwords.
const estimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, ...english },
  graphs: adjacencyGraphs,
  translations: { ...translations, warnings: names(translations.warnings), suggestions: names(translations.suggestions) },
  maxLength: 100,
})

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { score, guessesLog10, feedback } = estimator.check(data.password, [...data.about])
  const advice = feedback.warning ?? feedback.suggestions[0] ?? undefined
  postMessage({ id: data.id, score, guessesLog10, advice } satisfies Estimate)
})
