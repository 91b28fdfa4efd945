import type { Token, Tokens } from 'marked'
import { type DocMark, type DocNode, joined, plainText, rankOf, textNode } from './doc.ts'
import { decodeEntities } from './entities.ts'
import { tokensOf } from './lexer.ts'
import { attachmentIdOf, safeHref, writable } from './links.ts'
import { tidyInline } from './tidy.ts'
import { withoutEnd } from './trim.ts'

/** Deeper than this, quotes and lists stay plain text: trees that deep only exist to break things. */
const MAX_DEPTH = 40

/** Markdown as the tree for display, editor and writing. Never throws: text that cannot be parsed as Markdown is plain text. */
export function docOf(markdown: string): DocNode {
  const text = markdown.replace(/\r\n?/g, '\n').replaceAll('\u0000', '\ufffd')
  let content: DocNode[]
  try {
    const tokens = tokensOf(text)
    content = topBlocks(tokens, referencesIn(tokens))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    content = asText(text)
  }
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

const asText = (text: string): DocNode[] =>
  text.split(/\n{2,}/).flatMap((part) => (part.trim() ? [paragraph(withBreaks(part.trim(), []))] : []))

const newlines = (text: string): number => text.match(/\n/g)?.length ?? 0
const trailing = (raw: string): number => raw.length - withoutEnd(raw, '\n').length

/** More than one blank line between two blocks is deliberate space: an empty paragraph for every two lines. */
function topBlocks(tokens: readonly Token[], used: ReadonlySet<string>): DocNode[] {
  const out: DocNode[] = []
  let gap = 0
  for (const token of tokens) {
    if (token.type === 'space') {
      gap += newlines(token.raw)
      continue
    }
    const nodes = blockOf(token, 0, used)
    if (nodes.length > 0 && !nodes.every(isBlank)) {
      if (out.length > 0) for (let n = 4; n <= gap; n += 2) out.push({ type: 'paragraph' })
      out.push(...nodes)
    }
    gap = trailing(token.raw)
  }
  return out
}

const isBlank = (node: DocNode): boolean => node.type === 'paragraph' && !node.content

const blocksOf = (tokens: readonly Token[], depth: number, used: ReadonlySet<string>): DocNode[] =>
  tokens.flatMap((token) => blockOf(token, depth, used)).filter((node) => !isBlank(node))

function blockOf(token: Token, depth: number, used: ReadonlySet<string>): DocNode[] {
  if (depth > MAX_DEPTH) return asText(token.raw)
  const { tokens = [] } = token as { tokens?: Token[] }
  switch (token.type) {
    case 'space':
      return []
    case 'heading':
      return [{ type: 'heading', attrs: { level: (token as Tokens.Heading).depth }, ...contentOf(withoutBreaks(inlinesOf(tokens))) }]
    case 'paragraph':
    case 'text':
      return [paragraph(tokens.length > 0 ? inlinesOf(tokens) : withBreaks(decodeEntities((token as Tokens.Text).text), []))]
    case 'code': {
      const text = codeOf(token as Tokens.Code)
      const language = decodeEntities((token as Tokens.Code).lang ?? '').trim() || null
      return [{ type: 'codeBlock', attrs: { language }, ...contentOf(text ? [textNode(text)] : []) }]
    }
    case 'blockquote': {
      const inside = blocksOf(tokens, depth + 1, used)
      return [{ type: 'blockquote', content: inside.length > 0 ? inside : [{ type: 'paragraph' }] }]
    }
    case 'list':
      return listsOf(token as Tokens.List, depth, used)
    case 'hr':
      return [{ type: 'horizontalRule' }]
    case 'table':
      return [tableOf(token as Tokens.Table)]
    case 'def':
      return used.has((token as Tokens.Def).tag) ? [] : asText(token.raw)
    default:
      return asText(token.raw)
  }
}

/** marked counts a blank line before the closing fence twice, and includes those after an unclosed block. */
function codeOf({ text, raw, codeBlockStyle }: Tokens.Code): string {
  const isClosed = codeBlockStyle !== 'indented' && /\n {0,3}(`{3,}|~{3,})[ \t]*\n*$/.test(raw)
  return isClosed ? text.replace(/\n$/, '') : withoutEnd(text, '\n')
}

function paragraph(content: readonly DocNode[]): DocNode {
  return { type: 'paragraph', ...contentOf(tidyInline(content)) }
}

const contentOf = (content: readonly DocNode[]): { content?: DocNode[] } => (content.length > 0 ? { content: [...content] } : {})

const withoutBreaks = (nodes: readonly DocNode[]): DocNode[] =>
  tidyInline(nodes.map((node) => (node.type === 'hardBreak' ? textNode(' ', node.marks) : node)))

/** One list, or several where check-boxes and plain items alternate: the editor has separate list types for them. */
function listsOf(token: Tokens.List, depth: number, used: ReadonlySet<string>): DocNode[] {
  const out: DocNode[] = []
  const { ordered } = token
  for (const item of token.items) {
    const checked = ordered ? undefined : checkOf(item)
    const type = ordered ? 'orderedList' : checked === undefined ? 'bulletList' : 'taskList'
    let list = out.at(-1)
    if (list?.type !== type) {
      list = { type, ...(ordered ? { attrs: { start: Number(token.start) || (token.start === 0 ? 0 : 1) } } : {}), content: [] }
      out.push(list)
    }
    const inside = blocksOf(checked === undefined ? item.tokens : withoutCheck(item.tokens), depth + 1, used)
    if (inside[0]?.type !== 'paragraph') inside.unshift({ type: 'paragraph' })
    list.content!.push(
      checked === undefined ? { type: 'listItem', content: inside } : { type: 'taskItem', attrs: { checked }, content: inside },
    )
  }
  return out
}

/** marked recognises no check-box without text after it; while a person types a list, that is the usual case. */
const BARE_CHECK = /^\[([ xX])\]\s*$/

function checkOf(item: Tokens.ListItem): boolean | undefined {
  if (item.task) return item.checked ?? false
  const first = item.tokens[0]
  const bare = first && (first.type === 'text' || first.type === 'paragraph') ? BARE_CHECK.exec(first.raw) : null
  return bare ? bare[1] !== ' ' : undefined
}

function withoutCheck(tokens: readonly Token[]): Token[] {
  const [first, ...rest] = tokens.filter(({ type }) => type !== 'checkbox')
  if (!first || (first.type !== 'text' && first.type !== 'paragraph')) return first ? [first, ...rest] : rest
  if (BARE_CHECK.test(first.raw)) return [{ type: 'paragraph', raw: '', text: '', tokens: [] } as Token, ...rest]
  const { tokens: inside = [] } = first as { tokens?: Token[] }
  return [{ ...first, tokens: inside.filter(({ type }) => type !== 'checkbox') } as Token, ...rest]
}

function tableOf(table: Tokens.Table): DocNode {
  const row = (cells: readonly Tokens.TableCell[], type: 'tableHeader' | 'tableCell'): DocNode => ({
    type: 'tableRow',
    content: cells.map((cell, index) => ({
      type,
      attrs: { align: table.align[index] ?? null },
      content: [{ type: 'paragraph', ...contentOf(withoutBreaks(inlinesOf(cell.tokens))) }],
    })),
  })
  return { type: 'table', content: [row(table.header, 'tableHeader'), ...table.rows.map((cells) => row(cells, 'tableCell'))] }
}

const inlinesOf = (tokens: readonly Token[], marks: readonly DocMark[] = []): DocNode[] =>
  joined(tokens.flatMap((token) => inlineOf(token, marks)))

function plus(marks: readonly DocMark[], mark: DocMark): DocMark[] {
  if (marks.some(({ type }) => type === mark.type)) return [...marks]
  return [...marks, mark].sort((a, b) => rankOf(a) - rankOf(b))
}

function inlineOf(token: Token, marks: readonly DocMark[]): DocNode[] {
  const { tokens = [] } = token as { tokens?: Token[] }
  switch (token.type) {
    case 'strong':
      return inlinesOf(tokens, plus(marks, { type: 'bold' }))
    case 'em':
      return inlinesOf(tokens, plus(marks, { type: 'italic' }))
    case 'del':
      return inlinesOf(tokens, plus(marks, { type: 'strike' }))
    case 'codespan':
      return [textNode((token as Tokens.Codespan).text.replaceAll('\n', ' '), plus(marks, { type: 'code' }))]
    case 'br':
      return [{ type: 'hardBreak', attrs: { soft: false } }]
    case 'escape':
      return [textNode((token as Tokens.Escape).text, marks)]
    case 'text':
      // Spaces at the beginning of a line have no meaning, unless they were written as references (`&#32;`).
      return withBreaks(decodeEntities(token.raw.replace(/\n[ \t]+/g, '\n')), marks)
    case 'link':
      return linkOf(token as Tokens.Link, marks)
    case 'image':
      return imageOf(token as Tokens.Image, marks)
    default:
      return withBreaks(token.raw, marks)
  }
}

function linkOf(token: Tokens.Link, marks: readonly DocMark[]): DocNode[] {
  const address = decodeEntities(token.href)
  const id = attachmentIdOf(address)
  if (id)
    return [{ type: 'attachment', attrs: { id, label: plainText({ type: 'x', content: inlinesOf(token.tokens) }) }, ...marked(marks) }]
  const href = safeHref(address)
  // An unsafe address is shown as it was written.
  if (!href) return withBreaks(token.raw, marks)
  const link = { type: 'link', attrs: { href: writable(href), title: token.title ? decodeEntities(token.title) : null } }
  return inlinesOf(token.tokens, plus(marks, link))
}

function imageOf(token: Tokens.Image, marks: readonly DocMark[]): DocNode[] {
  const address = decodeEntities(token.href)
  const src = attachmentIdOf(address) ? address : /^https?:/i.test(address) ? safeHref(address) : undefined
  if (!src) return withBreaks(token.raw, marks)
  const alt = plainText({ type: 'x', content: token.tokens ? inlinesOf(token.tokens) : [textNode(decodeEntities(token.text))] })
  return [
    {
      type: 'image',
      attrs: { src: writable(src), alt: alt.replaceAll('\n', ' '), title: token.title ? decodeEntities(token.title) : null },
      ...marked(marks),
    },
  ]
}

const marked = (marks: readonly DocMark[]): { marks?: DocMark[] } => (marks.length > 0 ? { marks: [...marks] } : {})

/** A line break in the source is preserved: people who write line by line intend it. */
function withBreaks(text: string, marks: readonly DocMark[]): DocNode[] {
  const [first = '', ...rest] = text.split('\n')
  const lines = [rest.length > 0 ? withoutEnd(first, ' \t') : first]
  rest.forEach((line, index) => lines.push(index < rest.length - 1 ? withoutEnd(line, ' \t') : line))
  return lines.flatMap((line, index) => [
    ...(index > 0 ? [{ type: 'hardBreak', attrs: { soft: true } }] : []),
    ...(line ? [textNode(line, marks)] : []),
  ])
}

/** The text between the last brackets, of a text that ends with a bracket. */
function lastLabel(raw: string): string | undefined {
  let start = -1
  for (let at = 0; at < raw.length - 1; at++) {
    if (raw[at] === '\\') at++
    else if (raw[at] === ']') start = -1
    else if (raw[at] === '[' && start === -1) start = at + 1
  }
  return start === -1 ? undefined : raw.slice(start, -1)
}

/** Labels of the reference definitions that some link uses; unused definitions stay visible. */
function referencesIn(tokens: readonly Token[]): Set<string> {
  const used = new Set<string>()
  const walk = (list: readonly Token[]): void => {
    for (const token of list) {
      if ((token.type === 'link' || token.type === 'image') && token.raw.endsWith(']')) {
        const label = lastLabel(token.raw) || /^!?\[(.*)\]\[\]$/s.exec(token.raw)?.[1]
        if (label) used.add(label.toLowerCase().replace(/\s+/g, ' '))
      }
      const {
        tokens: inside,
        items,
        header,
        rows,
      } = token as {
        tokens?: Token[]
        items?: Tokens.ListItem[]
        header?: Tokens.TableCell[]
        rows?: Tokens.TableCell[][]
      }
      if (inside) walk(inside)
      if (items) walk(items)
      for (const cell of [...(header ?? []), ...(rows ?? []).flat()]) walk(cell.tokens)
    }
  }
  if (tokens.some(({ type }) => type === 'def')) walk(tokens)
  return used
}
