import type { HasCollect } from '../app/app.ts'
import type { Person } from '../auth/sessions.ts'
import type { ActSubject } from './acts.ts'

/** Names of the subjects of acts, from the features that know them. A deleted subject has no name. */
export async function namesOf(app: HasCollect, person: Person, subjects: readonly ActSubject[]): Promise<Map<string, string>> {
  const found = await Promise.all(app.collect('actNames').map(({ value }) => value(person, subjects)))
  return new Map(found.flatMap((names) => [...names]))
}
