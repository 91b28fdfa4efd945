import heldOut from './crisis-lines-held-out.fixture.json' with { type: 'json' }
import later from './crisis-lines-later.fixture.json' with { type: 'json' }
import others from './crisis-lines-others.fixture.json' with { type: 'json' }
import unseen from './crisis-lines-unseen.fixture.json' with { type: 'json' }
import written from './crisis-lines.fixture.json' with { type: 'json' }

// Lines of everyday writing, each with its label; no line describes a method. The rules were written with `written`, and are right
// about all of it. `others` and `later` were written by authors who knew no rule, and were read since: the model learns from them. The
// held-out and the unseen ones were committed before being counted, by two authors each who knew neither rules nor model: only counts
// are read. Lines that somebody has to read move to those for learning, and others are written (ADR 40).

export const CRISIS_KINDS = ['direct', 'indirect', 'other', 'past'] as const
export const CALM_KINDS = ['idiom', 'negated', 'topic', 'plain'] as const
const LANGUAGES = ['en', 'de'] as const
export type LineKind = (typeof CRISIS_KINDS)[number] | (typeof CALM_KINDS)[number]
export type LineSource = 'written' | 'others' | 'later' | 'held-out' | 'unseen'
export type CrisisLine = { text: string; kind: LineKind; language: (typeof LANGUAGES)[number]; isCrisis: boolean; from: LineSource }

type Lines = Readonly<Record<LineKind, Readonly<Record<(typeof LANGUAGES)[number], readonly string[]>>>>

const linesOf = (lines: Lines, from: LineSource): CrisisLine[] =>
  [...CRISIS_KINDS, ...CALM_KINDS].flatMap((kind) =>
    LANGUAGES.flatMap((language) =>
      lines[kind][language].map((text) => ({
        text,
        kind,
        language,
        isCrisis: CRISIS_KINDS.some((one) => one === kind),
        from,
      })),
    ),
  )

export const crisisLines: readonly CrisisLine[] = [
  ...linesOf(written, 'written'),
  ...linesOf(others, 'others'),
  ...linesOf(later, 'later'),
  ...linesOf(heldOut, 'held-out'),
  ...linesOf(unseen, 'unseen'),
]
