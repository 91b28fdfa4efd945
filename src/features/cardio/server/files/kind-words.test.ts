import { describe, expect, test } from 'vitest'
import { kindOf } from './kind-words.ts'

describe('the kind of sport', () => {
  test.each([
    ['Radtour Grunewald', 'ride'],
    ['Brunch walk', 'walk'],
    ['Morning Run', 'run'],
    ['TrailRun', 'run'],
    ['trail_running', 'run'],
    ['VirtualRide', 'ride'],
    ['E-Bike Ride', 'ride'],
    ['indoor_rowing', 'row'],
    ['lap_swimming', 'swim'],
    ['Waldlauf am Abend', 'run'],
    ['Spaziergang um den See', 'walk'],
    ['Schwimmen gehen', 'swim'],
    ['Bergwanderung', 'hike'],
    ['Nordic Walking', 'walk'],
    ['Treadmill walk', 'walk'],
    ['Spin class', 'ride'],
    ['Running training', 'run'],
    ['Lauftraining', 'run'],
    ['cardio_training', 'class'],
    ['Yoga class', 'class'],
    ['treadmill', 'run'],
  ] as const)('of “%s” is recognized from whole words', (name, kind) => {
    expect(kindOf(name)).toBe(kind)
  })

  test.each(['Bike to the running track', 'Walk and run', 'Run, then swim', 'Radfahren und Laufen'])(
    'of “%s” is undecided, because the name has two kinds',
    (name) => {
      expect(kindOf(name)).toBeNull()
    },
  )

  test.each([
    'Grunewald',
    'Brunch',
    'Trunk show',
    'Einkauf',
    'Verlauf',
    'Skilanglauf',
    'Horse riding',
    'Motorrad',
    'Prowling',
    'NordicSki',
    '',
  ])('is not recognized in “%s”', (name) => {
    expect(kindOf(name)).toBeNull()
  })

  test('comes from the device if it states one, else from the name', () => {
    expect(kindOf('cycling', 'Ride to the morning run')).toBe('ride')
    expect(kindOf('other', 'Morning run')).toBe('run')
    expect(kindOf(undefined, 'Morning run')).toBe('run')
  })
})
