import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'
import type { StrengthAnswer, StrengthQuestion } from './strength.ts'

const estimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, ...english.dictionary },
  graphs: adjacencyGraphs,
  translations: english.translations,
  // What is beyond cannot make a password weaker, and looking at it takes time that grows faster than the length.
  maxLength: 100,
})

parentPort?.on('message', ({ id, password, about }: StrengthQuestion) => {
  const { score, feedback } = estimator.check(password, about)
  const answer: StrengthAnswer = { id, score, advice: [feedback.warning, feedback.suggestions[0]].filter(Boolean).join(' ') }
  parentPort?.postMessage(answer)
})
