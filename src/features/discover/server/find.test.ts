import { describe, expect, test } from 'vitest'
import type { Listenable } from '#platform/server/listenables.ts'
import { findIn } from './find.ts'
import { recommend, type Known } from './recommend.ts'
import { changeOf } from './mood-change.ts'

const one = (id: string, part: Partial<Listenable>): Listenable => ({
  id,
  kind: 'track',
  title: id,
  description: '',
  text: '',
  seconds: 600,
  needs: [],
  language: null,
  voice: 'none',
  address: `/soul/track/${id}`,
  ...part,
})
const all = [
  one('night-rain', { title: 'Night rain', description: 'Steady rain on a roof', needs: ['sleep'], seconds: 1800 }),
  one('sea', { title: 'By the sea', text: 'Lie down, and hear the rain far out', needs: ['sleep', 'calm'], voice: 'soft', language: 'en' }),
  one('breath', { title: 'Even breath', needs: ['calm', 'talk'], voice: 'low', language: 'en', seconds: 280 }),
  one('mut', { kind: 'speech', title: 'Größerer Mut', needs: ['talk'], voice: 'low', language: 'de', seconds: 90 }),
  one('desk', { title: 'Deep work', needs: ['focus'] }),
]
const ids = (found: readonly Listenable[]) => found.map(({ id }) => id)

describe('finding something to hear', () => {
  test('takes every filter that is set, and sound alone for every language', () => {
    expect(ids(findIn(all, {}))).toEqual(ids(all))
    expect(ids(findIn(all, { need: 'sleep' }))).toEqual(['night-rain', 'sea'])
    expect(ids(findIn(all, { need: 'talk', length: 'upTo5' }))).toEqual(['breath', 'mut'])
    expect(ids(findIn(all, { language: 'de' }))).toEqual(['night-rain', 'mut', 'desk'])
    expect(ids(findIn(all, { voice: 'low', kind: 'track' }))).toEqual(['breath'])
  })

  test('reads titles, descriptions and scripts, titles first; accents, case and a typing error do not matter', () => {
    expect(ids(findIn(all, { text: 'RAIN' }))).toEqual(['night-rain', 'sea'])
    expect(ids(findIn(all, { text: 'grosserer mut' }))).toEqual(['mut'])
    expect(ids(findIn(all, { text: 'nigth rain' }))).toEqual(['night-rain'])
    expect(ids(findIn(all, { text: 'rain elephants' }))).toEqual([])
    expect(ids(findIn(all, { text: '  …  ' }))).toEqual(ids(all))
  })
})

describe('recommendations', () => {
  const known: Known = { today: '2026-05-04', hour: 12, language: 'en', mood: null, heard: [], course: null }
  const whys = (part: Partial<Known>) => recommend(all, { ...known, ...part }).map(({ why, item }) => [why, item.id])

  test('follow the hour, a low mood, recent listening and a current course, and name the reason', () => {
    expect(whys({})).toEqual([
      ['midday', 'desk'],
      ['short', 'breath'],
    ])
    expect(whys({ hour: 23 })[0]![0]).toBe('late')
    expect(whys({ hour: 2 })[0]![0]).toBe('late')
    const low = recommend(all, { ...known, mood: 1.5 })[0]!
    expect([low.why, low.item.needs]).toEqual(['low', expect.arrayContaining(['calm'])])
    const like = recommend(all, { ...known, heard: ['track/night-rain'] }).find(({ why }) => why === 'like')!
    expect([like.item.id, like.title]).toEqual(['sea', 'Night rain'])
    expect(
      recommend(all, { ...known, course: { title: 'Seven evenings', need: 'sleep' } }).find(({ why }) => why === 'course')!.title,
    ).toBe('Seven evenings')
  })

  test('are stable all day, without duplicates, new items before known ones, and in the person’s language', () => {
    const some = recommend(all, { ...known, hour: 22, mood: 1, heard: ['track/sea'] })
    expect(recommend(all, { ...known, hour: 22, mood: 1, heard: ['track/sea'] })).toEqual(some)
    expect(new Set(some.map(({ item }) => item.id)).size).toBe(some.length)
    expect(some.find(({ why }) => why === 'late')!.item.id).toBe('night-rain')
    for (const { item } of recommend(all, { ...known, language: 'de' })) expect(item.language ?? 'de').toBe('de')
    expect(recommend([], known)).toEqual([])
  })
})

describe('moods before and after', () => {
  test('have no result below eight pairs, and then the mean with the interval of Student’s t', () => {
    expect(changeOf({ n: 7, mean: 2, deviation: 0.1 })).toBeNull()
    const { mean, low, high } = changeOf({ n: 9, mean: 0.5, deviation: 1.2 })!
    expect(mean).toBe(0.5)
    // t for 8 degrees of freedom is 2.306.
    expect([low, high].map((bound) => Math.round(bound * 100))).toEqual([-42, 142])
  })
})
