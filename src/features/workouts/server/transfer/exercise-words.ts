import { plainWords } from '#platform/contract/fold.ts'
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

/** Words that are written in several ways, as one; longer phrases first. */
const SPELLINGS: readonly (readonly [string, string])[] = [
  ['rear foot elevated split squat', 'bulgarian split squat'],
  ['captain s chair', 'captainschair'],
  ['captains chair', 'captainschair'],
  ['world s greatest', 'worlds greatest'],
  ['child s pose', 'childs pose'],
  ['farmer s', 'farmers'],
  ['farmers carry', 'farmers walk'],
  ['rear delt reverse fly', 'reverse fly'],
  ['rear delt fly', 'reverse fly'],
  ['rear delt raise', 'reverse fly'],
  ['rear lateral raise', 'reverse fly'],
  ['bent over lateral raise', 'bent over reverse fly'],
  ['lying triceps extension', 'skull crusher'],
  ['skullcrusher', 'skull crusher'],
  ['side lateral raise', 'lateral raise'],
  ['lat raise', 'lateral raise'],
  ['side raise', 'lateral raise'],
  ['seated military press', 'seated overhead press'],
  ['military press', 'overhead press'],
  ['shoulder press', 'overhead press'],
  ['strict press', 'overhead press'],
  ['ohp', 'overhead press'],
  ['stiff legged deadlift', 'stiff leg deadlift'],
  ['straight leg deadlift', 'stiff leg deadlift'],
  ['straight legged deadlift', 'stiff leg deadlift'],
  ['rdl', 'romanian deadlift'],
  ['hamstring curl', 'leg curl'],
  ['pull down', 'pulldown'],
  ['lat pulldown', 'pulldown'],
  ['straight arm pushdown', 'straight arm pulldown'],
  ['push down', 'pushdown'],
  ['press down', 'pushdown'],
  ['pressdown', 'pushdown'],
  ['triceps pushdown', 'pushdown'],
  ['biceps curl', 'curl'],
  ['chest fly', 'fly'],
  ['pec fly', 'fly'],
  ['facepull', 'face pull'],
  ['dumbell', 'dumbbell'],
  ['dumbel', 'dumbbell'],
  ['zottoman', 'zottman'],
  ['plyo', 'plyometric'],
  ['nordic curl', 'nordic leg curl'],
  ['landmine shoulder push', 'landmine press'],
  ['katana extension', 'cable overhead triceps extension'],
  ['katana triceps extension', 'cable overhead triceps extension'],
  ['forearm curl', 'wrist curl'],
  ['front delt raise', 'front raise'],
  ['iso high row', 'iso lateral high row'],
  ['iso row', 'iso lateral row'],
  ['lat prayer', 'straight arm pulldown'],
  ['pushup', 'push up'],
  ['plyometric push up', 'clap push up'],
  ['kneeling dumbbell row', 'dumbbell row'],
  ['penguin toe tap', 'heel tap'],
  ['pullup', 'pull up'],
  ['chinup', 'chin up'],
  ['situp', 'sit up'],
  ['stepup', 'step up'],
  ['hyperextension', 'back extension'],
  ['hyper extension', 'back extension'],
  ['hip abductor', 'hip abduction'],
  ['hip adductor', 'hip adduction'],
  ['abductor', 'hip abduction'],
  ['adductor', 'hip adduction'],
  ['ab wheel rollout', 'ab wheel'],
  ['ab rollout', 'ab wheel'],
  ['ab roller', 'ab wheel'],
  ['scott curl', 'preacher curl'],
  ['chest press', 'bench press'],
  ['back squat', 'squat'],
  ['forward lunge', 'lunge'],
  ['palloff', 'pallof'],
  ['wood chop', 'woodchop'],
  ['woodchopper', 'woodchop'],
  ['svend', 'svend'],
  ['calve', 'calf'],
  ['sprinting', 'sprint'],
  ['t bar', 'tbar'],
  ['dead lift', 'deadlift'],
  ['high to low fly', 'crossover'],
  ['low to high fly', 'low crossover'],
  ['vertical bench press', 'bench press'],
  ['hanging leg raise straight', 'hanging leg raise'],
  ['hanging leg raise bent', 'hanging knee raise'],
  ['leg raise elbow', 'captainschair leg raise'],
  ['palm down wrist curl', 'reverse wrist curl'],
  ['palm up wrist curl', 'wrist curl'],
  ['dumbbell bench fly', 'dumbbell fly'],
  ['side lunge', 'lateral lunge'],
  ['cross body curl', 'cross body hammer curl'],
  ['conventional deadlift', 'deadlift'],
  ['triceps pulldown', 'pushdown'],
  ['backward lunge', 'reverse lunge'],
  ['low plank', 'plank'],
  ['forearm plank', 'plank'],
  ['french curl', 'overhead triceps extension'],
  ['french press', 'overhead triceps extension'],
  ['wood cutter', 'woodchop'],
  ['cross chest', 'cross body'],
  ['birddog', 'bird dog'],
  ['hammer press', 'neutral grip bench press'],
  ['hammer chin up', 'neutral grip pull up'],
  ['hammer pull up', 'neutral grip pull up'],
  ['neutral chin up', 'neutral grip pull up'],
  ['side lateral', 'lateral raise'],
  ['close grip dumbbell press', 'close grip dumbbell bench press'],
  ['calf raise on seated leg press', 'leg press calf raise'],
  ['calf raise on leg press', 'leg press calf raise'],
  ['leg press calf raise', 'calf press leg press'],
  ['reverse pec deck', 'machine reverse fly'],
  ['overhead cable extension', 'cable overhead triceps extension'],
  ['overhead extension', 'overhead triceps extension'],
  ['dumbbell kickback', 'dumbbell triceps kickback'],
  ['high to low cable fly', 'cable crossover'],
  ['low to high cable fly', 'cable low crossover'],
  ['lower cable fly', 'cable low crossover'],
  ['crossover reverse fly', 'reverse fly'],
  ['mid row', 'row'],
  ['front pulldown', 'pulldown'],
  ['v attachment', 'v bar'],
  ['cross cable', 'cable'],
  ['chess press', 'bench press'],
  ['each side', ''],
  ['per side', ''],
  ['each leg', ''],
  ['each arm', ''],
  ['per arm', ''],
  ['per leg', ''],
]

const TRAITS: Readonly<Record<Trait, readonly (readonly [string, string])[]>> = {
  equipment: [
    ['smith machine', 'smith'],
    ['smith', 'smith'],
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
    ['plate', 'plate'],
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
  'the with on for a an and of to in exercise bar grip easy hard heavy light horizontal yard meter sec second min minute rep set s standard perfect regular normal classic tabata double natural vertical panatta technogym matrix precor cybex nautilus custom own mine new converging diverging hydraulic'.split(
    ' ',
  ),
)
const RETENTION_S = /(?:press|abs|triceps|biceps|cross|cat|process|less|farmers|childs|worlds)$/

const singular = (word: string): string =>
  word === 'tricep' || word === 'bicep'
    ? `${word}s`
    : word === 'flye' || word === 'flyes' || word === 'flies' || word === 'flys'
      ? 'fly'
      : /(?:ch|sh|ss|x)es$/.test(word)
        ? word.slice(0, -2)
        : word.length > 2 && word.endsWith('s') && !word.endsWith('ss') && !RETENTION_S.test(word)
          ? word.slice(0, -1)
          : word

/** Takes a name apart into its movement and what it says of equipment, position, side, grip and help. */
export function wordsOfName(name: string): NameWords {
  let text = ` ${plainWords(name).split(' ').map(singular).join(' ')} `
  for (const [from, to] of SPELLINGS) text = text.replaceAll(` ${from} `, ` ${to} `)
  const traits: Record<Trait, string> = { equipment: '', angle: '', position: '', side: '', grip: '', help: '' }
  for (const trait of Object.keys(TRAITS) as Trait[]) {
    for (const [words, value] of TRAITS[trait]) {
      if (!text.includes(` ${words} `)) continue
      text = text.replaceAll(` ${words} `, ' ')
      traits[trait] ||= value
    }
  }
  // What traits stood between is a phrase only now: "lat cable pulldown".
  for (const [from, to] of SPELLINGS) text = text.replaceAll(` ${from} `, ` ${to} `)
  const words = text.split(' ').filter((word) => word !== '' && !NOISE.has(word) && !/^\d+$/.test(word))
  const movement = [...new Set(words)].toSorted().join(' ')
  // A chest press of which no more is said is a machine's; a bench press is a bar's.
  if (movement === 'bench press' && traits.equipment === '' && / chest press/.test(` ${plainWords(name)}`)) traits.equipment = 'machine'
  // So is a military press.
  if (traits.equipment === '' && / military press/.test(` ${plainWords(name)}`)) traits.equipment = 'barbell'
  // Nobody presses at an angle but on a bench.
  return { movement: movement === 'press' && traits.angle !== '' ? 'bench press' : movement, ...traits }
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
}
/** What nobody means who says no equipment. */
const RARE = new Set(['kettlebell', 'suspension', 'band', 'landmine', 'ball', 'medicine-ball', 'trap-bar', 'plate'])
/** Movements that a cable and a machine make alike. */
const PULLED = /pulldown|pushdown|row|fly|crunch|curl/
/** Positions that are there whether a name says them or not. */
const IMPLIED = new Set(['standing', 'bent-over'])

/** A machine has something to lean on, whether a name says so or not. */
const isMachine = (equipment: string): boolean => equipment === 'machine' || equipment === 'lever'

/** How far an exercise of ours is from what a name says; `APART` and more: it is another. `isLoadable`: it can have weight added. */
export function distanceBetween(asked: NameWords, ours: NameWords, isLoadable: boolean): number {
  if (asked.movement === '' || asked.movement !== ours.movement) return APART
  let sum = 0
  for (const trait of Object.keys(OPEN) as Trait[]) {
    const [a, b] = [asked[trait], ours[trait]]
    if (a === b) continue
    if (trait === 'help' && ((a === 'weighted' && isLoadable && b === '') || (b === 'assisted' && a === ''))) sum += a === '' ? APART : 0.05
    else if (trait === 'equipment' && ((a === 'bodyweight' && b === '') || (a === '' && b === 'bodyweight'))) sum += 0
    else if (trait === 'position' && a === 'supported' && b === '' && isMachine(ours.equipment)) sum += 0.05
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
