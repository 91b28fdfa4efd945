// Makes the table of exercises from our own selection and, as a check and for the names of other apps, from public facts.
//   node scripts/exercises-content.ts <folder with exercises.csv and exercise-aliases.csv> && npx oxfmt src/features/workouts/content
// Sources: src/features/workouts/content/exercises/NOTICE.md. The selection has priority; if its primary muscles have none in common
// with the source's, the script prints a warning, and a person decides.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import Papa from 'papaparse'
import type { Muscle } from '#platform/body/muscles.ts'
import type { Caution, Equipment, Exercise, Loading, Measure, Pattern, Trait } from '../src/features/workouts/exercise.ts'
import { cautionsOf } from '../src/features/workouts/exercises/cautions.ts'
import { PATTERN_FACTS, words } from './lib/exercise-patterns.ts'

const CONTENT = 'src/features/workouts/content/exercises'
const SELECTIONS = ['selection-legs.md', 'selection-push.md', 'selection-pull.md']
const LEVEL = { b: 'beginner', i: 'intermediate', a: 'advanced' } as const
const SECONDARY_SHARE = 0.5

type Source = { id: string; name: string; primary_muscles: string; secondary_muscles: string }
type Alias = { alias: string; canonical: string; match: 'exact' | 'near' | 'none'; name_de: string }
type Matched = { alias: string; id: string; match: 'exact' | 'near' }
type Selected = { exercise: Exercise; german: string; source: string | null }

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder that holds exercises.csv and exercise-aliases.csv.')
const sources = await csv<Source>('exercises.csv')
const aliases = await csv<Alias>('exercise-aliases.csv')

const selected = (await Promise.all(SELECTIONS.map((file) => readFile(path.join(CONTENT, file), 'utf8')))).flatMap(parse)
for (const { exercise, source } of selected) if (source) compare(exercise, source)

await write(
  'table.json',
  selected.map(({ exercise }) => exercise),
)
await write('names.de.json', Object.fromEntries(selected.map(({ exercise, german }) => [exercise.id, german])))
await write('aliases.json', matched())

function parse(markdown: string): Selected[] {
  let pattern: Pattern | null = null
  const found: Selected[] = []
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) pattern = line.slice(3).trim() as Pattern
    if (!line.startsWith('- ')) continue
    if (!pattern || !PATTERN_FACTS[pattern]) throw new Error(`No such pattern: ${pattern}`)
    found.push(selectedOf(line.slice(2), pattern))
  }
  return found
}

function selectedOf(line: string, pattern: Pattern): Selected {
  const [id, name, german, source, equipment, how, traits = '', muscles = '', cautions = ''] = line.split('|').map((part) => part.trim())
  const common = PATTERN_FACTS[pattern]
  const [loading, rank, level] = words<string>(how!)
  const details = words<string>(traits)
  const [primary, secondary] = muscles ? muscles.split('/').map((part) => words<Muscle>(part)) : [common.primary, common.secondary]
  const extra = words<string>(cautions)
  const without = extra.filter((tag) => tag.startsWith('-')).map((tag) => tag.slice(1))
  const measure: Measure = details.includes('seconds') ? 'seconds' : details.includes('metres') ? 'metres' : 'reps'
  const helping = (secondary ?? []).filter((muscle) => !primary!.includes(muscle))
  const stated = [...common.cautions.filter((tag) => !without.includes(tag)), ...extra.filter((tag) => !tag.startsWith('-'))] as Caution[]
  const movement = {
    id: id!,
    pattern,
    loading: loading as Loading,
    equipment: words<Equipment>(equipment!),
    traits: details.filter((word) => !['per-side', 'seconds', 'metres'].includes(word)) as Trait[],
  }
  return {
    german: german!,
    source: source === '-' ? null : source!,
    exercise: {
      id: id!,
      name: name!,
      pattern,
      primary: primary!,
      secondary: Object.fromEntries(helping.map((muscle) => [muscle, SECONDARY_SHARE])),
      mechanic: common.mechanic,
      force: details.includes('static') ? 'static' : common.force,
      equipment: movement.equipment,
      loading: movement.loading,
      measure,
      perSide: details.includes('per-side'),
      level: LEVEL[level as keyof typeof LEVEL],
      rank: Number(rank) as Exercise['rank'],
      purpose: common.purpose ?? (details.includes('explosive') ? 'power' : 'strength'),
      cautions: cautionsOf(movement, stated),
      traits: movement.traits,
    },
  }
}

/** Maps the source's muscle names, which are coarser than ours. */
function sourceMuscles(names: string): Muscle[] {
  const fine: Record<string, Muscle[]> = {
    abdominals: ['abs', 'obliques'],
    shoulders: ['front-delts', 'side-delts', 'rear-delts'],
    quadriceps: ['quads', 'hip-flexors'],
    'middle back': ['upper-back'],
    'lower back': ['lower-back'],
  }
  return names.split('; ').flatMap((name) => fine[name] ?? [name as Muscle])
}

function compare(exercise: Exercise, name: string): void {
  const source = sources.find((one) => one.name === name)
  if (!source) throw new Error(`${exercise.id}: exercises.csv has no "${name}".`)
  if (!exercise.primary.some((muscle) => sourceMuscles(source.primary_muscles).includes(muscle)))
    console.warn(`${exercise.id}: we say ${exercise.primary.join(', ')}; the source says ${source.primary_muscles}.`)
}

/** Names in other apps' exports: `exact` is the same movement with the same equipment; `near` is only suggested, not merged. */
function matched(): Matched[] {
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
      .replace(/s\b/g, '')
  const byName = new Map(selected.map(({ exercise }) => [plain(exercise.name), exercise.id]))
  const bySource = new Map(selected.toReversed().map(({ exercise, source }) => [source, exercise.id]))
  return aliases.flatMap(({ alias, canonical, match }): Matched[] => {
    const same = byName.get(plain(alias)) ?? (match === 'exact' ? bySource.get(canonical) : undefined)
    if (same) return [{ alias, id: same, match: 'exact' }]
    const near = bySource.get(canonical || 'none')
    if (near) return [{ alias, id: near, match: 'near' }]
    console.warn(`No exercise of ours for "${alias}" (${canonical || 'none'}).`)
    return []
  })
}

async function csv<T>(name: string): Promise<T[]> {
  return Papa.parse<T>(await readFile(path.join(folder!, name), 'utf8'), { header: true, skipEmptyLines: true }).data
}

async function write(name: string, value: unknown): Promise<void> {
  await writeFile(path.join(CONTENT, name), `${JSON.stringify(value, null, 1)}\n`)
  console.log(`${path.join(CONTENT, name)} written (${selected.length} exercises).`)
}
