import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { codeFacts } from './code-facts.ts'

const root = path.resolve(import.meta.dirname, '../..')
const facts = codeFacts(root)

test('every folder of a feature is named, and their lines are those of the layer', () => {
  const folders = readdirSync(path.join(root, 'src/features')).sort()
  expect(facts.features.map(({ name }) => name)).toEqual(folders)
  expect(facts.features.reduce((sum, { lines }) => sum + lines, 0)).toBe(facts.layers.features.lines)
})

test('features that keep something have tables, and those that answer have endpoints', () => {
  for (const { name, tables, endpoints } of facts.features) {
    const feature = path.join(root, 'src/features', name)
    if (existsSync(path.join(feature, 'server/tables.ts'))) expect(tables, name).toBeGreaterThan(0)
    // Reminders serve endpoints of the platform's contract.
    const hasContract = readdirSync(feature).some((file) => file.startsWith('contract'))
    if (hasContract && existsSync(path.join(feature, 'server/routes.ts'))) expect(endpoints, name).toBeGreaterThan(0)
  }
  expect(facts.features.find(({ name }) => name === 'mind')).toMatchObject({ tables: 3, endpoints: 7 })
})

test('tests, journeys, migrations, decisions and dependencies are counted', () => {
  for (const count of [facts.testFiles, facts.journeys, facts.migrations, facts.decisions, facts.dependencies])
    expect(count).toBeGreaterThan(10)
})
