import heldOut from './crisis-lines-held-out.fixture.json' with { type: 'json' }
import later from './crisis-lines-later.fixture.json' with { type: 'json' }
import others from './crisis-lines-others.fixture.json' with { type: 'json' }
import written from './crisis-lines.fixture.json' with { type: 'json' }

// Lines as people write them, each with what it is; no line describes a method. The rules were written with `written`, and are right
// of all of it. `others` were written by somebody who knew no rule, and looked at since: what is missed among them no list of phrases
// reaches. The held-out ones were committed before being counted, by two authors: only counts are looked at. Whoever has to look at
// them moves them across, and has others written (ADR 40). `later` were written one by one and committed before the model's training
// lines existed: they measure the model, and neither rules nor model are changed after looking at them.

export const CRISIS_KINDS = ['direct', 'indirect', 'other', 'past'] as const
export const CALM_KINDS = ['idiom', 'negated', 'topic', 'plain'] as const
const LANGUAGES = ['en', 'de'] as const
export type LineKind = (typeof CRISIS_KINDS)[number] | (typeof CALM_KINDS)[number]
export type LineSource = 'written' | 'others' | 'held-out' | 'later'
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
  ...linesOf(heldOut, 'held-out'),
  ...linesOf(later, 'later'),
]
