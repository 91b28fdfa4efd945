import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { allText, attribute, nodesToMarkdown } from './html.ts'
import { baseName, byName, draft, endingOf, folderOf, problem, stemOf, type Archive, type Format, type Item } from './source.ts'
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
  const having = (name: string) => all.filter((element) => (attribute(element, 'class') ?? '').split(/\s+/).includes(name))
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
  yield draft({
    sourceId: path.slice(folderOf(path).replace(/[^/]+\/$/, '').length),
    label,
    when: { at: null, day, minutes: findTime(header), zone: null },
    title,
    body: [...prompts, ...texts].filter((text) => text.trim() !== '').join('\n\n'),
    files,
  })
}

/** Pictures, sounds and films; places and workouts are drawings of their own without a file. */
const sourceOf = (element: Element): string | undefined =>
  ['img', 'audio', 'video', 'source'].includes(element.tagName) ? attribute(element, 'src') : undefined

function fileName(address: string): string {
  const name = baseName(address.split(/[?#]/, 1)[0]!)
  try {
    return decodeURIComponent(name).toLowerCase()
  } catch {
    return name.toLowerCase()
  }
}

/** All elements below a node, in the order of the page; without recursion, for pages have no bound in depth. */
function elements(root: Parent): Element[] {
  const found: Element[] = []
  const waiting: Parent[] = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('tagName' in node && node !== root) found.push(node)
    for (const child of node.childNodes.toReversed()) if ('childNodes' in child) waiting.push(child)
  }
  return found
}
