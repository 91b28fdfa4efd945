import { plainWords } from '#platform/contract/fold.ts'
import { FOREIGN, singular, SMALL_WORDS, SPELLINGS } from './exercise-spellings.ts'
/** What the words of an exercise's name say. */
export type NameWords = {
  /** The movement, as a sorted list of its words: "curl preacher". */
  movement: string
  equipment: string
  angle: string
  position: string
  side: string
  grip: string
  help: string
}
type Trait = Exclude<keyof NameWords, 'movement'>

const TRAITS: Readonly<Record<Trait, readonly (readonly [string, string])[]>> = {
  equipment: [
    ['smith machine', 'smith'],
    ['smith', 'smith'],
    ['sm', 'smith'],
    ['plate loaded', 'lever'],
    ['loaded', 'lever'],
    ['hammer strength', 'lever'],
    ['iso lateral', 'lever'],
    ['lever', 'lever'],
    ['trap bar', 'trap-bar'],
    ['hex bar', 'trap-bar'],
    ['hex', 'trap-bar'],
    ['ez bar', 'ez'],
    ['ezbar', 'ez'],
    ['curl bar', 'ez'],
    ['ez', 'ez'],
    ['v bar', 'v-bar'],
    ['rope', 'rope'],
    ['landmine', 'landmine'],
    ['medicine ball', 'medicine-ball'],
    ['exercise ball', 'ball'],
    ['stability ball', 'ball'],
    ['swiss ball', 'ball'],
    ['fitball', 'ball'],
    ['physio ball', 'ball'],
    ['suspension trainer', 'suspension'],
    ['suspension', 'suspension'],
    ['trx', 'suspension'],
    ['resistance band', 'band'],
    ['banded', 'band'],
    ['band', 'band'],
    ['barbell', 'barbell'],
    ['bb', 'barbell'],
    ['dumbbell', 'dumbbell'],
    ['dumbell', 'dumbbell'],
    ['db', 'dumbbell'],
    ['two kettlebell', 'kettlebell'],
    ['kettlebell', 'kettlebell'],
    ['kb', 'kettlebell'],
    ['cable', 'cable'],
    ['pulley', 'cable'],
    ['freemotion', 'cable'],
    ['machine', 'machine'],
    ['bodyweight', 'bodyweight'],
    ['body weight', 'bodyweight'],
    ['bw', 'bodyweight'],
    ['plate', 'plate'],
    ...'converging diverging panatta technogym matrix precor cybex nautilus'.split(' ').map((maker) => [maker, 'machine'] as const),
  ],
  angle: [
    ['incline', 'incline'],
    ['inclined', 'incline'],
    ['declined', 'decline'],
    ['decline', 'decline'],
    ['flat', ''],
  ],
  position: [
    ['half kneeling', 'half-kneeling'],
    ['chest supported', 'supported'],
    ['bent over', 'bent-over'],
    ['seated', 'seated'],
    ['sitting', 'seated'],
    ['standing', 'standing'],
    ['lying', 'lying'],
    ['laying', 'lying'],
    ['kneeling', 'kneeling'],
    ['prone', 'prone'],
  ],
  side: [
    ['single arm', 'arm'],
    ['one arm', 'arm'],
    ['1 arm', 'arm'],
    ['single leg', 'leg'],
    ['one leg', 'leg'],
    ['1 leg', 'leg'],
    ['one legged', 'leg'],
    ['single legged', 'leg'],
    ['single hand', 'arm'],
    ['one hand', 'arm'],
    ['1 hand', 'arm'],
    ['unilateral', 'arm'],
    ['single', 'arm'],
    ['alternating', 'alternating'],
    ['alternate', 'alternating'],
  ],
  grip: [
    ['close grip', 'close'],
    ['narrow grip', 'close'],
    ['narrow', 'close'],
    ['narrow stance', 'close'],
    ['v grip', 'close'],
    ['short grip', 'close'],
    ['close hand', 'close'],
    ['close', 'close'],
    ['wide grip', 'wide'],
    ['wide', 'wide'],
    ['neutral grip', 'neutral'],
    ['hammer grip', 'neutral'],
    ['neutral', 'neutral'],
    ['reverse grip', 'under'],
    ['underhand', 'under'],
    ['supinated', 'under'],
    ['overhand', ''],
    ['pronated', ''],
  ],
  help: [
    ['assisted', 'assisted'],
    ['weighted', 'weighted'],
    ['negative', 'negative'],
    ['paused', 'paused'],
    ['pause', 'paused'],
    ['deficit', 'deficit'],
  ],
}
/** Say nothing of which exercise it is. */
const NOISE = new Set(
  'the with on for a an and of to in exercise bar grip easy hard heavy light horizontal yard meter sec second min minute rep set s standard perfect regular normal classic tabata double natural vertical custom own mine new hydraulic selector selectorized backup old data practice strict tempo speed'.split(
    ' ',
  ),
)
/** One leg is meant where a name says only that it is one. */
const OF_LEGS = /\b(?:leg|calf|hip|glute|lunge|squat|deadlift)\b/
/** Movements that a shorter name stands for. */
const SHORT: Readonly<Record<string, string>> = {
  bench: 'bench press',
  calf: 'calf raise',
  stiff: 'deadlift leg stiff',
  bayesian: 'bayesian curl',
  'overhead triceps': 'extension overhead triceps',
}

/** The text of a name in the words that we use: singular, in English, each thing written in one way. */
function spelledOut(name: string): string {
  const words = plainWords(name)
    .split(' ')
    .map(singular)
    .filter((word, at) => !SMALL_WORDS.has(word) && (word !== 'w' || at === 0))
  let text = ` ${words.join(' ')} `
  for (const [from, to] of FOREIGN) text = text.replaceAll(` ${from} `, ` ${to} `)
  for (const [from, to] of SPELLINGS) text = text.replaceAll(` ${from} `, ` ${to} `)
  // The usual curl has the palms up: a reverse grip makes the reverse curl of it.
  if (/ curl /.test(text) && !/ (?:leg|wrist) /.test(text))
    text = text.replace(/ (?:reverse grip|overhand|pronated)(?: grip)? /, ' reverse ').replace(/ (?:underhand|supinated)(?: grip)? /, ' ')
  return text
}

/** Takes a name apart into its movement and what it says of equipment, position, side, grip and help. */
export function wordsOfName(name: string): NameWords {
  const traits: Record<Trait, string> = { equipment: '', angle: '', position: '', side: '', grip: '', help: '' }
  let text = spelledOut(name)
  for (const trait of Object.keys(TRAITS) as Trait[]) {
    for (const [words, value] of TRAITS[trait]) {
      if (!text.includes(` ${words} `)) continue
      text = text.replaceAll(` ${words} `, ' ')
      traits[trait] ||= value
    }
  }
  // An EZ bar can hang on a cable.
  if (traits.equipment === 'ez' && /\b(?:cable|pulley)\b/.test(plainWords(name))) traits.equipment = 'cable'
  // What traits stood between is a phrase only now: "lat cable pulldown".
  for (const [from, to] of SPELLINGS) text = text.replaceAll(` ${from} `, ` ${to} `)
  const words = text.split(' ').filter((word) => word !== '' && !NOISE.has(word) && !/^(?:rpe)?\d+o?$/.test(word))
  const sorted = [...new Set(words)].toSorted().join(' ')
  const movement = SHORT[sorted] ?? sorted
  if (traits.side === 'arm' && OF_LEGS.test(movement) && !/ (?:arm|hand) /.test(` ${plainWords(name)} `)) traits.side = 'leg'
  // A chin-up in which the palms face each other is a pull-up of that grip.
  if (movement === 'chin up' && traits.grip === 'neutral') return { ...traits, movement: 'pull up' }
  // A V-bar is the close grip of a pulldown.
  if (movement === 'pulldown' && traits.equipment === 'v-bar') return { ...traits, movement, equipment: 'cable', grip: 'close' }
  // Any bar of a pushdown hangs on a cable.
  if (movement === 'pushdown' && (traits.equipment === 'ez' || traits.equipment === 'barbell'))
    return { ...traits, movement, equipment: 'cable' }
  // One sits with a dumbbell for the overhead extension.
  if (movement === 'extension triceps' && traits.equipment === 'dumbbell' && traits.position === 'seated')
    return { ...traits, movement: 'extension overhead triceps' }
  // A row of dumbbells with the chest on something is the one on an incline bench.
  if (movement === 'row' && traits.equipment === 'dumbbell' && traits.position === 'supported')
    return { ...traits, movement, position: '', angle: 'incline' }
  // A chest press of which no more is said is a machine's; a bench press is a bar's.
  if (movement === 'bench press' && traits.equipment === '' && / che(?:st|ss) press/.test(` ${plainWords(name)}`))
    traits.equipment = 'machine'
  // So is a chest fly: its weights in exports are a machine's, not those of dumbbells.
  if (movement === 'fly' && traits.equipment === '' && traits.position === '' && / (?:chest|pec) fl/.test(` ${plainWords(name)}`))
    traits.equipment = 'machine'
  // A military press is a bar's.
  if (traits.equipment === '' && / military press/.test(` ${plainWords(name)}`)) traits.equipment = 'barbell'
  // Nobody presses at an angle but on a bench.
  const isOnBench = traits.angle !== '' || / (?:flat|flach) /.test(` ${plainWords(name)} `)
  return { ...traits, movement: movement === 'press' && isOnBench ? 'bench press' : movement }
}

/** Differences that make another exercise of it. */
const APART = 10
/** Of what the asked name leaves open, how far a more special exercise is from it; and the other way round. */
const OPEN: Readonly<Record<Trait, readonly [asked: number, ours: number]>> = {
  equipment: [0.1, 0.6],
  angle: [APART, APART],
  position: [0.25, 0.4],
  side: [0.6, 0.4],
  grip: [0.6, 0.4],
  help: [0.6, APART],
}
/** Pairs that are nearly the same thing. */
const CLOSE: Readonly<Record<string, number>> = {
  'machine lever': 0.3,
  'cable rope': 0.3,
  'cable machine': 0.45,
  'barbell ez': 0.45,
  'dumbbell kettlebell': 0.7,
  'cable v-bar': 0.45,
  'bent-over standing': 0.4,
}
/** What nobody means who says no equipment. */
const RARE = new Set(['kettlebell', 'suspension', 'band', 'landmine', 'ball', 'medicine-ball', 'trap-bar', 'plate'])
/** Of these, the one on one leg is another exercise. */
const ON_BOTH_LEGS = /\b(?:squat|deadlift|calf|lunge)\b/
/** A pulldown's machine pulls a cable, whichever of the two a name says. */
const isStack = (equipment: string): boolean => equipment === 'machine' || equipment === 'cable'
/** One who says these does not mean the exercise without a weight. */
const FREE_WEIGHTS = new Set(['barbell', 'dumbbell', 'kettlebell'])
/** Movements that a cable and a machine make alike. */
const PULLED = /pulldown|pushdown|row|fly|crunch|curl/
/** Positions that are there whether a name says them or not. */
const IMPLIED = new Set(['standing', 'bent-over'])

/** A machine has something to lean on, whether a name says so or not. */
const isMachine = (equipment: string): boolean => equipment === 'machine' || equipment === 'lever'

/** One leans and sits on machines, sits on an incline bench and for the wrists, whether a name of ours says so or not. */
const isLikely = (position: string, asked: NameWords, ours: NameWords): boolean =>
  isMachine(ours.equipment)
    ? position === 'supported' || (position === 'seated' && asked.equipment !== '')
    : position === 'seated' && (/\bwrist\b/.test(asked.movement) || (asked.angle === 'incline' && ours.angle === 'incline'))

/** Handles of machines leave a choice of grips, and the V-handle is a usual one of cable rows. */
const isUsualGrip = (grip: string, ours: NameWords): boolean =>
  grip === 'close' || grip === 'neutral'
    ? isMachine(ours.equipment) || (ours.equipment === 'cable' && ours.movement === 'row')
    : grip === 'wide' && isMachine(ours.equipment)

/** One bends over only for rows and raises, and not at a cable or machine; nor does one stand for the hips but at a cable. */
const isUnusual = (position: string, asked: NameWords, ours: NameWords): boolean =>
  position === 'bent-over'
    ? isMachine(ours.equipment) || ours.equipment === 'cable' || !/\b(?:row|fly|raise)\b/.test(ours.movement)
    : position === 'standing' && asked.equipment !== 'cable' && /\bhip\b/.test(ours.movement)

/** How far an exercise of ours is from what a name says; `APART` and more: it is another. `isLoadable`: it can have weight added. */
export function distanceBetween(asked: NameWords, ours: NameWords, isLoadable: boolean): number {
  if (asked.movement === '' || asked.movement !== ours.movement) return APART
  let sum = 0
  for (const trait of Object.keys(OPEN) as Trait[]) {
    const [a, b] = [asked[trait], ours[trait]]
    if (a === b) continue
    if (trait === 'help' && ((a === 'weighted' && isLoadable && b === '') || (b === 'assisted' && a === ''))) sum += a === '' ? APART : 0.05
    else if (trait === 'equipment' && ((a === 'bodyweight' && b === '') || (a === '' && b === 'bodyweight'))) sum += 0
    else if (trait === 'position' && b === '' && isLikely(a, asked, ours)) sum += 0.05
    else if (trait === 'grip' && b === '' && isUsualGrip(a, ours)) sum += 0.3
    else if (trait === 'side' && a === 'leg' && b === '' && ON_BOTH_LEGS.test(asked.movement) && !isMachine(ours.equipment)) sum += APART
    else if (trait === 'position' && b === '' && isUnusual(a, asked, ours)) sum += OPEN.position[1]
    else if (trait === 'help' && a === 'weighted' && b === '' && FREE_WEIGHTS.has(ours.equipment)) sum += 0.4
    else if (trait === 'equipment' && a === 'cable' && b === '') sum += APART
    else if (trait === 'equipment' && FREE_WEIGHTS.has(a) && b === '') sum += 0.75
    else if (trait === 'equipment' && isStack(a) && isStack(b) && asked.movement === 'pulldown') sum += 0.1
    else if (trait === 'position' && ((b === '' && IMPLIED.has(a)) || (a === '' && IMPLIED.has(b)))) sum += 0.05
    else if (a === '') sum += trait === 'equipment' && RARE.has(b) ? 0.5 : OPEN[trait][0]
    else if (b === '') sum += OPEN[trait][1]
    else if ([a, b].includes('cable') && [a, b].includes('machine') && !PULLED.test(asked.movement)) sum += APART
    else sum += CLOSE[`${a} ${b}`] ?? CLOSE[`${b} ${a}`] ?? APART
  }
  return sum
}

/** As near as that, it is this one; as far as `NEAR`, it can be offered. */
export const KNOWN = 0.36
export const NEAR = 0.9

const OF_LOADING: Readonly<Record<string, string>> = {
  barbell: 'barbell',
  dumbbell: 'dumbbell',
  dumbbells: 'dumbbell',
  kettlebell: 'kettlebell',
  kettlebells: 'kettlebell',
  'ez-bar': 'ez',
  'trap-bar': 'trap-bar',
  'smith-machine': 'smith',
  'machine-stack': 'machine',
  'machine-plates': 'machine',
  cable: 'cable',
  band: 'band',
  landmine: 'landmine',
  plate: 'plate',
}

/** What an exercise of ours needs is known, whether its name says it or not. */
export const equipmentOf = (words: NameWords, loading: string): string => words.equipment || (OF_LOADING[loading] ?? '')
