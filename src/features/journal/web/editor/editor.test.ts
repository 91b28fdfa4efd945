// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { CORPUS } from '#platform/markdown/corpus.fixture.ts'
import { docOf } from '#platform/markdown/to-doc.ts'
import { MAX_BODY } from '../../contract/records.ts'
import { editorMarkdown, replaceMarkdown } from './editor-markdown.ts'
import { extensionsOf } from './extensions.ts'
import { isTooMuch, looksLikeMarkdown, pastedSlice } from './paste.ts'

const edit = (markdown: string) => new Editor({ element: null, extensions: extensionsOf('…', 'To do'), content: docOf(markdown) })

test.each(CORPUS)('%s: goes through the editor and comes out as it went in', (_name, markdown, written) => {
  const editor = edit(markdown)
  editor.state.doc.check()
  expect(editorMarkdown(editor.state.doc)).toBe(written)
  editor.destroy()
})

test('only changed blocks are serialised again', () => {
  const editor = edit('one\n\ntwo')
  editorMarkdown(editor.state.doc)
  editor.commands.insertContentAt(editor.state.doc.content.size - 1, ' and a half')
  expect(editorMarkdown(editor.state.doc)).toBe('one\n\ntwo and a half')
})

test('a text of another device is applied, and the cursor stays in its word', () => {
  const editor = edit('First line.\n\nSecond line.\n\nThird.')
  const at = editor.state.doc.textBetween(0, editor.state.doc.content.size, '\n', '').indexOf('Third') + 3
  editor.commands.setTextSelection(at + 2)
  const before = editor.state.selection.$head.parent.textContent
  const tr = replaceMarkdown(editor.state, 'First line, longer now.\n\nSecond line.\n\nThird.')!
  expect(editorMarkdown(tr.doc)).toBe('First line, longer now.\n\nSecond line.\n\nThird.')
  expect(tr.selection.$head.parent.textContent).toBe(before)
  expect(replaceMarkdown(editor.state, 'First line.\n\nSecond line.\n\nThird.')).toBeUndefined()
})

test('any text can be taken in over any other', () => {
  for (const [, from] of CORPUS) {
    const editor = edit(from)
    for (const [, to, written] of CORPUS) expect(editorMarkdown((replaceMarkdown(editor.state, to) ?? editor.state.tr).doc)).toBe(written)
    editor.destroy()
  }
})

test('plain text is pasted as paragraphs and lines, Markdown as formatted text, and unchanged on request', () => {
  const { schema } = edit('')
  const markdown = (text: string, byLetter = false) =>
    editorMarkdown(schema.topNodeType.create(null, pastedSlice(schema, text, byLetter).content))
  expect(markdown('2 * 3 = 6\nand more\n\nnext')).toBe('2 \\* 3 = 6\nand more\n\nnext')
  expect(markdown('# Title\n\n- a\n- b')).toBe('# Title\n\n- a\n- b')
  expect(markdown('# Title', true)).toBe('\\# Title')
  expect(looksLikeMarkdown('I give it 5 stars * and more')).toBe(false)
  expect(looksLikeMarkdown('so **very** much')).toBe(true)
})

test('a paste that would be more than an entry holds is too much', () => {
  expect(isTooMuch(10, MAX_BODY)).toBe(true)
  expect(isTooMuch(10, MAX_BODY - 10)).toBe(false)
})
