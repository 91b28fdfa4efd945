import type { Need } from '#platform/contract/needs.ts'
import type { HasCollect } from './app/app.ts'
import type { Person } from './auth/sessions.ts'

/** A sound that a feature offers to others for listening, in the person's language. */
export type Listenable = {
  /** Unique within its kind. */
  id: string
  kind: 'track' | 'speech' | 'meditation'
  title: string
  description: string
  /** Further text for the search: a script, a category, tags. */
  text: string
  seconds: number
  needs: readonly Need[]
  /** The spoken language (BCP 47); null without words, or when unknown. */
  language: string | null
  /** Its voice, `none` for sound alone; null when unknown. */
  voice: 'low' | 'soft' | 'none' | null
  /** The path of the page that plays it. */
  address: string
}

export const keyOfListenable = ({ kind, id }: Pick<Listenable, 'kind' | 'id'>): string => `${kind}/${id}`

/** All sounds that this person can play, in the order of the features. */
export async function listenablesFor(app: HasCollect, person: Person): Promise<Listenable[]> {
  return (await Promise.all(app.collect('listenables').map(({ value }) => value(person)))).flat()
}
