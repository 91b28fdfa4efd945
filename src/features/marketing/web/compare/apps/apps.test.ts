import { expect, test } from 'vitest'
import { problemsOf, type OtherApp } from '../core/fact.ts'

const isApp = (value: unknown): value is OtherApp => typeof value === 'object' && value !== null && 'strengths' in value
const files = import.meta.glob<Record<string, unknown>>('./*.ts', { eager: true })
const apps = Object.entries(files)
  .filter(([file]) => !file.endsWith('.test.ts'))
  .flatMap(([, exported]) => Object.values(exported).filter(isApp))

test('every fact, price and strength of every app has a source, a date and a grade', () => {
  expect(apps.length).toBeGreaterThan(25)
  expect(apps.flatMap(problemsOf)).toEqual([])
})

test('no app is described twice', () => {
  const names = apps.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('a fact that only others report is no complete sentence: the source’s name completes it', () => {
  const reported = apps.flatMap(({ facts }) => facts).filter(({ source }) => source.grade === 'S3')
  expect(reported.length).toBeGreaterThan(0)
  for (const { text } of reported) expect(text).not.toMatch(/\.$/)
})
