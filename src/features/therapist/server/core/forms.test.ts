import { describe, expect, test } from 'vitest'
import { problemsOf, tidied } from '../../form/check.ts'
import { fieldsOf, type Field } from '../../form/fields.ts'
import { TOOL_KINDS } from '../../kinds.ts'
import { TOOLS } from '../../tools/catalog.ts'
import { ALL_TOOLS } from './forms.ts'

describe.each(TOOL_KINDS)('the tool %s', (kind) => {
  const tool = ALL_TOOLS[kind]
  const fields = fieldsOf(tool.steps)

  test('is in the catalogue once, and under its own kind', () => {
    expect(tool.kind).toBe(kind)
    expect(TOOLS.filter((entry) => entry.kind === kind)).toHaveLength(1)
  })

  test('has examples in both languages that its form accepts and that fill in the same fields', () => {
    for (const language of ['en', 'de'] as const) {
      const example = tool.example[language]
      expect(tidied(fields, example)).toEqual(example)
      expect(problemsOf(fields, example)).toEqual({})
    }
    expect(Object.keys(tool.example.en)).toEqual(Object.keys(tool.example.de))
  })

  test('names no field twice, and its patterns, headline and due day are fields of it', () => {
    const names = fields.map(({ name }) => name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    const used = tool.patterns.flatMap((pattern) =>
      pattern.kind === 'change'
        ? [pattern.by, pattern.rows, ...(pattern.rows ? [] : [pattern.from, pattern.to])]
        : pattern.kind === 'often'
          ? [pattern.field]
          : [],
    )
    for (const name of [...used, tool.headline, ...(tool.due ? [tool.due.day, tool.due.done] : [])]) if (name) expect(names).toContain(name)
  })

  test('has words in both languages everywhere', () => {
    const wordsIn = (value: unknown): { en: string; de: string }[] => {
      if (typeof value !== 'object' || value === null) return []
      const found = value as Record<string, unknown>
      if (typeof found.en === 'string') return [found as { en: string; de: string }]
      return Object.values(found).flatMap(wordsIn)
    }
    const all = wordsIn([tool.why, tool.steps, tool.patterns])
    expect(all.length).toBeGreaterThan(8)
    expect(all.filter(({ en, de }) => !en?.trim() || !de?.trim())).toEqual([])
  })
})

test('a check names every wrong field of a form, and no other', () => {
  const fields: Field[] = [
    {
      name: 'a',
      kind: 'rating',
      label: { en: 'a', de: 'a' },
      ends: [
        { en: '', de: '' },
        { en: '', de: '' },
      ],
      isNeeded: true,
    },
    { name: 'b', kind: 'number', label: { en: 'b', de: 'b' }, least: 0, most: 10 },
    { name: 'c', kind: 'time', label: { en: 'c', de: 'c' } },
    { name: 'd', kind: 'choices', label: { en: 'd', de: 'd' }, options: [{ value: 'x', label: { en: 'x', de: 'x' } }] },
    { name: 'e', kind: 'day', label: { en: 'e', de: 'e' } },
  ]
  expect(problemsOf(fields, { a: 101, b: 2.5, c: '24:00', d: ['y'], e: '2026-02-31x' })).toEqual({
    a: { what: 'range', least: 0, most: 100 },
    b: { what: 'form' },
    c: { what: 'form' },
    d: { what: 'choice' },
    e: { what: 'form' },
  })
  expect(problemsOf(fields, {})).toEqual({ a: { what: 'missing' } })
  expect(problemsOf(fields, { a: 0, b: 10, c: '23:59', d: ['x'], e: '2026-02-28' })).toEqual({})
})
