import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { dialectIn } from './vocabulary.ts'
import { LISTS, checkName, featureFiles, registered } from './new-feature.ts'

const files = featureFiles('tide-marks')
const isCode = (file: string) => /\.tsx?$/.test(file)

/** The path of an imported module from the root; undefined for a package. */
function placeOf(from: string, request: string): string | undefined {
  if (request.startsWith('#')) return `src/${request.slice(1)}`
  return request.startsWith('.') ? path.posix.join(path.posix.dirname(from), request) : undefined
}

const textOf = (file: string) => files.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

/** The names of a module's exports; `default` for its default export. */
function exportsOf(file: string, text: string): Set<string> {
  const { module } = parseSync(file, text)
  return new Set(module.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name ?? 'default')))
}

describe('the templates of a new feature', () => {
  test('leave no placeholder open and are TypeScript that can be read', () => {
    expect(files.size).toBeGreaterThan(20)
    for (const [file, text] of files) {
      expect([file, /\{\{\w+\}\}|\{\{ /.test(file + text)]).toEqual([file, false])
      if (isCode(file)) expect([file, parseSync(file, text).errors]).toEqual([file, []])
    }
  })

  test('are written in the words of the house', () => {
    expect(
      [...files].filter(([file]) => isCode(file)).flatMap(([file, text]) => dialectIn(text).map(({ name }) => `${file}: ${name}`)),
    ).toEqual([])
  })

  test('load the database library by the platform alone', () => {
    expect([...files].filter(([, text]) => /from 'drizzle-orm/.test(text)).map(([file]) => file)).toEqual([])
  })

  test('import only existing modules, by their current names', () => {
    const missing: string[] = []
    let seen = 0
    for (const [file, text] of files) {
      if (!isCode(file)) continue
      for (const { moduleRequest, entries } of parseSync(file, text).module.staticImports) {
        const target = placeOf(file, moduleRequest.value)
        if (!target) continue
        const there = textOf(target)
        if (there === undefined) missing.push(`${file}: ${target}`)
        else if (isCode(target) && !/^export \* from/m.test(there)) {
          const names = exportsOf(target, there)
          for (const { importName } of entries) {
            seen++
            const name = importName.kind === 'Default' ? 'default' : importName.name!
            if (!names.has(name)) missing.push(`${file}: ${name} of ${target}`)
          }
        }
      }
      for (const [, request] of text.matchAll(/import\('([^']+)'\)/g))
        if (!textOf(placeOf(file, request!)!)) missing.push(`${file}: ${request}`)
    }
    expect(missing).toEqual([])
    expect(seen).toBeGreaterThan(80)
  })

  test('have the same keys in English and German, and contain the required files', () => {
    const keys = (file: string) => [...files.get(file)!.matchAll(/^ {2}(\w+):/gm)].map(([, key]) => key)
    const folder = 'src/features/tide-marks'
    expect(keys(`${folder}/web/messages.de.ts`)).toEqual(keys(`${folder}/web/messages.ts`))
    expect(keys(`${folder}/reasons.de.ts`)).toEqual(keys(`${folder}/reasons.en.ts`))
    for (const file of ['README.md', 'server/life.fixture.ts', 'server/tables.ts', 'server/routes.test.ts', 'web/titles.de.ts'])
      expect([file, files.has(`${folder}/${file}`)]).toEqual([file, true])
  })
})

test('a new feature stands in both lists of features, as one import and one entry', () => {
  for (const list of LISTS) {
    const before = readFileSync(list.file, 'utf8')
    const after = registered('tide-marks', list, before)
    expect(parseSync(list.file, after).errors).toEqual([])
    expect(after).toContain(`import { tideMarks${list.suffix} } from '#features/tide-marks/${list.half}/feature.ts'`)
    expect(after.match(/tideMarks/g)).toHaveLength(2)
    expect(after.replace(/^import \{ tideMarks.*\n/, '').replace(/\n {2}tideMarks\w+,/, '')).toBe(before)
  }
})

test('a name that is no name, of a feature that is there or of a page that is taken, is refused with a sentence', () => {
  for (const name of ['', 'Tides', 'tide_marks', '-tides', 'tides-', '../tides', '9lives'])
    expect(() => checkName(name)).toThrow(/Give the feature a name/)
  expect(() => checkName('journal')).toThrow('There is a feature journal already.')
  expect(() => checkName('calendar')).toThrow(/There is a page at \/calendar already/)
  expect(() => checkName('tide-marks')).not.toThrow()
})
