import { expect, test } from 'vitest'
import { readSession } from './read-session.ts'

/** Reads relative to a Saturday. */
const read = (text: string): string => {
  const { kind, minutes, metres, day } = readSession(text, '2026-11-28')
  return [kind, minutes ?? '-', metres ?? '-', day ?? 'now'].join(' ')
}

test('kind, duration, distance and day are read from a sentence', () => {
  expect(
    [
      'I ran 5 km this morning',
      'went for a 10k run',
      'I walked 3 miles',
      'swam 1000 metres',
      'I ran for half an hour',
      'did 10 km yesterday in 58 minutes, running',
      'walked the dog for 20 minutes',
      'hiked 12 km on Sunday in 3 hours 20 minutes',
      'rode my bike to the office',
      'played football for 90 minutes',
      'rowed 2000 metres',
      'ran half a mile',
    ].map(read),
  ).toEqual([
    'run - 5000 now',
    'run - 10000 now',
    'walk - 4828 now',
    'swim - 1000 now',
    'run 30 - now',
    'run 58 10000 2026-11-27',
    'walk 20 - now',
    'hike 200 12000 2026-11-22',
    'ride - - now',
    'other 90 - now',
    'row - 2000 now',
    'run - 805 now',
  ])
  expect(
    [
      'ich bin heute früh 5,5 km gelaufen',
      '20 Minuten mit dem Hund draußen gelaufen',
      'am Samstag zwei Stunden Rad gefahren',
      'gestern 10 km in 58 Minuten gelaufen',
      'anderthalb Stunden spazieren gewesen',
      'einen Kilometer geschwommen',
      'wir waren fünf Stunden wandern',
    ].map(read),
  ).toEqual([
    'run - 5500 now',
    'walk 20 - now',
    'ride 120 - 2026-11-21',
    'run 58 10000 2026-11-27',
    'walk 90 - now',
    'swim - 1000 now',
    'hike 300 - now',
  ])
})
