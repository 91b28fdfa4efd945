/// <reference lib="webworker" />
import { refKey, type FoodRef } from '../../contract/diary.ts'
import type { FoodTable } from '../../contract/foods.ts'
import { FoodBook } from '../../engine/book/food-book.ts'
import { Pantry } from '../../engine/book/pantry.ts'
import { fetchFile } from '#platform/web/api/fetch-file.ts'
import tableUrl from '../../content/foods.json?url'
import type { Answered, Answers, Asked, Question } from './protocol.ts'

declare const self: DedicatedWorkerGlobalScope

let loading: Promise<Pantry> | undefined

async function load(): Promise<Pantry> {
  return new Pantry(new FoodBook(JSON.parse(await fetchFile(tableUrl)) as FoodTable))
}

const usualOf = (usual: readonly [FoodRef, number][]) => new Map(usual.map(([ref, weight]) => [refKey(ref), weight]))

async function answer(question: Question): Promise<Answers[keyof Answers]> {
  loading ??= load()
  const pantry = await loading.catch((error: unknown) => {
    // The next question tries again, since the network may be back by then.
    loading = undefined
    throw error
  })
  if (question.ask === 'own') {
    pantry.setOwn(question.foods, question.hides)
    return null
  }
  if (question.ask === 'search') return pantry.search(question.text, question.language, question.most, usualOf(question.usual), true)
  if (question.ask === 'say') return pantry.say(question.text, question.language, usualOf(question.usual))
  if (question.ask === 'draft') return pantry.draft(question.lines, question.language, usualOf(question.usual))
  return pantry.food(question.ref, question.language) ?? null
}

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const reply = (answered: Answered) => self.postMessage(answered)
  answer(data.question).then(
    (value) => reply({ nr: data.nr, answer: value }),
    (error: unknown) => reply({ nr: data.nr, failed: String(error) }),
  )
})
