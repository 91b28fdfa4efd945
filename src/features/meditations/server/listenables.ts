import type { Need } from '#platform/contract/needs.ts'
import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { Listenable } from '#platform/server/listenables.ts'
import type { Category } from '../core/categories.ts'
import type { Voice } from '../core/timeline.ts'
import { sharedList } from './shared-store.ts'
import { meditationsOf, openMeditation } from './store.ts'

const needs: Readonly<Record<Category, readonly Need[]>> = {
  sleep: ['sleep'],
  evening: ['sleep'],
  calm: ['calm', 'talk'],
  breath: ['calm', 'talk'],
  body: ['sleep', 'calm'],
  focus: ['focus'],
  kindness: ['kindness'],
  gratitude: ['kindness', 'morning'],
  courage: ['talk', 'energy'],
  grief: ['kindness'],
  walking: ['energy'],
  morning: ['morning', 'energy'],
}

type Words = {
  title: string
  description: string
  script: string
  categories: readonly string[]
  tags: readonly string[]
  language: string
  voice: Voice
}

const listenable = (id: string, seconds: number, isSynthetic: boolean, words: Words): Listenable => ({
  id,
  kind: 'meditation',
  title: words.title,
  description: words.description,
  text: [...words.categories, ...words.tags, words.script].join(' '),
  seconds,
  needs: [...new Set(words.categories.flatMap((category) => needs[category as Category] ?? []))],
  language: words.language,
  // The character of a person's own voice is unknown.
  voice: isSynthetic && words.voice !== 'own' ? words.voice : null,
  address: `/personal-meditations-customized?meditation=${id}`,
})

/** A person's own rendered meditations, and those that others share. */
export async function meditationListenables({ db, vault }: HasDb & HasVault, { id: userId }: Person): Promise<Listenable[]> {
  const [key, own, shared] = await Promise.all([vault.keyOf(userId), meditationsOf(db, userId), sharedList(db, userId, {})])
  return [
    ...own.flatMap((row) =>
      row.audioSeconds === null ? [] : [listenable(row.id, row.audioSeconds, (row.audioAt?.length ?? 0) > 0, openMeditation(key, row))],
    ),
    ...shared.flatMap(({ shared: one }) =>
      one.userId === userId ? [] : [listenable(one.publicId, one.audioSeconds, one.isSynthetic, one)],
    ),
  ]
}
