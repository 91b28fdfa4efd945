import { plainWords } from '#platform/contract/fold.ts'
import { FOREIGN, singular, SMALL_WORDS, SPELLINGS } from './exercise-spellings.ts'
/** The parts of an exercise's name: its movement and its traits. */
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
/** Words that do not distinguish exercises. */
const NOISE = new Set(
  'the with on for a an and of to in exercise bar grip easy hard heavy light horizontal yard meter sec second min minute rep set s standard perfect regular normal classic tabata double natural vertical custom own mine new hydraulic selector selectorized backup old data practice strict tempo speed'.split(
    ' ',
  ),
)
/** Movements in which “single” without a limb means one leg. */
const OF_LEGS = /\b(?:leg|calf|hip|glute|lunge|squat|deadlift)\b/
/** Full movements of abbreviated names. */
const SHORT: Readonly<Record<string, string>> = {
  bench: 'bench press',
  calf: 'calf raise',
  stiff: 'deadlift leg stiff',
  bayesian: 'bayesian curl',
  'overhead triceps': 'extension overhead triceps',
}

/** Normalises a name: singular, English, one spelling for each thing. */
function spelledOut(name: string): string {
  const words = plainWords(name)
    .split(' ')
    .map(singular)
    .filter((word, at) => !SMALL_WORDS.has(word) && (word !== 'w' || at === 0))
  let text = ` ${words.join(' ')} `
  for (const [from, to] of FOREIGN) text = text.replaceAll(` ${from} `, ` ${to} `)
  for (const [from, to] of SPELLINGS) text = text.replaceAll(` ${from} `, ` ${to} `)
  // A curl with a reverse grip is the reverse curl, because the usual curl has the palms up.
  if (/ curl /.test(text) && !/ (?:leg|wrist) /.test(text))
    text = text.replace(/ (?:reverse grip|overhand|pronated)(?: grip)? /, ' reverse ').replace(/ (?:underhand|supinated)(?: grip)? /, ' ')
  return text
}

/** Splits a name into its movement and its traits: equipment, angle, position, side, grip and help. */
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
  // Words that a trait separated form a phrase only now: "lat cable pulldown".
  for (const [from, to] of SPELLINGS) text = text.replaceAll(` ${from} `, ` ${to} `)
  const words = text.split(' ').filter((word) => word !== '' && !NOISE.has(word) && !/^(?:rpe)?\d+o?$/.test(word))
  const sorted = [...new Set(words)].toSorted().join(' ')
  const movement = SHORT[sorted] ?? sorted
  if (traits.side === 'arm' && OF_LEGS.test(movement) && !/ (?:arm|hand) /.test(` ${plainWords(name)} `)) traits.side = 'leg'
  // A chin-up with palms facing each other is a neutral-grip pull-up.
  if (movement === 'chin up' && traits.grip === 'neutral') return { ...traits, movement: 'pull up' }
  // A V-bar gives a pulldown its close grip.
  if (movement === 'pulldown' && traits.equipment === 'v-bar') return { ...traits, movement, equipment: 'cable', grip: 'close' }
  // Every bar for a pushdown hangs on a cable.
  if (movement === 'pushdown' && (traits.equipment === 'ez' || traits.equipment === 'barbell'))
    return { ...traits, movement, equipment: 'cable' }
  // The overhead extension with a dumbbell is done seated.
  if (movement === 'extension triceps' && traits.equipment === 'dumbbell' && traits.position === 'seated')
    return { ...traits, movement: 'extension overhead triceps' }
  // A chest-supported dumbbell row is done on an incline bench.
  if (movement === 'row' && traits.equipment === 'dumbbell' && traits.position === 'supported')
    return { ...traits, movement, position: '', angle: 'incline' }
  // A plain “chest press” is done on a machine, a plain “bench press” with a barbell.
  if (movement === 'bench press' && traits.equipment === '' && / che(?:st|ss) press/.test(` ${plainWords(name)}`))
    traits.equipment = 'machine'
  // A plain “chest fly” is done on a machine: its weights in exports are too heavy for dumbbells.
  if (movement === 'fly' && traits.equipment === '' && traits.position === '' && / (?:chest|pec) fl/.test(` ${plainWords(name)}`))
    traits.equipment = 'machine'
  // A military press is done with a barbell.
  if (traits.equipment === '' && / military press/.test(` ${plainWords(name)}`)) traits.equipment = 'barbell'
  // A press at an angle needs a bench.
  const isOnBench = traits.angle !== '' || / (?:flat|flach) /.test(` ${plainWords(name)} `)
  return { ...traits, movement: movement === 'press' && isOnBench ? 'bench press' : movement }
}

/** Distance at which two names are different exercises. */
const APART = 10
/** Distances by trait: `asked` if the asked name omits a trait that ours has, `ours` in the opposite case. */
const OPEN: Readonly<Record<Trait, readonly [asked: number, ours: number]>> = {
  equipment: [0.1, 0.6],
  angle: [APART, APART],
  position: [0.25, 0.4],
  side: [0.6, 0.4],
  grip: [0.6, 0.4],
  help: [0.6, APART],
}
/** Distances between similar values of a trait. */
const CLOSE: Readonly<Record<string, number>> = {
  'machine lever': 0.3,
  'cable rope': 0.3,
  'cable machine': 0.45,
  'barbell ez': 0.45,
  'dumbbell kettlebell': 0.7,
  'cable v-bar': 0.45,
  'bent-over standing': 0.4,
}
/** Equipment that a name always states. */
const RARE = new Set(['kettlebell', 'suspension', 'band', 'landmine', 'ball', 'medicine-ball', 'trap-bar', 'plate'])
/** Movements whose one-legged form is a different exercise. */
const ON_BOTH_LEGS = /\b(?:squat|deadlift|calf|lunge)\b/
/** Whether the equipment is a weight stack: for a pulldown, cable and machine name the same station. */
const isStack = (equipment: string): boolean => equipment === 'machine' || equipment === 'cable'
/** Equipment that rules out the exercise without a weight. */
const FREE_WEIGHTS = new Set(['barbell', 'dumbbell', 'kettlebell'])
/** Movements that a cable and a machine train in the same way. */
const PULLED = /pulldown|pushdown|row|fly|crunch|curl/
/** Positions that a name may omit. */
const IMPLIED = new Set(['standing', 'bent-over'])

/** Machines support the body, also if a name does not mention it. */
const isMachine = (equipment: string): boolean => equipment === 'machine' || equipment === 'lever'

/** Whether equipment or movement imply a seated or supported position that our name omits: machines, incline benches, wrist curls. */
const isLikely = (position: string, asked: NameWords, ours: NameWords): boolean =>
  isMachine(ours.equipment)
    ? position === 'supported' || (position === 'seated' && asked.equipment !== '')
    : position === 'seated' && (/\bwrist\b/.test(asked.movement) || (asked.angle === 'incline' && ours.angle === 'incline'))

/** Whether a grip is only a variant: machine handles allow several, and the V-handle is common for cable rows. */
const isUsualGrip = (grip: string, ours: NameWords): boolean =>
  grip === 'close' || grip === 'neutral'
    ? isMachine(ours.equipment) || (ours.equipment === 'cable' && ours.movement === 'row')
    : grip === 'wide' && isMachine(ours.equipment)

/** Whether a position contradicts the exercise: bending over fits only free rows and raises, standing hip work only cables. */
const isUnusual = (position: string, asked: NameWords, ours: NameWords): boolean =>
  position === 'bent-over'
    ? isMachine(ours.equipment) || ours.equipment === 'cable' || !/\b(?:row|fly|raise)\b/.test(ours.movement)
    : position === 'standing' && asked.equipment !== 'cable' && /\bhip\b/.test(ours.movement)

/** Distance of our exercise from a name; from `APART` on they differ. `isLoadable`: weight can be added to the exercise. */
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

/** Largest distance at which a name is recognised; up to `NEAR` the exercise is only offered. */
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

/** The equipment of our exercise: from its name, otherwise from its loading. */
export const equipmentOf = (words: NameWords, loading: string): string => words.equipment || (OF_LOADING[loading] ?? '')
