import type { CueWords } from '../../exercises/cues.ts'
import type { Exercise } from '../../exercise.ts'

type ContentLanguage = 'en' | 'de'

/** All built-in exercises. */
export const loadExercises = async (): Promise<readonly Exercise[]> => (await import('./table.ts')).exercises

/** German names by id, and names in other apps: the data that a search needs besides the table. */
export async function loadNames(): Promise<{ german: Readonly<Record<string, string>>; aliases: ReadonlyMap<string, readonly string[]> }> {
  const { german, aliases } = await import('./names.ts')
  const byId = new Map<string, string[]>()
  for (const { alias, id } of aliases) byId.set(id, [...(byId.get(id) ?? []), alias])
  return { german, aliases: byId }
}

/** The sentences that instructions are composed of. */
export const loadCues = async (language: ContentLanguage): Promise<CueWords> =>
  language === 'de' ? (await import('./cues.de.ts')).cues : (await import('./cues.en.ts')).cues
