import type { Food, FoodBook, Language } from '../food-book.ts'
import { parseSaid, type Said, type SaidItem } from './parse.ts'
import { weightOf, type Weight } from './to-grams.ts'

/** A food that was meant, or may have been. */
export type SaidFood = { food: Food; weight: Weight }

export type SaidLine = {
  said: SaidItem
  /** The likeliest first; none where nothing is called anything like it. */
  meant: SaidFood[]
}

/** Best matches that are offered for one line. */
const OFFERED = 5

/** Foods and amounts of what was said, with the other foods that each may have meant. Nothing of it counts before a person says so. */
export function foodsSaid(
  text: string,
  book: FoodBook,
  language: Language,
  usual?: ReadonlyMap<number, number>,
): { meal: Said['meal']; lines: SaidLine[] } {
  const { meal, items } = parseSaid(text)
  return { meal, lines: joined(items, book).map((said) => ({ said, meant: meantBy(said, book, language, usual) })) }
}

/** "Porridge with water", "macaroni and cheese": what was taken apart and is the name of one food is put together again. */
function joined(items: readonly SaidItem[], book: FoodBook): SaidItem[] {
  const all: SaidItem[] = []
  for (const item of items) {
    const last = all.at(-1)
    const name =
      last && item.quantity === null && (last.quantity === null || last.unit !== null)
        ? CONNECTING.map((word) => `${last.food} ${word} ${item.food}`).find((one) => book.index.named(one).length > 0)
        : undefined
    if (last && name) all[all.length - 1] = { ...last, food: name }
    else all.push(item)
  }
  return all
}

const CONNECTING = ['and', 'with', 'und', 'mit'] as const

function meantBy(said: SaidItem, book: FoodBook, language: Language, usual?: ReadonlyMap<number, number>): SaidFood[] {
  const found = book.index.search(said.food, { language, most: OFFERED, ...(usual && { usual }) })
  return found.map(({ at }) => {
    const food = book.foodAt(at, language)
    return { food, weight: weightOf(said, food.portions) }
  })
}
