import type { Need } from '#platform/contract/needs.ts'
import type { HasCollect } from './app/app.ts'
import type { Person } from './auth/sessions.ts'

/** Something that can be heard, as the feature that has it offers it to others, in the person's language. */
export type Listenable = {
  /** Unique within its kind. */
  id: string
  kind: 'track' | 'speech' | 'meditation'
  title: string
  description: string
  /** What a search reads besides: a script, a category, tags. */
  text: string
  seconds: number
  needs: readonly Need[]
  /** In which it is spoken (BCP 47); null without words, or when nobody knows. */
  language: string | null
  /** Whose voice it has, `none` for sound alone; null when nobody knows. */
  voice: 'low' | 'soft' | 'none' | null
  /** The path where it is heard. */
  address: string
}

export const keyOfListenable = ({ kind, id }: Pick<Listenable, 'kind' | 'id'>): string => `${kind}/${id}`

/** All that this person can hear, in the order of the features. */
export async function listenablesFor(app: HasCollect, person: Person): Promise<Listenable[]> {
  return (await Promise.all(app.collect('listenables').map(({ value }) => value(person)))).flat()
}
