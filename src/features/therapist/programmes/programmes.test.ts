import { describe, expect, test } from 'vitest'
import { problemsOf, tidied } from '../form/check.ts'
import { PROGRAMME_IDS, TOOL_KINDS } from '../kinds.ts'
import { programme as mood } from './all/mood.ts'
import { programme as sleep } from './all/sleep.ts'
import { programme as stress } from './all/stress.ts'
import { programme as worry } from './all/worry.ts'
import { programmeEntry } from './catalog.ts'
import { MAX_DAYS, runFields } from './programme.ts'
import { bodyOf, newRun, nextDay, runOf, withDay } from './run.ts'

const ALL = { mood, worry, sleep, stress }
/** A slow reading speed. */
const WORDS_A_MINUTE = 130

describe.each(PROGRAMME_IDS)('the programme %s', (id) => {
  const programme = ALL[id]

  test('has two to four weeks, as its entry says, and sources', () => {
    expect(programme.id).toBe(id)
    expect(programme.days).toHaveLength(programmeEntry(id)!.days)
    expect(programme.days.length).toBeGreaterThanOrEqual(14)
    expect(programme.days.length).toBeLessThanOrEqual(MAX_DAYS)
    expect(programme.sources.length).toBeGreaterThan(2)
  })

  test('is written in both languages, each day once, with tools that exist', () => {
    for (const language of ['en', 'de'] as const) {
      const titles = programme.days.map(({ title }) => title[language])
      expect(new Set(titles).size).toBe(titles.length)
      for (const { title, read, exercise, practice } of programme.days)
        for (const words of [title, read, exercise, practice]) expect(words[language].trim().length).toBeGreaterThan(3)
    }
    for (const { tool } of programme.days) if (tool) expect(TOOL_KINDS).toContain(tool)
  })

  test('is read in two minutes a day, which leaves eight for the exercise', () => {
    for (const { read } of programme.days)
      for (const words of [read.en, read.de]) expect(words.split(' ').length / WORDS_A_MINUTE).toBeLessThanOrEqual(2)
  })
})

describe('a run', () => {
  test('continues at the first open day, past skipped ones, and ends after the last', () => {
    let run = withDay(newRun('mood'), 1, 'done', 3)
    run = withDay(run, 2, 'skipped', 3)
    expect([nextDay(run, 3), run.state]).toEqual([3, 'on'])
    // A skipped day can be done later, and then no longer counts as skipped.
    run = withDay(withDay(run, 3, 'done', 3), 2, 'done', 3)
    expect([nextDay(run, 3), run.state, run.done, run.skipped]).toEqual([undefined, 'ended', [1, 2, 3], []])
  })

  test('gives a body that the form accepts, and reads back unchanged', () => {
    const run = {
      ...withDay(withDay(newRun('sleep'), 2, 'done', 14), 10, 'skipped', 14),
      state: 'paused' as const,
      notes: new Map([[2, 'Slept']]),
    }
    const body = tidied(runFields(PROGRAMME_IDS), bodyOf(run))
    expect(problemsOf(runFields(PROGRAMME_IDS), body)).toEqual({})
    expect(runOf(body)).toEqual(run)
  })
})
