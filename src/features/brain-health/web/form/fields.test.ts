import { describe, expect, test } from 'vitest'
import { AnswerFields } from '../../answers.ts'
import { WHOLE } from '../../server/brain-health.fixture.ts'
import type { CareItem } from '../../scores/care-score.ts'
import { sheetOf } from '../../sheet.ts'
import { draftOf, FORM_FIELDS, readDraft, type Units } from './fields.ts'

const METRIC: Units = { sugar: 'percent', fat: 'mg-dl', system: 'metric' }
const parse = (text: string) => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined)
const print = (value: number) => String(value)
const sheet = sheetOf(WHOLE.map((answer) => ({ answer })))

describe('the form of an answer', () => {
  test.each(WHOLE)('returns the stored answer unchanged, in any unit: $item', ({ item }) => {
    const name = item as CareItem
    for (const units of [METRIC, { sugar: 'mmol-mol', fat: 'mmol-l', system: 'imperial' } as const]) {
      const read = readDraft(name, draftOf(name, sheet, units, print), units, parse)
      if ('problems' in read) throw new Error(JSON.stringify(read.problems))
      expect(AnswerFields.parse(read.answer)).toEqual(read.answer)
      for (const field of FORM_FIELDS[name]) {
        const [back, was] = [read.answer.value, sheet[name]].map((value) => (value as Record<string, unknown>)[field.name])
        if (typeof was === 'number') expect(back).toBeCloseTo(was, 6)
        else expect(back).toEqual(was)
      }
    }
  })

  test('reports problems at their fields, in the unit that is shown', () => {
    const problems = (item: CareItem, draft: Record<string, string>, units = METRIC) => readDraft(item, draft, units, parse)
    expect(problems('pressure', { systolic: '0', diastolic: '900' })).toEqual({
      problems: { systolic: { what: 'outside', least: 60, most: 260 }, diastolic: { what: 'outside', least: 30, most: 160 } },
    })
    expect(problems('pressure', { systolic: '80', diastolic: '120' })).toEqual({ problems: { systolic: { what: 'order' } } })
    expect(problems('sugar', { hba1c: '50' })).toMatchObject({ problems: { hba1c: { what: 'outside', most: 20 } } })
    expect(problems('sugar', { hba1c: '50' }, { ...METRIC, sugar: 'mmol-mol' })).toMatchObject({ answer: { item: 'sugar' } })
    expect(problems('cholesterol', {})).toEqual({ problems: { total: { what: 'missing' } } })
    expect(problems('sleep', { hours: 'seven' })).toEqual({ problems: { hours: { what: 'notNumber' } } })
    expect(problems('smoking', {})).toEqual({ problems: { status: { what: 'choose' } } })
  })
})
