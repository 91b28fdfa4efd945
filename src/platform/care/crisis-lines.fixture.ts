import { stableHash } from '#platform/contract/stable-hash.ts'
import lines from './crisis-lines.fixture.json' with { type: 'json' }

// Lines as people write them, each with what it is. The rules were written with those of `written`; those of `heldOut` were written
// first, sealed by a commit, and are only ever counted. No line describes a method.

export const CRISIS_KINDS = ['direct', 'indirect', 'other', 'past'] as const
export const CALM_KINDS = ['idiom', 'negated', 'topic', 'plain'] as const
export type LineKind = (typeof CRISIS_KINDS)[number] | (typeof CALM_KINDS)[number]
export type CrisisLine = { text: string; kind: LineKind; language: 'en' | 'de'; isCrisis: boolean; isHeldOut: boolean }

/** About every second line, by what it says: adding lines moves no other across. */
const isHeldOut = (text: string): boolean => stableHash(text) % 2 === 1

export const crisisLines: readonly CrisisLine[] = [...CRISIS_KINDS, ...CALM_KINDS].flatMap((kind) =>
  (['en', 'de'] as const).flatMap((language) =>
    lines[kind][language].map((text) => ({
      text,
      kind,
      language,
      isCrisis: (CRISIS_KINDS as readonly string[]).includes(kind),
      isHeldOut: isHeldOut(text),
    })),
  ),
)
