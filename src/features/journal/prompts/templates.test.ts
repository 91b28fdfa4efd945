import { type Token, marked } from 'marked'
import { describe, expect, test } from 'vitest'
import { builtInTemplates, loadTemplates } from './templates.ts'

const [en, de] = await Promise.all([loadTemplates('en'), loadTemplates('de')])

/** The blocks of a body, down to list items and whether they can be ticked. */
function shape(body: string): string[] {
  return marked.lexer(body).flatMap((token: Token) => {
    if (token.type === 'space') return []
    if (token.type !== 'list') return [token.type === 'heading' ? `h${token.depth}` : token.type]
    return (token.items as { task: boolean; text: string }[]).map((item) => (item.task ? 'task' : token.ordered ? 'number' : 'bullet'))
  })
}

describe('the built-in templates', () => {
  test('are the five, in both languages', () => {
    expect(en.map((template) => template.id)).toEqual([...builtInTemplates])
    expect(de.map((template) => template.id)).toEqual([...builtInTemplates])
    for (const { name, description, title } of [...en, ...de]) {
      expect(name.length).toBeGreaterThan(3)
      expect(description.length, name).toBeGreaterThan(20)
      expect(title, name).not.toBe('')
    }
  })

  test.each(en.map((template, i) => [template.id, template, de[i]!] as const))(
    '%s is built alike in both languages, with headings and questions',
    (_, english, german) => {
      expect(shape(german.body)).toEqual(shape(english.body))
      expect((german.title === undefined) === (english.title === undefined)).toBe(true)
      expect(shape(english.body).filter((block) => block === 'h2').length).toBeGreaterThanOrEqual(2)
      expect(shape(english.body)).toContain('paragraph')
    },
  )

  test('hold something to tick where there is something to do', () => {
    for (const id of ['thought-record', 'morning-pages', 'evening-review', 'weekly-review']) {
      expect(shape(en.find((template) => template.id === id)!.body), id).toContain('task')
    }
  })

  test('are plain Markdown without HTML, and no list item is empty (the editor loses those)', () => {
    for (const { body, id } of [...en, ...de]) {
      expect(shape(body), id).not.toContain('html')
      expect(body).not.toMatch(/&\w+;|^\s*(?:[-*]|\d+\.)(?: \[ \])?\s*$/m)
      expect(body).toMatch(/[^\n]\n$/)
    }
  })

  test('promise no cure and state that the thought record does not replace a person', () => {
    for (const { body, description } of [...en, ...de]) {
      expect(`${body} ${description}`).not.toMatch(/\b(cure|heal|must|should|always|heilt|musst|solltest|immer|nie)\b/i)
    }
    expect(en[1]?.description).toMatch(/does not replace help/)
    expect(de[1]?.description).toMatch(/kein Ersatz für Hilfe/)
  })
})
