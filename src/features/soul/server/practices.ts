import type { Allowance } from '#platform/server/quota/quota.ts'
import { BEDS } from '#platform/server/audio/render/core/beds.ts'
import { TrackRecipe, type Layer } from '#platform/server/audio/render/core/recipe.ts'
import type { Language } from '#platform/server/auth/language.ts'
import { soulReasons } from '../reasons.en.ts'
import {
  bellTimes,
  breathsOf,
  cycleSeconds,
  LEAD,
  PATTERNS,
  phasesOf,
  practiceId,
  practiceSeconds,
  type Bed,
  type Bell,
  type Practice,
} from '../practice.ts'

/** Limit of practices that one person can have rendered in an hour: each may be two hours long, and all people share the renderer. */
export const PRACTICE_RENDERS: Allowance = { feature: 'soul.practices', limit: 20, seconds: 3600, reason: soulReasons.many_renders() }

/** Each bed has −20 LUFS; the track's gain does the rest. */
const beds: Record<Bed, readonly object[]> = {
  none: [],
  ...BEDS,
  night: [
    { kind: 'crickets', gain: 4.2, count: 4 },
    { kind: 'wind', gain: -1.8, gusts: 0.2, leaves: 0.2 },
  ],
}

const notes: Record<Bell, number> = { low: 50, middle: 57, high: 64 }

/** Raises the −20 LUFS of a bed to the −18 of a track. */
const BED_GAIN = 2
/** Bells alone are mostly silence, so loudness cannot be measured: they are as loud as over a bed. */
const BELLS_UNDER_BED = -4
const PACER = { alone: -1.4, overBed: -4 }
const BED_UNDER_PACER = -3.2

const lower = (layers: readonly object[], by: number) =>
  layers.map((layer) => ({ ...layer, gain: ((layer as { gain?: number }).gain ?? 0) + by })) as Layer[]

/** Recipe of a practice's sound: the same for everybody with the same settings. */
export function practiceRecipe(practice: Practice): TrackRecipe {
  const common = { seed: practiceId(practice), durationSeconds: practiceSeconds(practice), gainDb: BED_GAIN }
  const bed = beds[practice.bed]
  if (practice.kind === 'timer') {
    const bells = { kind: 'bells', at: bellTimes(practice), note: notes[practice.bell], gain: BELLS_UNDER_BED }
    return TrackRecipe.parse({ ...common, layers: [bells, ...bed] })
  }
  const pacer = {
    kind: 'pacer',
    start: LEAD,
    seconds: breathsOf(practice) * cycleSeconds(practice),
    phases: phasesOf(practice),
    gain: bed.length === 0 ? PACER.alone : PACER.overBed,
  }
  return TrackRecipe.parse({ ...common, layers: [pacer, ...lower(bed, BED_UNDER_PACER)] })
}

const words = {
  en: {
    timer: (minutes: number) => (minutes === 1 ? 'Timer, 1 minute' : `Timer, ${minutes} minutes`),
    bells: (every: number) =>
      every === 0 ? 'A bell at the start and three at the end.' : `A bell every ${every} min, and three at the end.`,
    breathing: (name: string, minutes: number) => `${name}, ${minutes} min`,
    patterns: { box: 'Box breathing', 'four-seven-eight': '4-7-8 breathing', coherent: 'Coherent breathing', sigh: 'Sighs' },
    own: 'Breathing',
    breaths: (parts: string) => `A tone to breathe by: ${parts} seconds.`,
  },
  de: {
    timer: (minutes: number) => (minutes === 1 ? 'Timer, 1 Minute' : `Timer, ${minutes} Minuten`),
    bells: (every: number) =>
      every === 0 ? 'Eine Glocke am Anfang und drei am Ende.' : `Alle ${every} Min. eine Glocke, und drei am Ende.`,
    breathing: (name: string, minutes: number) => `${name}, ${minutes} Min.`,
    patterns: { box: 'Box-Atmung', 'four-seven-eight': '4-7-8-Atmung', coherent: 'Kohärente Atmung', sigh: 'Seufzer' },
    own: 'Atmen',
    breaths: (parts: string) => `Ein Ton, mit dem du atmest: ${parts} Sekunden.`,
  },
}

/** Title and description of a practice. */
export function practiceWords(practice: Practice, language: Language): { title: string; description: string } {
  const t = words[language]
  if (practice.kind === 'timer') return { title: t.timer(practice.minutes), description: t.bells(practice.every) }
  const pattern = Object.entries(PATTERNS).find(([, one]) =>
    (['in', 'sip', 'hold', 'out', 'rest'] as const).every((part) => one[part] === practice[part]),
  )
  const name = pattern ? t.patterns[pattern[0] as keyof typeof PATTERNS] : t.own
  const number = new Intl.NumberFormat(language)
  return {
    title: t.breathing(name, practice.minutes),
    description: t.breaths(
      phasesOf(practice)
        .map(({ seconds }) => number.format(seconds))
        .join(' – '),
    ),
  }
}
