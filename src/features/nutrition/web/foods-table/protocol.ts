import type { FoodRef } from '../../contract/diary.ts'
import type { DraftLine } from '../../contract/drafts.ts'
import type { Food, Language } from '../../engine/book/food-book.ts'
import type { OwnEntry, MealLine } from '../../engine/book/pantry.ts'

/** Requests of the page to the worker with the tables. */
export type Question =
  | { ask: 'own'; foods: readonly OwnEntry[]; hides: readonly FoodRef[] }
  | { ask: 'search'; text: string; language: Language; most: number; usual: readonly [FoodRef, number][] }
  | { ask: 'say'; text: string; language: Language; usual: readonly [FoodRef, number][] }
  | { ask: 'draft'; lines: readonly DraftLine[]; language: Language; usual: readonly [FoodRef, number][] }
  | { ask: 'food'; ref: FoodRef; language: Language }

export type MealAnswer = {
  meal: 'breakfast' | 'lunch' | 'dinner' | 'snacks' | null
  lines: MealLine[]
}

export type Answers = {
  own: null
  search: Food[]
  say: MealAnswer
  draft: MealLine[]
  food: Food | null
}

export type Asked = { nr: number; question: Question }
export type Answered = { nr: number } & ({ answer: Answers[keyof Answers] } | { failed: string })
