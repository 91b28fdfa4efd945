import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { allText, attribute, nodesToMarkdown } from './html.ts'
import {
  baseName,
  byName,
  draft,
  endingOf,
  folderOf,
  problem,
  stemOf,
  type Archive,
  type Draft,
  type DraftMood,
  type Format,
  type Item,
} from './source.ts'
import { findDay, findTime } from './when.ts'

type Element = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode

const pages = ({ files }: Archive) =>
  files
    .map(({ path }) => path)
    .filter((path) => /^html?$/.test(endingOf(path)) && baseName(path).toLowerCase() !== 'index.html')
    .toSorted()

/** Apple Journal: `index.html`, one HTML per entry in `Entries/`, media in `Resources/`. */
export const appleJournal: Format = {
  source: 'apple',
  async recognises(archive) {
    const [first] = pages(archive)
    return first !== undefined && /class="[^"]*\b(pageHeader|bodyText|assetGrid)\b/.test(await archive.text(first))
  },
  async *items(archive) {
    const names = byName(archive.files)
    const stems = byName(
      archive.files.filter(({ path }) => !/^html?$/.test(endingOf(path))),
      stemOf,
    )
    for (const path of pages(archive)) yield* entryItems(path, await archive.text(path), (name) => names.get(name) ?? stems.get(name))
  },
}

function* entryItems(path: string, html: string, find: (name: string) => string | undefined): Generator<Item> {
  const all = elements(parse(html))
  const having = (name: string) => all.filter((element) => classesOf(element).includes(name))
  const header = having('pageHeader').map(allText).join(' ').trim()
  const title = having('title').map(allText).join(' ').replace(/\s+/g, ' ').trim()
  const label = title || header || stemOf(path)
  const day = findDay(stemOf(path)) ?? findDay(header)
  if (!day) {
    yield problem(header ? 'bad_date' : 'no_date', label)
    return
  }
  const files: { path: string; name: string }[] = []
  for (const address of new Set(
    having('assetGrid')
      .flatMap((grid) => elements(grid).map(sourceOf))
      .filter((found) => found !== undefined),
  )) {
    const found = find(fileName(address))
    if (found) files.push({ path: found, name: baseName(found) })
    else yield problem('missing_file', `${label}: ${fileName(address)}`)
  }
  const prompts = having('reflectionPrompt').map((element) => `> ${nodesToMarkdown(element.childNodes).replaceAll('\n', '\n> ')}`)
  const texts = having('bodyText').map((element) => nodesToMarkdown(element.childNodes))
  const cards = cardsOf(having('gridItem'))
  for (const { code, text } of cards.left) yield problem(code, text ? `${label}: ${text}` : label)
  yield draft({
    sourceId: path.slice(folderOf(path).replace(/[^/]+\/$/, '').length),
    label,
    when: { at: null, day, minutes: findTime(header), zone: null },
    title,
    body: [...prompts, ...texts].filter((text) => text.trim() !== '').join('\n\n'),
    mood: cards.mood,
    activities: cards.activities,
    place: cards.place,
    files,
  })
}

const classesOf = (element: Element): string[] => (attribute(element, 'class') ?? '').split(/\s+/)

const FILES = /^(photo|livePhoto|video|audio|drawing)$/i
const PLACES = /map|visit|location/i
const WORKOUTS = /workout|motionActivity/i
const MUSIC = /music|song|podcast|thirdPartyMedia|media/i

type Left = { code: 'state_of_mind' | 'workout' | 'music' | 'card'; text: string }

/** Apple's cards beside the text: a state of mind becomes a mood with activities, a map becomes a place. */
function cardsOf(items: readonly Element[]) {
  const places: string[] = []
  const left: Left[] = []
  let mood: DraftMood | null = null
  let activities: Draft['activities'] = []
  for (const item of items) {
    const type =
      classesOf(item)
        .find((name) => name.startsWith('assetType_'))
        ?.slice('assetType_'.length) ?? ''
    if (type === '' || FILES.test(type)) continue
    const [first = '', ...more] = wordsOf(item)
    if (type === 'stateOfMind' && first && !mood) {
      mood = { level: null, name: first }
      activities = more.flatMap((text) => text.split(/[,،、]/)).map((name) => ({ name: name.trim(), group: null }))
    } else if (type === 'stateOfMind') left.push({ code: 'state_of_mind', text: first })
    else if (PLACES.test(type) && first) places.push(first)
    else if (WORKOUTS.test(type)) left.push({ code: 'workout', text: [first, ...more].join(', ') })
    else if (MUSIC.test(type)) left.push({ code: 'music', text: [first, ...more].join(', ') })
    else left.push({ code: 'card', text: [first, ...more].join(', ') || type })
  }
  return { mood, activities, left, place: [...new Set(places)].join(', ') || null }
}

const OVERLAYS = /^(gridItemOverlay(Header|Footer|Text)|activityType|activityMetrics\w*|media(Title|Artist|Category))$/

/** The texts on a card without duplicates; where none of its parts is known, all its text. */
function wordsOf(item: Element): string[] {
  const parts = elements(item).filter((element) => classesOf(element).some((name) => OVERLAYS.test(name)))
  const texts = (parts.length > 0 ? parts : [item]).map((part) => allText(part).replace(/\s+/g, ' ').trim())
  return [...new Set(texts.filter(Boolean))]
}

/** Addresses of pictures, sounds and videos; places and workouts have no file. */
const sourceOf = (element: Element): string | undefined =>
  !classesOf(element).includes('mediaPlayIcon') && ['img', 'audio', 'video', 'source'].includes(element.tagName)
    ? attribute(element, 'src')
    : undefined

function fileName(address: string): string {
  const name = baseName(address.split(/[?#]/, 1)[0]!)
  try {
    return decodeURIComponent(name).toLowerCase()
  } catch {
    return name.toLowerCase()
  }
}

/** All elements below a node, in document order; without recursion, because the depth is unbounded. */
function elements(root: Parent): Element[] {
  const found: Element[] = []
  const waiting: Parent[] = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('tagName' in node && node !== root) found.push(node)
    for (const child of node.childNodes.toReversed()) if ('childNodes' in child) waiting.push(child)
  }
  return found
}
