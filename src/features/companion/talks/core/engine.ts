import type { Action, Talk, TalkNode } from './talk.ts'

/** Letters of one free text. */
export const MOST_LETTERS = 2000

/** A step at a node: the pressed choice, or the typed text (possibly empty). */
export type Step = { node: string; choice: number } | { node: string; text: string }

/** A check-in in progress: its steps so far, from which the current node follows. */
export type Progress = readonly Step[]

const nextOf = (node: TalkNode, step: Step): string | undefined => {
  if ('choices' in node) return 'choice' in step ? node.choices[step.choice]?.to : undefined
  return 'write' in node && 'text' in step ? node.write : undefined
}

/** The name of the current node. The steps must fit: see `fitting`. */
export function placeOf(talk: Talk, progress: Progress): string {
  const last = progress.at(-1)
  if (!last) return talk.start
  return nextOf(talk.nodes[last.node]!, last) ?? last.node
}

export const nodeAt = (talk: Talk, progress: Progress): TalkNode => talk.nodes[placeOf(talk, progress)]!

/** The actions at the end of a check-in; undefined before the end. */
export function actionsAt(talk: Talk, progress: Progress): readonly Action[] | undefined {
  const node = nodeAt(talk, progress)
  return 'actions' in node ? node.actions : undefined
}

/** Adds a choice. One that the node does not have changes nothing. */
export function choose(talk: Talk, progress: Progress, choice: number): Progress {
  const node = placeOf(talk, progress)
  const here = talk.nodes[node]!
  return 'choices' in here && here.choices[choice] ? [...progress, { node, choice }] : progress
}

export function write(talk: Talk, progress: Progress, text: string): Progress {
  const node = placeOf(talk, progress)
  return 'write' in talk.nodes[node]! ? [...progress, { node, text: text.trim().slice(0, MOST_LETTERS) }] : progress
}

export const back = (progress: Progress): Progress => progress.slice(0, -1)

/** The steps that fit this check-in, up to the first that does not: a stored draft may come from an earlier version, or be damaged. */
export function fitting(talk: Talk, stored: unknown): Progress {
  let progress: Progress = []
  for (const step of Array.isArray(stored) ? (stored as unknown[]) : []) {
    if (typeof step !== 'object' || step === null) break
    const { node, choice, text } = step as Record<string, unknown>
    if (node !== placeOf(talk, progress)) break
    const next =
      typeof choice === 'number' ? choose(talk, progress, choice) : typeof text === 'string' ? write(talk, progress, text) : progress
    if (next === progress) break
    progress = next
  }
  return progress
}

/** A step for reading: the text of the node and the answer. */
export type Line = { asked: string; answered: string; isTyped: boolean }

export function linesOf(talk: Talk, progress: Progress, language: 'en' | 'de'): Line[] {
  return progress.map((step) => {
    const node = talk.nodes[step.node]!
    const answered = 'text' in step ? step.text : 'choices' in node ? node.choices[step.choice]![language] : ''
    return { asked: node.say[language], answered, isTyped: 'text' in step }
  })
}

/** All typed texts, for the crisis check. */
export const typedIn = (progress: Progress): string[] => progress.flatMap((step) => ('text' in step && step.text !== '' ? [step.text] : []))

/** A journal entry from the typed texts: each below the text it answers, as Markdown. Without typed text it has only the last question. */
export function entryOf(talk: Talk, progress: Progress, language: 'en' | 'de'): string {
  const lines = linesOf(talk, progress, language)
  const typed = lines.filter(({ isTyped, answered }) => isTyped && answered !== '')
  const asked = typed.length > 0 ? typed : lines.filter(({ isTyped }) => isTyped).slice(-1)
  return asked.map(({ asked, answered }) => `> ${asked}\n\n${escaped(answered)}`.trimEnd()).join('\n\n')
}

/** Escapes Markdown: no character becomes a heading, a list or a link, and every line stays one. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\`*_[\]<>#|~]/g, '\\$&')
    .split('\n')
    .map((line) => withoutList(line.trim()))
    .filter(Boolean)
    .join('\n\n')

function withoutList(line: string): string {
  if (/^[-+]\s/.test(line)) return `\\${line}`
  const number = /^\d{1,9}(?=[.)]\s)/.exec(line)?.[0]
  return number === undefined ? line : `${number}\\${line.slice(number.length)}`
}
