import { tidied } from '../form/check.ts'
import type { Body, Field, Step, Words } from '../form/fields.ts'
import type { ToolKind } from '../kinds.ts'
import { QUESTIONS } from '../tools/questions.ts'
import type { Tool } from '../tools/tool.ts'

// A conversation asks for the fields of a tool's form one by one. Its answers are those of the form, so the form can be opened at any
// point.

export type Turn = { readonly field: Field; readonly step: Step; readonly question: Words; readonly isFirstOfStep: boolean }

/** All questions of a new record, in order. */
export function turnsOf(tool: Tool): readonly Turn[] {
  return tool.steps
    .filter(({ isLater }) => !isLater)
    .flatMap((step) => step.fields.map((field, at) => ({ field, step, question: questionFor(tool.kind, field), isFirstOfStep: at === 0 })))
}

const questionFor = (kind: ToolKind, { name, label }: Field): Words => QUESTIONS[kind][name] ?? label

/** Where an interrupted conversation continues: after the last answer. `turns.length`: all questions were asked. */
export function placeIn(turns: readonly Turn[], body: Body): number {
  const answered = tidied(
    turns.map(({ field }) => field),
    body,
  )
  return turns.findLastIndex(({ field }) => answered[field.name] !== undefined) + 1
}

/** Appends an answer to a further question to the existing text of a field. */
export function withMore(value: unknown, more: string, most: number): string {
  const before = typeof value === 'string' ? value.trim() : ''
  return [before, more.trim()].filter(Boolean).join('\n').slice(0, most)
}
