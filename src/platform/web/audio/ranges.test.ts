import { describe, expect, test } from 'vitest'
import { answerFromWhole } from './ranges.ts'
import { audioUrlOf, durationOf, toneIcon } from './items.ts'
import { backoff, clampSeek, percentOf } from './rules.ts'

const whole = () => new Response('0123456789', { headers: { 'content-type': 'audio/mpeg' } })
const ask = async (range: string | null) => {
  const answer = await answerFromWhole(range, whole())
  return [answer.status, await answer.text(), answer.headers.get('content-range')]
}

describe('a sound kept on the device', () => {
  test('is given whole, or the part that is asked for', async () => {
    expect(await ask(null)).toEqual([200, '0123456789', null])
    expect(await ask('bytes=0-')).toEqual([206, '0123456789', 'bytes 0-9/10'])
    expect(await ask('bytes=2-4')).toEqual([206, '234', 'bytes 2-4/10'])
    expect(await ask('bytes=7-99')).toEqual([206, '789', 'bytes 7-9/10'])
    expect(await ask('bytes=-3')).toEqual([206, '789', 'bytes 7-9/10'])
    expect(await ask('bytes=-30')).toEqual([206, '0123456789', 'bytes 0-9/10'])
  })

  test('says so when a part lies outside, and ignores what it cannot read', async () => {
    expect(await ask('bytes=10-')).toEqual([416, '', 'bytes */10'])
    expect(await ask('bytes=5-2')).toEqual([416, '', 'bytes */10'])
    expect(await ask('bytes=-')).toEqual([200, '0123456789', null])
    expect(await ask('bytes=0-1,4-5')).toEqual([200, '0123456789', null])
  })
})

describe('the numbers of the player', () => {
  test('retries wait 1, 2, 4 and never more than 8 seconds', () => {
    expect([0, 1, 2, 3, 4, 10].map(backoff)).toEqual([1000, 2000, 4000, 8000, 8000, 8000])
  })

  test('progress is a percentage from 0 to 100', () => {
    expect([
      percentOf(-1, 10),
      percentOf(5, 10),
      percentOf(11, 10),
      percentOf(5, 0),
      percentOf(Number.NaN, 10),
      percentOf(5, Infinity),
    ]).toEqual([0, 50, 100, 0, 0, 0])
  })

  test('a place to seek to is finite and inside', () => {
    expect([clampSeek(-1, 10), clampSeek(11, 10), clampSeek(Number.NaN, 10), clampSeek(5, Number.NaN)]).toEqual([
      0,
      10,
      undefined,
      undefined,
    ])
  })

  test('a custom meditation counts in minutes and has one of two sounds, or none', () => {
    const meditation = {
      kind: 'customMeditation',
      id: 'm',
      title: '',
      description: '',
      duration: 2,
      username: '',
      categories: [],
      tags: [],
    } as const
    expect(durationOf(meditation)).toBe(120)
    expect(audioUrlOf(meditation)).toBeUndefined()
    expect(audioUrlOf({ ...meditation, combinedAudioUrl: '', scriptAudioUrl: '/s' })).toBe('/s')
    expect(audioUrlOf({ ...meditation, combinedAudioUrl: '/c', scriptAudioUrl: '/s' })).toBe('/c')
  })

  test('every tone has an emoji of its own, and any other a thought bubble', () => {
    const tones = ['uplifting', 'energizing', 'calming', 'empowering', 'manifesting', 'healing']
    expect(new Set(tones.map(toneIcon)).size).toBe(6)
    expect(toneIcon('gloomy')).toBe('💭')
  })
})
