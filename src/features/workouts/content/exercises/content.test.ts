import { describe, expect, it } from 'vitest'
import { MUSCLES } from '#platform/body/muscles.ts'
import { CAUTIONS_BY_JOINT, EQUIPMENT, LEVELS, LOADINGS, PATTERNS_BY_FAMILY, TRAITS } from '../../exercise.ts'
import names from './names.de.json' with { type: 'json' }
import aliases from './aliases.json' with { type: 'json' }
import { exercises } from './table.ts'

const PATTERNS = Object.values(PATTERNS_BY_FAMILY).flat()
const CAUTIONS = Object.values(CAUTIONS_BY_JOINT).flat()

describe('the table of exercises', () => {
  it('has at least four hundred, each with an id, an English and a German name of its own', () => {
    expect(exercises.length).toBeGreaterThanOrEqual(400)
    for (const values of [exercises.map(({ id }) => id), exercises.map(({ name }) => name), exercises.map(({ id }) => german(id))])
      expect(new Set(values).size).toBe(exercises.length)
  })

  it('uses only words that the contract knows', () => {
    for (const exercise of exercises) {
      expect(exercise.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(PATTERNS).toContain(exercise.pattern)
      expect(LOADINGS).toContain(exercise.loading)
      expect(LEVELS).toContain(exercise.level)
      expect([1, 2, 3]).toContain(exercise.rank)
      for (const kind of exercise.equipment) expect(EQUIPMENT, exercise.id).toContain(kind)
      for (const tag of exercise.cautions) expect(CAUTIONS, exercise.id).toContain(tag)
      for (const trait of exercise.traits) expect(TRAITS, exercise.id).toContain(trait)
    }
  })

  it('names muscles once, at least one of them primary', () => {
    for (const { id, primary, secondary } of exercises) {
      expect(primary.length, id).toBeGreaterThan(0)
      const all = [...primary, ...Object.keys(secondary)]
      expect(new Set(all).size, id).toBe(all.length)
      for (const muscle of all) expect(MUSCLES, id).toContain(muscle)
    }
  })

  it('has something for every pattern and every muscle, and for every piece of equipment', () => {
    expect(new Set(exercises.map(({ pattern }) => pattern))).toEqual(new Set(PATTERNS))
    expect(new Set(exercises.flatMap(({ primary }) => primary))).toEqual(new Set(MUSCLES))
    expect(new Set(exercises.flatMap(({ equipment }) => equipment))).toEqual(new Set(EQUIPMENT))
  })

  it('loads an exercise with something that its equipment has', () => {
    const needs = {
      barbell: 'barbell',
      'ez-bar': 'ez-bar',
      dumbbell: 'dumbbell',
      dumbbells: 'dumbbell',
      kettlebell: 'kettlebell',
      kettlebells: 'kettlebell',
      cable: 'cable',
      band: 'band',
    } as const
    for (const { id, loading, equipment } of exercises) {
      const needed = needs[loading as keyof typeof needs] as (typeof needs)[keyof typeof needs] | undefined
      if (needed) expect(equipment, id).toContain(needed)
    }
  })

  it('knows where a name of another app leads', () => {
    const ids = new Set(exercises.map(({ id }) => id))
    for (const { alias, id } of aliases) expect(ids, alias).toContain(id)
    expect(aliases.find(({ alias }) => alias === 'Bench Press (Barbell)')).toEqual({
      alias: 'Bench Press (Barbell)',
      id: 'barbell-bench-press',
      match: 'exact',
    })
  })
})

function german(id: string): string | undefined {
  return (names as Record<string, string | undefined>)[id]
}
