import { useQueryClient } from '@tanstack/react-query'
import { useModelAnswer } from '#platform/web/ai/use-model-answer.ts'
import type { UsualFood } from '../../contract/api.ts'
import { draftOfPicture, draftOfWords, getDrafter, type FoodDraft } from '../../contract/drafts.ts'
import type { StoredThing } from '../../contract/things.ts'
import type { MealLine } from '../../engine/book/pantry.ts'
import { askFoods } from '../foods-table/foods.ts'
import { ownEntries, useFoodLanguage, usualIn } from '../foods-table/use-foods.ts'

/** Input for the model: typed words, or a shrunk picture. */
export type Draftable = { words: string } | { picture: Blob }

/** A draft of a meal, matched with our foods. */
export type ReadMeal = { lines: readonly MealLine[]; leftOut: number }

/** The food table could not be loaded; the person can only try again. */
export class NoTableError extends Error {}

/** Sends input to the model and matches the answer with our foods. Adds nothing to the diary. */
export function useDraft({ meal, usual, things }: { meal: string; usual: readonly UsualFood[]; things: readonly StoredThing[] }) {
  const client = useQueryClient()
  const language = useFoodLanguage()
  const { asked, ask, stop } = useModelAnswer<FoodDraft, ReadMeal>({
    async read({ lines, leftOut }) {
      try {
        await askFoods({ ask: 'own', ...ownEntries(things) })
        return { lines: await askFoods({ ask: 'draft', lines, language, usual: usualIn(usual, meal) }), leftOut }
      } catch {
        throw new NoTableError()
      }
    },
    // Refreshes the remaining quota and the name of the model.
    onEnd: () => void client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(getDrafter.path) }),
  })
  return {
    asked,
    stop,
    read: (what: Draftable) =>
      'words' in what
        ? ask(draftOfWords, { body: { words: what.words, language } })
        : ask(draftOfPicture, { query: { language }, body: what.picture }),
  }
}
