import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { parseSync } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import * as platformEnglish from '#platform/contract/reasons.en.ts'
import { de as platformGerman } from '#platform/contract/reasons.de.ts'
import { formatReason, type Reason, type ReasonWords } from '#platform/contract/reasons.ts'
import { translate } from './shell/reason-words.de.ts'

type Words = Record<string, ReasonWords>
type Maker = ((params: object) => Reason) & { id: string }
type Catalogue = { words: Words } & Record<string, Maker>

const english = import.meta.glob<Record<string, Catalogue>>('../../features/*/reasons.en.ts', { eager: true })
const german = import.meta.glob<{ de: Words }>('../../features/*/reasons.de.ts', { eager: true })

/** By catalogue: its English reasons, and its German words. */
const catalogues: [name: string, reasons: Catalogue, de: Words | undefined][] = [
  ...Object.values(platformEnglish as unknown as Record<string, Catalogue>).map((reasons): (typeof catalogues)[number] => {
    const name = catalogueOf(reasons)
    return [name, reasons, (platformGerman as Record<string, Words>)[name]]
  }),
  ...Object.entries(english).flatMap(([file, module]) =>
    Object.values(module).map((reasons): (typeof catalogues)[number] => [
      /features\/([^/]+)\//.exec(file)![1]!,
      reasons,
      german[file.replace('.en.', '.de.')]?.de,
    ]),
  ),
]

function catalogueOf(reasons: Catalogue): string {
  const [key = ''] = Object.keys(reasons.words)
  return reasons[key]!.id.split('.')[0]!
}

/** Every param is a visible number, so that a forgotten one is visible, too. */
const params = new Proxy({}, { get: () => 7 })

describe.each(catalogues)('The reasons of %s', (catalogue, reasons, de) => {
  const { words, ...makers } = reasons

  test('has words in both languages, and ids that begin with its name', () => {
    expect(Object.keys(de ?? {}).toSorted()).toEqual(Object.keys(words).toSorted())
    for (const [key, text] of Object.entries(words)) {
      expect(makers[key]!.id).toBe(`${catalogue}.${key}`)
      for (const one of [text, de![key]!]) expect(formatReason(one, params)).toMatch(/^\P{Ll}.*\p{L}{2}/su)
    }
  })

  test('is translated into German by its reason alone', () => {
    for (const key of Object.keys(words)) {
      const reason = makers[key]!(params)
      const { message } = translate({ message: reason.message, reason: reason.id, params: reason.params })
      expect(message).toBe(formatReason(de![key]!, params))
    }
  })
})

test('An unknown reason of a newer server gets a general message, and each field its own', () => {
  const stated = translate({
    message: 'Only Tuesdays.',
    reason: 'moon.only_tuesdays',
    params: {},
    fields: { day: 'Only Tuesdays.', name: 'This takes at most 3 characters.' },
    fieldReasons: { day: { reason: 'moon.only_tuesdays', params: {} }, name: { reason: 'field.too_long', params: { most: 3 } } },
  })
  expect(stated.message).toBe(platformGerman.http.unknown)
  expect(stated.fields).toEqual({ day: platformGerman.http.unknown, name: 'Das darf höchstens 3 Zeichen haben.' })
})

test('A foreign error stays unchanged', () => {
  expect(translate({ message: 'Bad gateway' })).toEqual({ message: 'Bad gateway' })
})

type Node = { type: string; [key: string]: unknown }

/** Calls with messages for people: none of them may contain a literal sentence. */
const SPEAKS = /^(AppError|invalid|fieldError|notFound|min|max|length|regex|refine|email|url|superRefine)$/
const NAMED = /AppError|invalid\(|fieldError\(|notFound\(|from 'zod'/

test('No error and no schema of a contract contains a literal sentence: messages belong to reasons', async () => {
  const sentences: string[] = []
  let seen = 0
  for await (const file of glob('src/{features,platform}/**/*.ts')) {
    if (/\.(test|fixture)\.ts$/.test(file) || /\/web\//.test(file)) continue
    const text = readFileSync(file, 'utf8')
    if (!NAMED.test(text)) continue
    const isContract = /\/contract([-/]|\.ts)/.test(file)
    visit(parseSync(file, text).program as unknown as Node, (node) => {
      if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return
      const callee = node.callee as Node
      const isMethod = callee.type === 'MemberExpression'
      const name = (isMethod ? (callee.property as Node) : callee).name as string | undefined
      if (!name || !SPEAKS.test(name) || (isMethod && !isContract)) return
      seen++
      visit(node.arguments, (inner) => {
        const words = inner.type === 'TemplateElement' ? (inner.value as { raw: string }).raw : inner.value
        if (typeof words === 'string' && /\p{L} \p{L}/u.test(words)) sentences.push(`${file}: ${words}`)
      })
    })
  }
  expect(sentences).toEqual([])
  expect(seen).toBeGreaterThan(200)
})

function visit(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) return node.forEach((one) => visit(one, see))
  if (typeof node !== 'object' || node === null) return
  if (typeof (node as Node).type === 'string') see(node as Node)
  for (const value of Object.values(node)) visit(value, see)
}
