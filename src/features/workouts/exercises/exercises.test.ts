import { describe, expect, it } from 'vitest'
import aliases from '../content/exercises/aliases.json' with { type: 'json' }
import cuesDe from '../content/exercises/cues.de.json' with { type: 'json' }
import cuesEn from '../content/exercises/cues.en.json' with { type: 'json' }
import namesDe from '../content/exercises/names.de.json' with { type: 'json' }
import { exercises } from '../content/exercises/table.ts'
import { PATTERNS_BY_FAMILY } from '../exercise.ts'
import { cuesOf, type CueWords } from './cues.ts'
import { asExercise } from './own.ts'
import { alternativesTo, indexOf, searchExercises } from './search.ts'

const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]))
const aliasesOf = new Map<string, string[]>()
for (const { alias, id } of aliases) aliasesOf.set(id, [...(aliasesOf.get(id) ?? []), alias])
const index = indexOf(
  exercises.map(({ id, name, rank }) => ({
    id,
    names: [name, (namesDe as Record<string, string>)[id]!],
    aliases: aliasesOf.get(id) ?? [],
    rank,
  })),
)
const best = (query: string) => searchExercises(index, query)[0]

describe('cues', () => {
  it('are there for every movement in both languages: set-up, movement, two mistakes', () => {
    const patterns = Object.values(PATTERNS_BY_FAMILY).flat().toSorted()
    for (const words of [cuesEn, cuesDe]) {
      expect(Object.keys(words.patterns).toSorted()).toEqual(patterns)
      for (const lines of Object.values(words.patterns)) {
        expect(lines).toHaveLength(4)
        for (const line of lines) expect(line.length).toBeGreaterThan(15)
      }
      expect(new Set(Object.values(words.patterns).flat()).size).toBeGreaterThan(330)
    }
    for (const part of ['breath', 'loads', 'traits', 'manners', 'variants', 'exercises'] as const)
      expect(Object.keys(cuesDe[part])).toEqual(Object.keys(cuesEn[part]))
  })

  it('say how each exercise is set up, done and breathed, in both languages', () => {
    for (const exercise of exercises)
      for (const words of [cuesEn, cuesDe] as unknown as CueWords[]) {
        const { setup, movement, breath, mistakes } = cuesOf(exercise, words)
        expect(setup.length, exercise.id).toBeGreaterThan(0)
        expect([movement, breath, ...mistakes].every(Boolean), exercise.id).toBe(true)
        expect(mistakes).toHaveLength(2)
      }
  })

  it('are words of their own for exercises that exist, as many in both languages', () => {
    for (const [id, lines] of Object.entries<readonly string[]>(cuesEn.exercises)) {
      expect(byId.has(id), id).toBe(true)
      expect([2, 4, 5], id).toContain(lines.length)
      expect((cuesDe.exercises as Record<string, readonly string[]>)[id], id).toHaveLength(lines.length)
    }
  })

  it('tell nobody to sit and to stand, or to kneel and to stand, nor of a bar where there is a dumbbell', () => {
    for (const exercise of exercises) {
      const { setup, movement } = cuesOf(exercise, cuesEn)
      const all = [...setup, movement].join(' ')
      if (exercise.traits.some((one) => one === 'seated' || one === 'half-kneeling'))
        expect(all, exercise.id).not.toMatch(/\b(?:Stand tall|Stand with|Hang with)\b/)
      if (exercise.loading.startsWith('dumbbell') || exercise.loading.startsWith('kettlebell'))
        expect(all, exercise.id).not.toMatch(/(?:^|[.,] )(?:the|press the|draw the) bar\b/i)
    }
  })

  it('of an exercise with words of its own take the place of its movement’s', () => {
    const { setup, movement, breath, mistakes } = cuesOf(byId.get('seated-good-morning')!, cuesEn)
    expect(setup.join(' ')).toMatch(/^Load both ends .*Sit astride/)
    expect(movement).toMatch(/sit up tall/)
    expect(breath).toMatch(/before you tip/)
    expect(mistakes).toHaveLength(2)
  })
})

describe('search', () => {
  it('finds by names in either language, by what other apps say, and by beginnings', () => {
    expect(best('back squat barbell')).toBe('barbell-back-squat')
    expect(best('Kniebeuge Langhantel')).toMatch(/squat/)
    expect(best('Bench Press (Barbell)')).toBe('barbell-bench-press')
    expect(best('latz')).toMatch(/pulldown/)
    expect(byId.get(best('wall sit')!)!.id).toBe('wall-sit')
  })

  it('forgives a slip of the finger and other ways to write an umlaut', () => {
    expect(best('benhc press barbell')).toBe('barbell-bench-press')
    expect(byId.get(best('kreuzhben')!)!.pattern).toMatch(/deadlift/)
    expect(byId.get(best('klimmzüge')!)!.pattern).toBe('pull-up')
    expect(searchExercises(index, 'ueberkopf').length).toBeGreaterThan(0)
    expect(searchExercises(index, 'überkopf')).toEqual(searchExercises(index, 'ueberkopf'))
  })

  it('finds nothing for nothing, for nonsense, and for very much', () => {
    for (const query of ['', '   ', 'xqzvwk', '💪', 'a'.repeat(10_000)]) expect(searchExercises(index, query)).toEqual([])
  })

  it('is led to its exercise by every name of another app', () => {
    const missed = aliases.filter(({ alias, id }) => !searchExercises(index, alias, 20).includes(id))
    expect(missed.map(({ alias }) => alias)).toEqual([])
  })
})

describe('alternatives', () => {
  it('are of the same movement or the same muscles, and never itself', () => {
    for (const exercise of exercises) {
      const others = alternativesTo(exercise, exercises)
      expect(others, exercise.id).not.toContain(exercise)
      for (const other of others)
        expect(other.pattern === exercise.pattern || other.primary.some((muscle) => exercise.primary.includes(muscle)), exercise.id).toBe(
          true,
        )
    }
    expect(alternativesTo(byId.get('barbell-bench-press')!, exercises).map(({ pattern }) => pattern)).toContain('bench-press')
  })

  it('need only what is there, where that is known', () => {
    const have = new Set(['dumbbell', 'bench'])
    const others = alternativesTo(byId.get('barbell-bench-press')!, exercises, 6, have)
    expect(others.length).toBeGreaterThan(0)
    for (const { equipment } of others) expect(equipment.every((one) => have.has(one))).toBe(true)
  })
})

describe('an exercise of one’s own', () => {
  it('asks of the joints what its movement asks', () => {
    const own = asExercise(
      {
        id: '01999999-9999-7999-8999-999999999999',
        name: 'Sandbag squat',
        pattern: 'squat',
        primary: ['quads'],
        secondary: ['quads', 'glutes'],
        equipment: [],
        loading: 'none',
        measure: 'reps',
        perSide: false,
      },
      exercises,
    )
    expect(own.cautions).toContain('knee-deep-flexion')
    expect(own.secondary).toEqual({ glutes: 0.5 })
  })
})
