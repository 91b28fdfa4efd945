import { SaxesParser } from 'saxes'

export type Element = { name: string; attributes: Readonly<Record<string, string>>; text: string }

export type Handlers = {
  /** Called at the start of an element; `name` is lower case and without prefix. `path`: the enclosing elements. */
  open?(element: Element, path: readonly string[]): void
  /** Called at the end of an element, when its text is complete. */
  close(element: Element, path: readonly string[]): void
}

const MAX_DEPTH = 60
const MAX_TEXT = 10_000
class Stop extends Error {}

/**
 * Walks through XML without building a tree. It resolves only XML's own five entities and ignores the document type, so it never expands
 * or fetches anything. False: the text is truncated or invalid from some place on; the handlers got all elements before that.
 */
export function walkXml(text: string, handlers: Handlers): boolean {
  const parser = new SaxesParser({ xmlns: false, position: false })
  const stack: Element[] = []
  const path: string[] = []
  parser.on('error', () => {
    throw new Stop()
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (stack.length >= MAX_DEPTH) throw new Stop()
    const element = { name: bare(name), attributes: attributes as Record<string, string>, text: '' }
    handlers.open?.(element, path)
    stack.push(element)
    path.push(element.name)
  })
  const add = (piece: string) => {
    const top = stack.at(-1)
    if (top && top.text.length < MAX_TEXT) top.text += piece
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => {
    const element = stack.pop()
    path.pop()
    if (element) handlers.close({ ...element, text: element.text.trim() }, path)
  })
  try {
    parser.write(text).close()
    return true
  } catch (error) {
    if (error instanceof Stop) return false
    throw error
  }
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase()

/** The number in an element's text; undefined where it is none. */
export function numberIn(text: string | undefined): number | undefined {
  if (text === undefined || text.trim() === '') return undefined
  const value = Number(text)
  return Number.isFinite(value) ? value : undefined
}

/** Epoch seconds of an ISO 8601 text; without a zone it is UTC, as GPX and TCX define. undefined where it is no plausible instant. */
export function secondsIn(text: string | undefined): number | undefined {
  if (!text) return undefined
  const value = Date.parse(/[zZ]|[+-]\d\d:?\d\d$/.test(text) ? text : `${text}Z`) / 1000
  return isPlausible(value) ? value : undefined
}

const FIRST = Date.UTC(1990, 0, 1) / 1000
const LAST = Date.UTC(2100, 0, 1) / 1000
export const isPlausible = (seconds: number): boolean => seconds >= FIRST && seconds < LAST
