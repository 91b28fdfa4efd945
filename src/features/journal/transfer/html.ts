import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { onOneLine, withoutEnd } from '#platform/markdown/trim.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

export type HtmlOptions = {
  /** The Markdown for a picture, recording or file with this address; '' leaves it out. */
  media?: (address: string, tag: string) => string
}

/** Deeper than any real document; below it only the text is used. */
const MAX_DEPTH = 60
const SILENT = new Set([
  'script',
  'style',
  'head',
  'title',
  'template',
  'noscript',
  'iframe',
  'object',
  'embed',
  'meta',
  'link',
  'svg',
  'math',
])
const BLOCKS = new Set(
  'address article aside blockquote body dd details div dl dt fieldset figure figcaption footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)

/** HTML of another journal as Markdown. Scripts, styles and all executable parts are removed; text never is. */
export function htmlToMarkdown(html: string, options: HtmlOptions = {}): string {
  return nodesToMarkdown(parseFragment(html).childNodes, options)
}

export function nodesToMarkdown(nodes: readonly Node[], options: HtmlOptions = {}): string {
  return blocks(nodes, { ...options, depth: 0 })
    .join('\n\n')
    .split('\n')
    .map((line, index, lines) => (index === lines.length - 1 ? line : endedLine(line)))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Two spaces at the end of a line are a line break; other trailing spaces are removed. */
function endedLine(line: string): string {
  const text = withoutEnd(line, ' \t')
  return line.startsWith('  ', text.length) ? `${text}  ` : text
}

type Context = HtmlOptions & { depth: number }

const isElement = (node: Node): node is Element => 'tagName' in node
export const attribute = (element: Element, name: string): string | undefined => element.attrs.find((attr) => attr.name === name)?.value

/** Markdown blocks of a list of nodes; runs of inline nodes between blocks are paragraphs. */
function blocks(nodes: readonly Node[], context: Context): string[] {
  const result: string[] = []
  let run: Node[] = []
  const flush = () => {
    const text = inline(run, context).trim()
    if (text !== '') result.push(guardStarts(text))
    run = []
  }
  for (const node of nodes) {
    if (isElement(node) && (BLOCKS.has(node.tagName) || hasBlock(node, 0))) {
      flush()
      result.push(...block(node, { ...context, depth: context.depth + 1 }))
    } else run.push(node)
  }
  flush()
  return result
}

/** Some writers wrap paragraphs in inline elements. */
const hasBlock = (element: Element, depth: number): boolean =>
  depth < 4 &&
  !SILENT.has(element.tagName) &&
  element.childNodes.some((child) => isElement(child) && (BLOCKS.has(child.tagName) || hasBlock(child, depth + 1)))

function block(element: Element, context: Context): string[] {
  const { tagName, childNodes } = element
  if (SILENT.has(tagName)) return []
  if (context.depth > MAX_DEPTH) return [escapeText(allText(element)).trim()].filter(Boolean)
  if (/^h[1-6]$/.test(tagName)) {
    const text = onOneLine(inline(childNodes, context)).trim()
    return text === '' ? [] : [`${'#'.repeat(Number(tagName[1]))} ${text}`]
  }
  if (tagName === 'hr') return ['---']
  if (tagName === 'pre') return [fenced(allText(element))]
  if (tagName === 'blockquote')
    return [prefixed(blocks(childNodes, context).join('\n\n'), '> ', '> ')].filter((text) => text.trim() !== '>')
  if (tagName === 'ul' || tagName === 'ol') return [list(element, context)].filter(Boolean)
  if (tagName === 'table') return [table(element, context)].filter(Boolean)
  return blocks(childNodes, context)
}

function list(element: Element, context: Context): string {
  let number = Number(attribute(element, 'start') ?? 1) || 1
  const items = element.childNodes.filter((child) => isElement(child) && child.tagName !== 'script')
  return items
    .map((item) => {
      const box = isElement(item) ? checkbox(item) : undefined
      const marker = element.tagName === 'ol' ? `${number++}. ` : '- '
      const text = blocks(isElement(item) && !['ul', 'ol'].includes(item.tagName) ? item.childNodes : [item], {
        ...context,
        depth: context.depth + 1,
      })
      return prefixed((box ?? '') + joined(text), marker, ' '.repeat(marker.length))
    })
    .filter((text) => text.trim() !== '-')
    .join('\n')
}

/** A list inside an item follows it without an empty line. */
const joined = (parts: string[]): string =>
  parts.reduce((text, part) => (text === '' ? part : /^(?:[-*] |\d+\. )/.test(part) ? `${text}\n${part}` : `${text}\n\n${part}`), '')

function checkbox(item: Element): string | undefined {
  const input = item.childNodes.find((child) => isElement(child) && child.tagName === 'input' && attribute(child, 'type') === 'checkbox')
  const checked = attribute(item, 'data-checked')
  if (input && isElement(input)) return attribute(input, 'checked') === undefined ? '[ ] ' : '[x] '
  return checked === undefined ? undefined : checked === 'true' ? '[x] ' : '[ ] '
}

function table(element: Element, context: Context): string {
  const rows: string[][] = []
  const visit = (parent: Element) => {
    for (const child of parent.childNodes) {
      if (!isElement(child)) continue
      if (child.tagName !== 'tr') visit(child)
      else {
        const cells = child.childNodes.filter((cell) => isElement(cell))
        rows.push(
          cells.map((cell) =>
            onOneLine(inline((cell as Element).childNodes, context))
              .replaceAll('|', '\\|')
              .trim(),
          ),
        )
      }
    }
  }
  visit(element)
  const width = Math.max(0, ...rows.map((row) => row.length))
  if (width === 0) return ''
  const line = (cells: string[]) => `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`
  return [line(rows[0]!), line(Array.from({ length: width }, () => '---')), ...rows.slice(1).map(line)].join('\n')
}

const MARKS: Record<string, string> = { b: '**', strong: '**', i: '*', em: '*', s: '~~', del: '~~', strike: '~~' }

function inline(nodes: readonly Node[], context: Context): string {
  return nodes.map((node) => inlineOf(node, { ...context, depth: context.depth + 1 })).join('')
}

function inlineOf(node: Node, context: Context): string {
  if ('value' in node) return escapeText(node.value.replace(/\s+/g, ' '))
  if (!isElement(node) || SILENT.has(node.tagName)) return ''
  if (context.depth > MAX_DEPTH) return escapeText(allText(node))
  const { tagName, childNodes } = node
  if (tagName === 'br') return '  \n'
  if (tagName === 'code') return code(allText(node))
  if (['img', 'audio', 'video', 'source'].includes(tagName)) {
    const address = attribute(node, 'src')
    const own = address ? (context.media?.(address, tagName) ?? '') : ''
    return own || (tagName === 'img' ? escapeText(attribute(node, 'alt') ?? '') : inline(childNodes, context))
  }
  const text = inline(childNodes, context)
  const mark = MARKS[tagName]
  if (mark) return marked(text, mark)
  const href = tagName === 'a' ? attribute(node, 'href') : undefined
  if (href === undefined || text.trim() === '') return text
  const own = context.media?.(href, 'a')
  if (own) return own
  return /^(https?:\/\/|mailto:|tel:)/i.test(href) ? `[${text.trim()}](<${href.replace(/[<>\s]/g, encodeURIComponent)}>)` : text
}

/** Emphasis marks must touch the text, so spaces at its ends are moved outside. */
function marked(text: string, mark: string): string {
  const inner = text.trim()
  if (inner === '') return text
  const start = text.length - text.trimStart().length
  return `${text.slice(0, start)}${mark}${inner}${mark}${text.slice(start + inner.length)}`
}

function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  return longest > 0 ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`
}

function fenced(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}\n${text.replace(/\n$/, '')}\n${fence}`
}

const prefixed = (text: string, first: string, rest: string): string =>
  text
    .split('\n')
    .map((line, index) => (index === 0 ? first : line === '' && rest.trim() === '' ? '' : rest) + line)
    .join('\n')

/** All text below an element, without recursion, because the depth is unbounded. */
export function allText(element: Element): string {
  let text = ''
  const waiting: Node[] = element.childNodes.toReversed()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('value' in node) text += node.value
    else if (isElement(node) && !SILENT.has(node.tagName)) {
      if (node.tagName === 'br') text += '\n'
      waiting.push(...node.childNodes.toReversed())
    }
  }
  return text
}

/** Escapes all Markdown characters in a text. */
export const escapeText = (text: string): string => text.replace(/[\\`*_[\]<~|]/g, (sign) => (sign === '|' ? sign : `\\${sign}`))

/** Escapes characters that have a meaning only at the beginning of a line. */
const guardStarts = (text: string): string =>
  text
    .replace(/^( {0,3})(#{1,6}(?=\s|$)|>|[-+](?=\s|$)|=+\s*$|-{3,}\s*$)/gm, '$1\\$2')
    .replace(/^( {0,3}\d{1,9})([.)])(?=\s|$)/gm, '$1\\$2')

/**
 * Plain text as Markdown that looks the same: its line breaks stay, and HTML is escaped. Lists and headings that
 * were typed in Markdown syntax stay lists and headings.
 */
export function plainToMarkdown(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/([^\n])\n(?=[^\n])/g, '$1  \n')
    .trim()
}

/** Text of a field that is HTML in one version of an app and plain in another. */
export const textOrHtml = (text: string): string =>
  /<\/?(?:p|div|br|b|i|u|s|strong|em|span|ul|ol|li|h[1-6]|a|font|blockquote)\b[^<>]*>/i.test(text)
    ? htmlToMarkdown(text)
    : plainToMarkdown(text)
