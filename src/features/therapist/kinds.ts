export const TOOL_KINDS = ['thought', 'activity', 'worry', 'exposure', 'problem', 'sleep', 'values', 'letter', 'urge'] as const
export type ToolKind = (typeof TOOL_KINDS)[number]

export const MEASURE_KINDS = ['phq9', 'gad7'] as const
export type MeasureKind = (typeof MEASURE_KINDS)[number]

export const PROGRAMME_IDS = ['mood', 'worry', 'sleep', 'stress'] as const
export type ProgrammeId = (typeof PROGRAMME_IDS)[number]

export const NOTE_KINDS = ['agenda', 'homework', 'note', 'appointment'] as const
export type NoteKind = (typeof NOTE_KINDS)[number]

/** Kinds of records; the form of each kind defines its fields. */
export const RECORD_KINDS = ['plan', ...TOOL_KINDS, ...MEASURE_KINDS, 'programme', ...NOTE_KINDS] as const
export type RecordKind = (typeof RECORD_KINDS)[number]
