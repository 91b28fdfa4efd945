export type FrontMatter = Record<string, string | string[]>

/**
 * The head of a Markdown note between two lines of `---`, and the text after it. Of YAML it reads what notes use: `key: value`,
 * `[a, b]`, lists of `- a`, quoted values, comments. What it does not understand it leaves out of the head, not of the text.
 */
export function frontMatterOf(text: string): { head: FrontMatter; body: string } {
  const match = /^﻿?---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/.exec(text)
  if (!match || match[1]!.length > 100_000) return { head: {}, body: text.replace(/^﻿/, '') }
  const head: FrontMatter = {}
  let list: string[] | undefined
  for (const line of match[1]!.split(/\r?\n/)) {
    const item = /^\s*-\s+(.*)$/.exec(line)
    if (item && list) {
      list.push(plain(item[1]!))
      continue
    }
    const pair = /^([\p{L}\p{N}_ -]+?)\s*:(?:\s+(.*))?$/u.exec(line)
    if (!pair) continue
    const value = (pair[2] ?? '').trim()
    const name = pair[1]!.trim().toLowerCase()
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
  return text.replace(/\s+#.*$/, '').trim()
}

export const textOf = (value: string | string[] | undefined): string => (Array.isArray(value) ? (value[0] ?? '') : (value ?? ''))
export const listOf = (value: string | string[] | undefined): string[] =>
  (Array.isArray(value) ? value : (value ?? '').split(',').map((part) => part.trim())).filter(Boolean)
