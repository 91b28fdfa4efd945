import type { Need } from '#platform/contract/needs.ts'
import type { HasConfig, HasDb } from '#platform/server/app/app.ts'
import type { Listenable } from '#platform/server/listenables.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { allTracks, categoriesOf, type Listener } from './tracks.ts'

const needs: Readonly<Record<string, readonly Need[]>> = {
  sleep: ['sleep'],
  breath: ['calm', 'talk'],
  'body-scan': ['sleep', 'calm'],
  'loving-kindness': ['kindness'],
  anxiety: ['calm', 'talk'],
  focus: ['focus'],
  morning: ['morning', 'energy'],
  nature: ['calm', 'focus'],
  walking: ['energy'],
  gratitude: ['kindness', 'morning'],
}
const scripts = new Map(catalogue.tracks.flatMap(({ id, recipe }) => (recipe.script ? [[id, recipe.script] as const] : [])))

/** Tracks and recordings, for features that offer them. */
export async function soulListenables(app: HasConfig & HasDb, person: Listener): Promise<Listenable[]> {
  const tracks = await allTracks(app, person)
  const categories = new Map(categoriesOf(tracks, person).map(({ id, title }) => [id, title]))
  const builtIn = new Set(catalogue.tracks.map(({ id }) => id))
  return tracks.map(({ id, title, description, category, tags, duration, spokenIn }) => {
    const script = scripts.get(id)
    return {
      id,
      kind: 'track',
      title,
      description,
      text: [categories.get(category) ?? '', ...tags, ...(script?.lines.map(({ text }) => text) ?? [])].join(' '),
      seconds: duration,
      needs: needs[category] ?? [],
      language: spokenIn,
      voice: script?.voice ?? (builtIn.has(id) ? 'none' : null),
      address: `/soul/track/${id}`,
    }
  })
}
