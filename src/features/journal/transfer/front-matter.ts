export type FrontMatter = Record<string, string | string[]>

/**
 * The head of a Markdown note between two lines of `---`, and the text after it. It supports the YAML that notes use: `key: value`,
 * `[a, b]`, lists of `- a`, quoted values, comments. Unsupported lines of the head are ignored; the text is always complete.
 */
export function frontMatterOf(text: string): { head: FrontMatter; body: string } {
  const match = /^﻿?---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/.exec(text)
  if (!match || match[1]!.length > 100_000) return { head: {}, body: text.replace(/^﻿/, '') }
  const head: FrontMatter = {}
  let list: string[] | undefined
  for (const line of match[1]!.split(/\r?\n/)) {
    if (list && /^\s*-\s/.test(line)) {
      list.push(plain(line.trimStart().slice(1)))
      continue
    }
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase()
    if (!/^[\p{L}\p{N}_ -]+$/u.test(name) || /^\S/.test(line.slice(colon + 1))) continue
    const value = line.slice(colon + 1).trim()
    if (value === '') head[name] = list = []
    else {
      list = undefined
      head[name] = /^\[.*\]$/.test(value) ? splitList(value.slice(1, -1)) : plain(value)
    }
  }
  return { head, body: text.slice(match[0].length) }
}

const splitList = (text: string): string[] =>
  (text.match(/\s*(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^,]+)/g) ?? []).map(plain).filter(Boolean)

function plain(value: string): string {
  const text = value.trim()
  if (/^".*"$/s.test(text)) return text.slice(1, -1).replace(/\\(["\\])/g, '$1')
  if (/^'.*'$/s.test(text)) return text.slice(1, -1).replaceAll("''", "'")
  const comment = text.search(/\s#/)
  return comment === -1 ? text : text.slice(0, comment).trim()
}

export const textOf = (value: string | string[] | undefined): string => (Array.isArray(value) ? (value[0] ?? '') : (value ?? ''))
export const listOf = (value: string | string[] | undefined): string[] =>
  (Array.isArray(value) ? value : (value ?? '').split(',').map((part) => part.trim())).filter(Boolean)
