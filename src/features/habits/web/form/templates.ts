import type { Language } from '#platform/web/i18n/locale-settings.ts'
import type { HabitFields } from '../../contract.ts'
import all from './templates.json' with { type: 'json' }
import english from './templates.en.json' with { type: 'json' }

type Shape = Pick<HabitFields, 'kind' | 'target' | 'schedule' | 'timeOfDay' | 'hue' | 'icon'> & {
  key: string
  theme: string
  goalTotal?: number
}
type Words = { themes: Record<string, string>; templates: Record<string, { name: string; question: string; unit: string }> }

export type Template = Shape & { name: string; question: string; unit: string }
export type Theme = { key: string; name: string; templates: Template[] }

/** Habits to start from, by theme, in a language. */
export async function loadTemplates(language: Language): Promise<Theme[]> {
  const words: Words = language === 'de' ? (await import('./templates.de.json', { with: { type: 'json' } })).default : english
  const shapes = all.templates as Shape[]
  return all.themes.map((key) => ({
    key,
    name: words.themes[key] ?? key,
    templates: shapes
      .filter(({ theme }) => theme === key)
      .flatMap((shape) => (words.templates[shape.key] ? [{ ...shape, ...words.templates[shape.key]! }] : [])),
  }))
}
