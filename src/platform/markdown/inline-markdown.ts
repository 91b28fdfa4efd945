import { type DocMark, type DocNode, rankOf, sameMark, textNode } from './doc.ts'
import { escapeText } from './escape.ts'
import { tidyInline } from './tidy.ts'
import { docOf } from './to-doc.ts'
import { onOneLine } from './trim.ts'

export type InlineContext = {
  /** Pipes end a cell there, and line breaks are impossible. */
  inTable?: boolean
  /** Line breaks become spaces. */
  oneLine?: boolean
}

/** The notation of emphasis: the delimiter for italics, and whether letters beside a delimiter become character references. */
type Style = {
  italic: '*' | '_'
  guarded: boolean
  /** A link whose text is its address is just the address. */
  bare: boolean
}

const STYLES: readonly Style[] = [
  { italic: '*', guarded: false, bare: true },
  { italic: '*', guarded: false, bare: false },
  { italic: '_', guarded: false, bare: false },
  { italic: '*', guarded: true, bare: false },
  { italic: '_', guarded: true, bare: false },
]

/** Marks that are dropped, in this order, where Markdown cannot express all of them at once. */
const DROPPED = [['italic'], ['bold', 'italic', 'strike'], ['bold', 'italic', 'strike', 'code']]

/**
 * Inline content as Markdown. CommonMark cannot express every nesting of emphasis in the plain notation (`**a:**b` is not bold), so
 * the result is parsed again; if it differs, the next notation is tried. The words themselves are never lost.
 */
export function inlineMarkdown(content: readonly DocNode[], context: InlineContext = {}): string {
  const flat = context.oneLine || context.inTable
  const nodes = tidyInline(flat ? content.map((node) => (node.type === 'hardBreak' ? textNode(' ', node.marks) : node)) : content)
  const plain = write(nodes, STYLES[0]!, context)
  if (!nodes.some((node) => node.marks)) return plain
  const says = (markdown: string, wanted = nodes) =>
    JSON.stringify(docOf(context.inTable ? markdown.replaceAll('\\|', '|') : markdown).content?.[0]?.content ?? []) ===
    JSON.stringify(wanted)
  if (says(plain)) return plain
  for (const style of STYLES.slice(1)) {
    const markdown = write(nodes, style, context)
    if (says(markdown)) return markdown
  }
  for (const removed of DROPPED) {
    const fewer = tidyInline(nodes.map((node) => (node.marks ? unmarked(node, (mark) => removed.includes(mark.type)) : node)))
    const markdown = write(fewer, STYLES[1]!, context)
    if (says(markdown, fewer)) return markdown
  }
  return write(tidyInline(nodes.map((node) => unmarked(node, () => true))), STYLES[1]!, context)
}

function unmarked(node: DocNode, goes: (mark: DocMark) => boolean): DocNode {
  const { marks = [], ...rest } = node
  const stored = marks.filter((mark) => !goes(mark))
  return stored.length > 0 ? { ...rest, marks: stored } : rest
}

/** Number of consecutive nodes from here on with the mark. */
function reach(nodes: readonly DocNode[], from: number, mark: DocMark): number {
  let end = from
  while (nodes[end]?.marks?.some((other) => sameMark(other, mark))) end++
  return end - from
}

function write(nodes: readonly DocNode[], style: Style, context: InlineContext): string {
  let out = ''
  let active: DocMark[] = []
  let atLineStart = true
  /** A delimiter was just closed: a letter right after it may keep it from closing. */
  let afterSign = false

  let bare = false
  const close = (mark: DocMark) => {
    if (mark.type === 'link' && bare) {
      bare = false
      return
    }
    out += mark.type === 'link' ? linkEnd(mark) : signOf(mark, style)
    afterSign = mark.type !== 'link'
  }
  const open = (mark: DocMark, index: number) => {
    if (mark.type === 'link') {
      bare = style.bare && reach(nodes, index, mark) === 1 && isAddress(nodes[index]!, mark)
      if (!bare) out += '['
      return
    }
    if (style.guarded) out = out.replace(/[\p{L}\p{N}]$/u, (letter) => `&#${letter.codePointAt(0)};`)
    out += signOf(mark, style)
  }

  nodes.forEach((node, index) => {
    const wanted = (node.marks ?? []).filter(({ type }) => type !== 'code')
    let keep = 0
    while (keep < active.length && wanted.some((mark) => sameMark(mark, active[keep]!))) keep++
    for (const mark of active.slice(keep).reverse()) close(mark)
    active = active.slice(0, keep)
    const opening = wanted
      .filter((mark) => !active.some((other) => sameMark(other, mark)))
      .sort((a, b) => reach(nodes, index, b) - reach(nodes, index, a) || rankOf(a) - rankOf(b))
    for (const mark of opening) open(mark, index)
    active.push(...opening)

    if (node.type === 'text' && node.marks?.some(({ type }) => type === 'code')) {
      out += codeSpan(node.text ?? '', context)
    } else if (node.type === 'text') {
      const { text = '' } = node
      let written = bare ? text : escapeText(text, { ...context, atLineStart, beforeLink: isBracket(nodes[index + 1]) })
      if (style.guarded && afterSign) written = written.replace(/^[\p{L}\p{N}]/u, (letter) => `&#${letter.codePointAt(0)};`)
      out += written
    } else if (node.type === 'hardBreak') {
      out += node.attrs?.soft ? '\n' : '\\\n'
    } else if (node.type === 'image') {
      const { src, alt, title } = node.attrs as { src: string; alt?: string; title?: string | null }
      out += `![${escapeText(alt ?? '', context)}](${address(src)}${titlePart(title)})`
    } else if (node.type === 'attachment') {
      const { id, label } = node.attrs as { id: string; label?: string }
      out += `[${escapeText(label ?? '', context)}](attachment:${id})`
    }
    afterSign = false
    atLineStart = node.type === 'hardBreak'
  })
  for (const mark of active.reverse()) close(mark)
  return out
}

const isBracket = (node: DocNode | undefined): boolean => node?.type === 'attachment' || node?.marks?.[0]?.type === 'link'

function isAddress({ type, text, marks }: DocNode, { attrs }: DocMark): boolean {
  if (type !== 'text' || !text || attrs?.title || marks?.some((mark) => mark.type === 'code')) return false
  return [text, `mailto:${text}`, `http://${text}`].includes(String(attrs?.href))
}

function signOf(mark: DocMark, style: Style): string {
  if (mark.type === 'bold') return '**'
  if (mark.type === 'strike') return '~~'
  return style.italic
}

function linkEnd(mark: DocMark): string {
  const { href, title } = mark.attrs as { href: string; title?: string | null }
  return `](${address(href)}${titlePart(title)})`
}

const encodedAmp = (text: string) => text.replace(/&(?=#?\w{1,32};)/g, '&amp;')

function address(href: string): string {
  const clean = encodedAmp(
    href
      .replace(/[\r\n]/g, '')
      .replaceAll('\\', '%5C')
      .replaceAll('<', '%3C')
      .replaceAll('>', '%3E'),
  )
  return /[\s()*_`~[\]|]/.test(clean) ? `<${clean.replaceAll('|', '%7C')}>` : clean
}

const titlePart = (title: string | null | undefined) => (title ? ` "${encodedAmp(onOneLine(title)).replace(/["\\]/g, '\\$&')}"` : '')

function codeSpan(text: string, { inTable }: InlineContext): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  const needsRoom = /^`|`$/.test(text) || (/^ .* $/s.test(text) && text.trim() !== '')
  const code = needsRoom ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`
  return inTable ? code.replaceAll('|', '\\|') : code
}
