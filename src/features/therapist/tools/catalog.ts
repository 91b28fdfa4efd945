import type { Words } from '../form/fields.ts'
import type { ToolKind } from '../kinds.ts'

export type ToolEntry = { readonly kind: ToolKind; readonly title: Words; readonly line: Words }

/** All tools by name, in the order of the list. Their content loads when one is opened. */
export const TOOLS: readonly ToolEntry[] = [
  {
    kind: 'thought',
    title: { en: 'Thought record', de: 'Gedankenprotokoll' },
    line: { en: 'Look twice at a thought that hurts', de: 'Einen schmerzenden Gedanken ein zweites Mal ansehen' },
  },
  {
    kind: 'activity',
    title: { en: 'Activity planning', de: 'Aktivitäten planen' },
    line: { en: 'Pleasant and needed things into your days', de: 'Angenehmes und Nötiges in deine Tage bringen' },
  },
  {
    kind: 'worry',
    title: { en: 'Worry time', de: 'Sorgenzeit' },
    line: { en: 'A fixed place in the day for worries', de: 'Ein fester Platz am Tag für Sorgen' },
  },
  {
    kind: 'exposure',
    title: { en: 'Exposure ladder', de: 'Angstleiter' },
    line: { en: 'Towards what you avoid, step by step', de: 'Schritt für Schritt auf das zu, was du meidest' },
  },
  {
    kind: 'problem',
    title: { en: 'Problem solving', de: 'Probleme lösen' },
    line: { en: 'From a knot to a next step', de: 'Vom Knoten zum nächsten Schritt' },
  },
  {
    kind: 'sleep',
    title: { en: 'Sleep diary', de: 'Schlaftagebuch' },
    line: { en: 'Two minutes each morning', de: 'Zwei Minuten an jedem Morgen' },
  },
  {
    kind: 'values',
    title: { en: 'Values', de: 'Werte' },
    line: { en: 'What matters to you, and a small step', de: 'Was dir wichtig ist, und ein kleiner Schritt' },
  },
  {
    kind: 'letter',
    title: { en: 'Self-compassion letter', de: 'Brief an mich' },
    line: { en: 'Write to yourself as to a friend', de: 'Dir schreiben wie einem Freund' },
  },
  {
    kind: 'urge',
    title: { en: 'Urge surfing', de: 'Drang aussitzen' },
    line: { en: 'Let a wave pass without acting on it', de: 'Eine Welle vorbeiziehen lassen, ohne zu handeln' },
  },
]

export const toolEntry = (kind: string | undefined): ToolEntry | undefined => TOOLS.find((one) => one.kind === kind)
