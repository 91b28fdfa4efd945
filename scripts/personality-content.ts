// Generates the published part of the IPIP-NEO-120 from its source files: items, keys, norms. The rest of the content is written by hand.
//   node scripts/personality-content.ts <folder with ipip-neo-120-items.json and ipip-neo-120-norms.json>
// Sources, commits and licences: src/features/personality/content/NOTICE.md.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import type { Instrument, InstrumentTexts, NormGroup } from '../src/features/personality/scales.ts'

const CONTENT = 'src/features/personality/content'
const DOMAINS = ['N', 'E', 'O', 'A', 'C'] as const
type Domain = (typeof DOMAINS)[number]
type Moments = { mean: number; sd: number }

type ItemsFile = {
  choices: { en: string[] }
  items: { n: number; id: string; domain: Domain; facet: number; keyed: 'plus' | 'minus'; en: string }[]
}
type NormsFile = {
  groups: {
    sex: 'male' | 'female'
    age_from: number
    age_to: number | null
    domains: Record<Domain, Moments>
    facets: Record<Domain, ({ facet: number } & Moments)[]>
  }[]
}

/** Mean coefficient α of the five domains and of the thirty facets, as published; figures of each scale are not in our sources. */
const ALPHA = { domain: 0.84, facet: 0.68 }
const JOHNSON = 0
const OLDEST = 120

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder that holds ipip-neo-120-items.json and ipip-neo-120-norms.json.')
const read = async <T>(name: string) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as T
const source = await read<ItemsFile>('ipip-neo-120-items.json')
const published = (await read<NormsFile>('ipip-neo-120-norms.json')).groups.map(normGroup)

const instrument: Instrument = {
  id: 'ipip-neo-120',
  points: 5,
  minutes: 15,
  items: source.items.map(({ n, id, keyed }) => ({ id: `${n}`, keyed, foreign: { 'bigfive-web': id } })),
  scales: DOMAINS.flatMap((domain) => [
    scaleOf(domain, null, ({ domain: of }) => of === domain),
    ...[1, 2, 3, 4, 5, 6].map((facet) => scaleOf(`${domain}${facet}`, domain, (item) => item.domain === domain && item.facet === facet)),
  ]),
  norms: [...published, pooled(published)],
  sources: [
    {
      text: 'Johnson, J. A. (2014). Measuring thirty facets of the Five Factor Model with a 120-item public domain inventory: Development of the IPIP-NEO-120. Journal of Research in Personality, 51, 78–89.',
      doi: '10.1016/j.jrp.2014.05.003',
    },
    {
      text: 'Goldberg, L. R. (1999). A broad-bandwidth, public domain, personality inventory measuring the lower-level facets of several five-factor models. In I. Mervielde et al. (Eds.), Personality Psychology in Europe, Vol. 7, 7–28. Tilburg University Press.',
    },
  ],
  licence: { name: 'public domain' },
}

const texts: InstrumentTexts = {
  name: 'The long questionnaire',
  about: '120 lines on five broad domains of personality and their thirty facets.',
  instruction:
    'Say how well each line describes you: as you generally are now, not as you would like to be, and as you see yourself beside people you know of about your age. There are no right and no wrong answers.',
  responses: source.choices.en.map((words) => words[0]! + words.slice(1).toLowerCase()),
  items: Object.fromEntries(source.items.map(({ n, en }) => [`${n}`, en])),
}

await write('instruments/ipip-neo-120.json', instrument)
await write('items/ipip-neo-120.en.json', texts)

function scaleOf(id: string, parent: Domain | null, isOf: (item: ItemsFile['items'][number]) => boolean): Instrument['scales'][number] {
  const items = source.items.filter(isOf).map(({ n }) => `${n}`)
  const alpha = parent ? ALPHA.facet : ALPHA.domain
  // Half of a facet's four items; of a domain's 24, three per facet on average.
  return { id, parent, items, leastAnswers: parent ? 2 : 18, reliability: { alpha, source: JOHNSON } }
}

function normGroup({ sex, age_from, age_to, domains, facets }: NormsFile['groups'][number]): NormGroup {
  const ages = { from: age_from, to: age_to ?? OLDEST }
  const scales = DOMAINS.flatMap((domain): [string, Moments][] => [
    [domain, domains[domain]],
    ...facets[domain].map(({ facet, mean, sd }): [string, Moments] => [`${domain}${facet}`, { mean, sd }]),
  ])
  return { id: `${sex}-${ages.from}-${ages.to}`, sex, ages, source: JOHNSON, scales: Object.fromEntries(scales) }
}

/**
 * Norms for people who give neither sex nor age: all groups with equal weight, since their sizes are not in our sources. The variance is
 * the mean of the groups' variances plus the variance of their means.
 */
function pooled(groups: readonly NormGroup[]): NormGroup {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const round = (value: number) => Math.round(value * 100) / 100
  const scales = Object.keys(groups[0]!.scales).map((scale): [string, Moments] => {
    const all = groups.map(({ scales: of }) => of[scale]!)
    const centre = mean(all.map((group) => group.mean))
    const variance = mean(all.map((group) => group.sd ** 2)) + mean(all.map((group) => (group.mean - centre) ** 2))
    return [scale, { mean: round(centre), sd: round(Math.sqrt(variance)) }]
  })
  return { id: 'neutral', sex: null, ages: null, derived: 'pooled', source: JOHNSON, scales: Object.fromEntries(scales) }
}

async function write(name: string, value: unknown): Promise<void> {
  await writeFile(path.join(CONTENT, name), `${JSON.stringify(value, null, 2)}\n`)
}
