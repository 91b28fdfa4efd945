import heldOut from './crisis-lines-held-out.fixture.json' with { type: 'json' }
import written from './crisis-lines.fixture.json' with { type: 'json' }

// Lines as people write them, each with what it is; no line describes a method. The rules were written with `written`. The held-out
// ones were written after the rules and committed before being counted: only counts are looked at. Whoever has to look at them moves
// them across, and writes others (ADR 40).

export const CRISIS_KINDS = ['direct', 'indirect', 'other', 'past'] as const
export const CALM_KINDS = ['idiom', 'negated', 'topic', 'plain'] as const
const LANGUAGES = ['en', 'de'] as const
export type LineKind = (typeof CRISIS_KINDS)[number] | (typeof CALM_KINDS)[number]
export type CrisisLine = { text: string; kind: LineKind; language: (typeof LANGUAGES)[number]; isCrisis: boolean; isHeldOut: boolean }

type Lines = Readonly<Record<LineKind, Readonly<Record<(typeof LANGUAGES)[number], readonly string[]>>>>

const linesOf = (lines: Lines, isHeldOut: boolean): CrisisLine[] =>
  [...CRISIS_KINDS, ...CALM_KINDS].flatMap((kind) =>
    LANGUAGES.flatMap((language) =>
      lines[kind][language].map((text) => ({
        text,
        kind,
        language,
        isCrisis: CRISIS_KINDS.some((one) => one === kind),
        isHeldOut,
      })),
    ),
  )

export const crisisLines: readonly CrisisLine[] = [...linesOf(written, false), ...linesOf(heldOut, true)]
