// Practices: a timer or a way of breathing that a person configures. Their id encodes all settings, so the player, the
// listening sessions and the shelf treat a practice like any other track, and it needs no row of its own.

export const BEDS = ['none', 'rain', 'waves', 'wind', 'stream', 'fire', 'night', 'pads', 'brown'] as const
export type Bed = (typeof BEDS)[number]

export const BELLS = ['low', 'middle', 'high'] as const
export type Bell = (typeof BELLS)[number]

/** Lengths in seconds, to a tenth; `sip` is a second, shorter breath in on top of the first. */
export type Breathing = { kind: 'breathing'; in: number; sip: number; hold: number; out: number; rest: number; minutes: number; bed: Bed }
/** Minutes; `every` 0: no bell in between. */
export type Timer = { kind: 'timer'; minutes: number; every: number; bell: Bell; bed: Bed }
export type Practice = Breathing | Timer

export const BREATH_LIMITS = { in: [1, 12], sip: [0, 4], hold: [0, 15], out: [1, 20], rest: [0, 15] } as const
export const MOST_BREATHING_MINUTES = 30
export const MOST_TIMER_MINUTES = 120

/** Silence (or bed) before and after the practice, seconds: the sound fades in and out in it. */
export const LEAD = 5
const TIMER_TAIL = 24
const BREATHING_TAIL = 12
/** The three strikes at the end, seconds after the first. */
const END_STRIKES = [0, 3, 6] as const

export const PATTERNS = {
  box: { in: 4, sip: 0, hold: 4, out: 4, rest: 4 },
  'four-seven-eight': { in: 4, sip: 0, hold: 7, out: 8, rest: 0 },
  coherent: { in: 5.5, sip: 0, hold: 0, out: 5.5, rest: 0 },
  sigh: { in: 2.5, sip: 1, hold: 0, out: 6, rest: 1 },
} as const satisfies Record<string, Pick<Breathing, 'in' | 'sip' | 'hold' | 'out' | 'rest'>>
export type PatternName = keyof typeof PATTERNS

const PARTS = ['in', 'sip', 'hold', 'out', 'rest'] as const

export function practiceId(practice: Practice): string {
  if (practice.kind === 'timer') return `timer-${practice.minutes}-${practice.every}-${practice.bell}-${practice.bed}`
  const tenths = PARTS.map((part) => Math.round(practice[part] * 10))
  return `breathing-${tenths.join('-')}-${practice.minutes}-${practice.bed}`
}

/** The practice with an id; undefined for any other id, and for settings beyond the limits. */
export function practiceOf(id: string): Practice | undefined {
  const [kind, ...parts] = id.split('-')
  const practice = kind === 'timer' ? timerOf(parts) : kind === 'breathing' ? breathingOf(parts) : undefined
  // Each practice has exactly one id: leading zeros and extra parts are refused.
  return practice && practiceId(practice) === id ? practice : undefined
}

function timerOf([minutes, every, bell, bed]: readonly string[]): Timer | undefined {
  const timer = { kind: 'timer' as const, minutes: Number(minutes), every: Number(every), bell: bell as Bell, bed: bed as Bed }
  const isGood =
    isWhole(timer.minutes, 1, MOST_TIMER_MINUTES) && isWhole(timer.every, 0, 60) && BELLS.includes(timer.bell) && BEDS.includes(timer.bed)
  return isGood ? timer : undefined
}

function breathingOf(parts: readonly string[]): Breathing | undefined {
  const [inward, sip, hold, out, rest] = parts.slice(0, 5).map((part) => Number(part) / 10) as [number, number, number, number, number]
  const breathing: Breathing = { kind: 'breathing', in: inward, sip, hold, out, rest, minutes: Number(parts[5]), bed: parts[6] as Bed }
  const isGood =
    PARTS.every((part) => {
      const [least, most] = BREATH_LIMITS[part]
      return Number.isInteger(Math.round(breathing[part] * 10)) && breathing[part] >= least && breathing[part] <= most
    }) &&
    isWhole(breathing.minutes, 1, MOST_BREATHING_MINUTES) &&
    BEDS.includes(breathing.bed)
  return isGood ? breathing : undefined
}

const isWhole = (value: number, least: number, most: number) => Number.isInteger(value) && value >= least && value <= most

export type Way = (typeof PARTS)[number]
export type Phase = { way: Way; seconds: number }

/** The phases of one breath, in order. */
export const phasesOf = (breathing: Pick<Breathing, Way>): Phase[] =>
  PARTS.map((way) => ({ way, seconds: breathing[way] })).filter(({ seconds }) => seconds > 0)

export const cycleSeconds = (breathing: Pick<Breathing, Way>): number => PARTS.reduce((sum, part) => sum + breathing[part], 0)

/** Whole breaths that fit into the minutes; at least one. */
export const breathsOf = (breathing: Breathing): number => Math.max(1, Math.floor((breathing.minutes * 60) / cycleSeconds(breathing)))

/** When bells are struck, seconds from the beginning of the sound: at the start, in between, and three times at the end. */
export function bellTimes({ minutes, every }: Pick<Timer, 'minutes' | 'every'>): number[] {
  const between = every === 0 ? [] : Array.from({ length: Math.ceil(minutes / every) - 1 }, (_, n) => (n + 1) * every)
  const end = END_STRIKES.map((after) => LEAD + minutes * 60 + after)
  return [LEAD, ...between.map((minute) => LEAD + minute * 60), ...end]
}

/** Length of a practice's sound, seconds. */
export function practiceSeconds(practice: Practice): number {
  if (practice.kind === 'timer') return LEAD + practice.minutes * 60 + TIMER_TAIL
  return Math.ceil(LEAD + breathsOf(practice) * cycleSeconds(practice) + BREATHING_TAIL)
}

/** Phase of the breath at a second of the sound, the time left in it, and the number of the breath. Undefined before and after. */
export function phaseAt(breathing: Breathing, seconds: number): { phase: Phase; index: number; left: number; breath: number } | undefined {
  const cycle = cycleSeconds(breathing)
  const into = seconds - LEAD
  const breath = Math.floor(into / cycle)
  if (into < 0 || breath >= breathsOf(breathing)) return undefined
  let rest = into - breath * cycle
  for (const [index, phase] of phasesOf(breathing).entries()) {
    if (rest < phase.seconds) return { phase, index, left: phase.seconds - rest, breath }
    rest -= phase.seconds
  }
  return undefined
}
