import type { DocNode } from './doc.ts'
import { inlineMarkdown } from './inline-markdown.ts'

const LISTS = new Set(['bulletList', 'orderedList', 'taskList'])
const isEmpty = (node: DocNode | undefined): boolean => node?.type === 'paragraph' && !node.content?.length
/** Check-lists and plain lists carry the same bullets: side by side they need different ones to stay two. */
const familyOf = (type: string): string => (type === 'orderedList' ? 'ordered' : LISTS.has(type) ? 'bullets' : type)

/** The tree as Markdown: CommonMark with GFM's tables, check-lists and strikethrough. `docOf` reads the same tree from it. */
export function markdownOf(doc: DocNode): string {
  return markdownFrom(doc.content ?? [], (node, other) => blockMarkdown(node, { other, inItem: false }))
}

/**
 * The same for top-level blocks of any type: the editor passes a `write` that caches the Markdown of unchanged blocks
 * (`other`: this list must use the other bullet than the list before it).
 */
export function markdownFrom<N extends { type: string | { name: string } } & object>(
  nodes: readonly N[],
  write: (node: N, other: boolean) => string,
): string {
  const parts: string[] = []
  let before: { family: string; other: boolean } | undefined
  for (const node of nodes) {
    const type = typeof node.type === 'string' ? node.type : node.type.name
    const family = familyOf(type)
    const other = LISTS.has(type) && before?.family === family ? !before.other : false
    const text = write(node, other)
    parts.push(text)
    // Empty paragraphs between two lists do not part them.
    if (text) before = { family, other }
  }
  while (parts.length > 0 && !parts.at(-1)) parts.pop()
  while (parts.length > 0 && !parts[0]) parts.shift()
  return parts.join('\n\n')
}

type Place = { other: boolean; inItem: boolean }

/** One block; `other` as above. */
export function blockMarkdown(node: DocNode, { other, inItem }: Place): string {
  const { content = [], attrs = {} } = node
  switch (node.type) {
    case 'paragraph':
      return inlineMarkdown(content)
    case 'heading': {
      const words = inlineMarkdown(content, { oneLine: true }).replace(/(^|\s)(#+)$/, '$1\\$2')
      return `${'#'.repeat(Number(attrs.level) || 1)} ${words}`.trimEnd()
    }
    case 'codeBlock':
      return codeBlock(content[0]?.text ?? '', attrs.language)
    case 'blockquote':
      return prefixed(nested(content, inItem), '> ', '>')
    case 'horizontalRule':
      return inItem ? '___' : '---'
    case 'bulletList':
    case 'taskList':
    case 'orderedList':
      return listMarkdown(node, other)
    case 'table':
      return tableMarkdown(content)
    default:
      return content.some(({ type }) => type !== 'text') ? nested(content, inItem) : inlineMarkdown(content)
  }
}

/** Blocks inside a quote or an item: there, extra space between them cannot be preserved. */
function nested(content: readonly DocNode[], inItem: boolean): string {
  const blocks = content.filter((block) => !isEmpty(block))
  return markdownFrom(blocks, (block, other) => blockMarkdown(block, { other, inItem }))
}

function prefixed(text: string, first: string, rest: string): string {
  return text
    .split('\n')
    .map((line) => (line ? first + line : rest))
    .join('\n')
}

function codeBlock(text: string, language: unknown): string {
  const info = typeof language === 'string' ? language.replace(/[\r\n]/g, ' ').trim() : ''
  const sign = info.includes('`') ? '~' : '`'
  const runs = [...text.matchAll(sign === '`' ? /`{3,}/g : /~{3,}/g)].map(([run]) => run.length)
  const fence = sign.repeat(Math.max(3, ...runs.map((length) => length + 1)))
  // A word that begins like the fence would make it longer.
  return `${fence}${info.startsWith(sign) ? ' ' : ''}${info.replace(/[\\&]/g, '\\$&')}\n${text ? `${text}\n` : ''}${fence}`
}

function listMarkdown(list: DocNode, other: boolean): string {
  const start = Number(list.attrs?.start ?? 1)
  const items = (list.content ?? []).map((item, index) => {
    const marker = list.type === 'orderedList' ? `${start + index}${other ? ')' : '.'}` : other ? '*' : '-'
    const box = list.type === 'taskList' ? `[${item.attrs?.checked ? 'x' : ' '}] ` : ''
    return itemMarkdown(item, marker, box)
  })
  const isLoose = items.some(({ loose }) => loose)
  return items.map(({ text }) => text).join(isLoose ? '\n\n' : '\n')
}

function itemMarkdown(item: DocNode, marker: string, box: string): { text: string; loose: boolean } {
  const content = item.content ?? []
  const [first, ...rest] = content
  const later = rest.filter((block) => !isEmpty(block))
  const head = first && (first.type !== 'paragraph' || first.content?.length) ? [first] : []
  const indent = ' '.repeat(marker.length + 1)
  // A check-box needs its line; without one, an item whose first line is empty begins with the next block.
  const blocks = box && head.length === 0 ? later : [...head, ...later]
  const isTight = later.length === 0 || (later.length === 1 && head.length === 1 && interrupts(later[0]!))
  const inner =
    isTight && later.length === 1
      ? tightened(head[0]!, later[0]!)
      : markdownFrom(blocks, (block, other) => blockMarkdown(block, { other, inItem: true }))
  const [opening = '', ...others] = inner.split('\n')
  const body = others.map((line) => (line ? indent + line : line))
  if (box && head.length === 0 && blocks.length > 0) {
    return {
      text: [`${marker} ${box.trimEnd()}`, '', ...[opening, ...others].map((line) => (line ? indent + line : line))].join('\n'),
      loose: true,
    }
  }
  const line = `${marker} ${box}${opening}`.trimEnd()
  // Empty lists in lists would be a rule across the page.
  if (/^([-*])(?: *\1){2,}$/.test(line)) return { text: [marker, indent + opening, ...body].join('\n'), loose: !isTight }
  return { text: [line, ...body].join('\n'), loose: !isTight }
}

const tightened = (head: DocNode, list: DocNode): string =>
  `${blockMarkdown(head, { other: false, inItem: true })}\n${blockMarkdown(list, { other: false, inItem: true })}`

/** Lists that may stand right under a line of text (CommonMark 5.2): not empty at first, and numbered ones from 1. */
function interrupts(list: DocNode): boolean {
  if (!LISTS.has(list.type) || (list.type === 'orderedList' && Number(list.attrs?.start ?? 1) !== 1)) return false
  const first = list.content?.[0]?.content?.[0]
  return list.type === 'taskList' || (first !== undefined && !isEmpty(first))
}

function tableMarkdown(rows: readonly DocNode[]): string {
  const columns = Math.max(1, ...rows.map((row) => row.content?.length ?? 0))
  const cells = rows.map((row) =>
    Array.from({ length: columns }, (_, index) => {
      const content = (row.content?.[index]?.content ?? []).flatMap((block, at) => [
        ...(at > 0 ? [{ type: 'text', text: ' ' }] : []),
        ...(block.content ?? []),
      ])
      return inlineMarkdown(content, { inTable: true })
    }),
  )
  const line = (parts: readonly string[]) => `| ${parts.join(' | ')} |`
  const rule = Array.from({ length: columns }, (_, index) => ruleOf(rows[0]?.content?.[index]?.attrs?.align))
  return [line(cells[0] ?? []), line(rule), ...cells.slice(1).map(line)].join('\n')
}

const ruleOf = (align: unknown): string => (align === 'center' ? ':-:' : align === 'right' ? '--:' : align === 'left' ? ':--' : '---')
