import type { Category, Language } from '../../core/categories.ts'

/** A text that the person fills in: `{place}` in the script. */
export type Slot = { id: string; label: string; example: string }

export type Template = {
  id: string
  language: Language
  title: string
  description: string
  categories: readonly Category[]
  slots: readonly Slot[]
  script: string
}

/** The script with filled slots; an empty one gets its example. Brackets are removed, because they would be read as marks. */
export function filled({ script, slots }: Pick<Template, 'script' | 'slots'>, words: Readonly<Record<string, string>>): string {
  return slots.reduce((text, { id, example }) => {
    const word = (words[id] ?? '')
      .replaceAll(/[[\]{}]/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
    return text.replaceAll(`{${id}}`, () => word || example)
  }, script)
}
