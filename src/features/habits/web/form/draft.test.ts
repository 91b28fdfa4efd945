import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { HabitFields, Schedule } from '../../contract.ts'
import { someHabit } from '../data/habits.fixture.ts'
import { fieldsOf } from '../data/writing.ts'
import { iconOf, HABIT_ICONS } from '../core/icons.ts'
import { blankDraft, draftFromTemplate, draftOf, readDraft, type Draft } from './draft.ts'
import { loadTemplates } from './templates.ts'

const draft = (change: Partial<Draft> = {}): Draft => ({ ...blankDraft('2026-05-04', 3), name: 'Read', ...change })
const problems = (change: Partial<Draft>, locale = 'en-GB') => {
  const read = readDraft(draft(change), locale)
  return 'problems' in read ? read.problems : {}
}

describe('the form of a habit', () => {
  test('names everything that is wrong at once', () => {
    expect(
      problems({ name: '  ', kind: 'atLeast', target: '', rhythm: 'perWeek', times: '9', hasGoal: true, goalTotal: '0', startDay: '' }),
    ).toEqual({
      name: 'missing',
      target: 'missing',
      times: 'too-many',
      goalTotal: 'too-small',
      startDay: 'missing',
    })
    expect(problems({ kind: 'atLeast', target: '8', step: 'some' })).toEqual({ step: 'not-a-number' })
    expect(problems({ kind: 'atLeast', target: '8', step: '0' })).toEqual({ step: 'too-small' })
    expect(problems({ kind: 'atLeast', target: '8', step: ' ' })).toEqual({})
    expect(problems({ kind: 'atLeast', target: 'ten' })).toEqual({ target: 'not-a-number' })
    expect(problems({ kind: 'atMost', target: '0' })).toEqual({})
    expect(problems({ rhythm: 'everyDays', days: '1' })).toEqual({ days: 'too-small' })
    expect(problems({ rhythm: 'timesADay', times: '2.5' })).toEqual({ times: 'whole' })
    expect(problems({ kind: 'atLeast', target: '1', rhythm: 'timesADay' })).toEqual({ rhythm: 'number-times' })
    expect(problems({ pauses: [{ from: '2026-05-04', to: '2026-05-01' }] })).toEqual({ pauses: 'backwards' })
    expect(problems({ pauses: [{ from: '', to: '2026-05-01' }] })).toEqual({ pauses: 'missing' })
    expect(problems({ pauses: [{ from: '', to: '' }] })).toEqual({})
  })

  test('returns every habit unchanged', () => {
    const schedule: fc.Arbitrary<Schedule> = fc.oneof(
      fc.constant({ kind: 'daily' as const }),
      fc.record({ kind: fc.constant('weekdays' as const), weekdays: fc.integer({ min: 1, max: 127 }) }),
      fc.integer({ min: 2, max: 366 }).chain((days) =>
        fc.record({
          kind: fc.constant('perDays' as const),
          times: fc.integer({ min: 1, max: Math.min(31, days) }),
          days: fc.constant(days),
        }),
      ),
      fc.record({ kind: fc.constant('everyDays' as const), days: fc.integer({ min: 2, max: 366 }) }),
    )
    const amount = fc.integer({ min: 1, max: 9_999_999 }).map((n) => n / 100)
    fc.assert(
      fc.property(
        schedule,
        fc.constantFrom('yes' as const, 'atLeast' as const),
        amount,
        fc.option(amount),
        fc.option(amount),
        fc.constantFrom('en-GB', 'de-DE'),
        (one, kind, target, goalTotal, chosen, locale) => {
          const step = kind === 'yes' ? null : chosen
          const fields: HabitFields = fieldsOf(
            someHabit({
              schedule: one,
              kind,
              target: kind === 'yes' ? 1 : target,
              step,
              goalTotal,
              pauses: [{ from: '2026-05-04', to: null }],
            }),
          )
          expect(readDraft(draftOf(fields, locale), locale)).toEqual({ fields })
        },
      ),
    )
  })
})

describe('templates', () => {
  test.each(['en', 'de'] as const)('in %s are many, complete, and valid habits without changes', async (language) => {
    const themes = await loadTemplates(language)
    const all = themes.flatMap(({ templates }) => templates)
    expect(themes.length).toBeGreaterThanOrEqual(6)
    expect(all.length).toBeGreaterThanOrEqual(24)
    for (const template of all) {
      expect(template.name && template.question).toBeTruthy()
      expect(HABIT_ICONS[template.icon]).toBe(iconOf(template.icon))
      expect(template.kind === 'yes' || template.unit !== '').toBe(true)
      const read = readDraft(draftFromTemplate(template, '2026-05-04', 0, 'en-GB'), 'en-GB')
      expect(read).toMatchObject({
        fields: { name: template.name, schedule: template.schedule, target: template.target, goalTotal: template.goalTotal ?? null },
      })
    }
  })

  test('are the same in both languages', async () => {
    const keys = async (language: 'en' | 'de') =>
      (await loadTemplates(language)).map(({ key, templates }) => [key, templates.map((one) => one.key)])
    expect(await keys('de')).toEqual(await keys('en'))
  })
})
