import { NOTE_FORMS } from '../between/notes.ts'
import type { Words } from '../form/fields.ts'
import { NOTE_KINDS, type RecordKind } from '../kinds.ts'
import { TOOLS } from '../tools/catalog.ts'

/** Parts that a brief can contain, in their order, with their titles. */
export const BRIEF_TITLES: readonly { readonly kind: RecordKind; readonly title: Words }[] = [
  ...NOTE_KINDS.map((kind) => ({ kind, title: NOTE_FORMS[kind].title })),
  { kind: 'phq9', title: { en: 'PHQ-9: low mood', de: 'PHQ-9: gedrückte Stimmung' } },
  { kind: 'gad7', title: { en: 'GAD-7: anxiety', de: 'GAD-7: Angst' } },
  ...TOOLS.map(({ kind, title }) => ({ kind, title })),
  { kind: 'programme', title: { en: 'Programmes', de: 'Programme' } },
  { kind: 'plan', title: { en: 'Safety plan', de: 'Sicherheitsplan' } },
]
