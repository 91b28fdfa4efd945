import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { streamText, type StreamEnd } from '#platform/web/ai/stream-text.ts'
import type { UsualFood } from '../../contract/api.ts'
import { draftOfPicture, draftOfWords, getDrafter, type FoodDraft } from '../../contract/drafts.ts'
import type { StoredThing } from '../../contract/things.ts'
import type { MealLine } from '../../engine/book/pantry.ts'
import { askFoods } from '../foods-table/foods.ts'
import { ownEntries, useFoodLanguage, usualIn } from '../foods-table/use-foods.ts'

/** What is to be read: words that were typed, or a picture as it was made small. */
export type Draftable = { words: string } | { picture: Blob }

export type Drafting =
  | { state: 'idle' | 'stopped' }
  | { state: 'reading' }
  | { state: 'failed'; error: Error }
  | { state: 'there'; lines: readonly MealLine[]; leftOut: number }

/** The food table is away: nothing a person could do anything about but try again. */
export class NoTableError extends Error {}

/** Has something read by the model, and brings what it says to our foods. Nothing of it counts. */
export function useDraft({ meal, usual, things }: { meal: string; usual: readonly UsualFood[]; things: readonly StoredThing[] }) {
  const client = useQueryClient()
  const language = useFoodLanguage()
  const [drafting, setDrafting] = useState<Drafting>({ state: 'idle' })
  const line = useRef<AbortController>(undefined)
  useEffect(
    () => () => {
      line.current?.abort()
      line.current = undefined
    },
    [],
  )

  const read = useCallback(
    async (what: Draftable) => {
      line.current?.abort()
      const own = new AbortController()
      line.current = own
      const show = (next: Drafting) => line.current === own && setDrafting(next)
      const matched = async ({ lines }: FoodDraft): Promise<MealLine[]> => {
        try {
          await askFoods({ ask: 'own', ...ownEntries(things) })
          return await askFoods({ ask: 'draft', lines, language, usual: usualIn(usual, meal) })
        } catch {
          throw new NoTableError()
        }
      }
      show({ state: 'reading' })
      try {
        const options = { signal: own.signal, onText: () => {} }
        const end: StreamEnd =
          'words' in what
            ? await streamText(draftOfWords, { body: { words: what.words, language } }, options)
            : await streamText(draftOfPicture, { query: { language }, body: what.picture }, options)
        if (end.finish === 'stopped') return void show({ state: 'stopped' })
        const draft = JSON.parse(end.text) as FoodDraft
        show({ state: 'there', lines: await matched(draft), leftOut: draft.leftOut })
      } catch (error) {
        if (!own.signal.aborted) show({ state: 'failed', error: error as Error })
      } finally {
        // What is left of the day, and whether it is another model by now.
        void client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(getDrafter.path) })
      }
    },
    [client, language, meal, usual, things],
  )

  return {
    drafting,
    read,
    /** Leaves it: the model stops. */
    stop(next: 'idle' | 'stopped' = 'stopped') {
      line.current?.abort()
      line.current = undefined
      setDrafting({ state: next })
    },
  }
}
