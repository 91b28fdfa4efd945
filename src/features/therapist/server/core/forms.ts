import { NOTE_FORMS } from '../../between/notes.ts'
import { fieldsOf, type Field } from '../../form/fields.ts'
import { PROGRAMME_IDS, type RecordKind, type ToolKind } from '../../kinds.ts'
import { MEASURES } from '../../measures/all.ts'
import { measureFields } from '../../measures/measure.ts'
import { PLAN_STEPS } from '../../plan/plan.ts'
import { runFields } from '../../programmes/programme.ts'
import { tool as activity } from '../../tools/all/activity.ts'
import { tool as exposure } from '../../tools/all/exposure.ts'
import { tool as letter } from '../../tools/all/letter.ts'
import { tool as problem } from '../../tools/all/problem.ts'
import { tool as sleep } from '../../tools/all/sleep.ts'
import { tool as thought } from '../../tools/all/thought.ts'
import { tool as urge } from '../../tools/all/urge.ts'
import { tool as values } from '../../tools/all/values.ts'
import { tool as worry } from '../../tools/all/worry.ts'
import type { Tool } from '../../tools/tool.ts'

/** All tools, for the server; the web loads each form when it is filled in. */
export const ALL_TOOLS: Readonly<Record<ToolKind, Tool>> = { activity, exposure, letter, problem, sleep, thought, urge, values, worry }

const toolFields = Object.fromEntries(Object.values(ALL_TOOLS).map((tool) => [tool.kind, fieldsOf(tool.steps)])) as Record<
  ToolKind,
  readonly Field[]
>

const FORMS: Readonly<Record<RecordKind, readonly Field[]>> = {
  plan: fieldsOf(PLAN_STEPS),
  ...toolFields,
  phq9: measureFields(MEASURES.phq9),
  gad7: measureFields(MEASURES.gad7),
  programme: runFields(PROGRAMME_IDS),
  agenda: fieldsOf(NOTE_FORMS.agenda.steps),
  homework: fieldsOf(NOTE_FORMS.homework.steps),
  note: fieldsOf(NOTE_FORMS.note.steps),
  appointment: fieldsOf(NOTE_FORMS.appointment.steps),
}

export const fieldsOfKind = (kind: RecordKind): readonly Field[] => FORMS[kind]
