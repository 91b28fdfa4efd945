import sharp from 'sharp'
import { addDays, localDayOf } from '#platform/contract/dates.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Year } from '#testing/life.ts'
import { adding, recordsOfEdit } from '../core/edits.ts'
import { META } from '../core/kinds.ts'
import { stamped, type Value } from '../core/merge.ts'
import { StampClock } from '../core/stamp.ts'
import { coverCrop, itemsOfTemplate, TEMPLATES, type TemplateId } from '../core/templates.ts'
import { makeLink } from './links.ts'
import { changeBook, changePage } from './pages.ts'
import { savePicture } from './pictures.ts'

const WORDS = {
  title: '',
  words: 'Wind from the west, and nobody minded. We ate on the steps and counted boats.',
  date: 'Late in May',
  quote: 'The tide decides, and nobody asked it',
  from: 'Home',
  to: 'The coast',
  things: 'Flour, butter, apples\nA warm oven',
  list: 'Mend the kite\nWrite to Ida\nSleep',
}

const PAGES: readonly (readonly [TemplateId, string, ago: number])[] = [
  ['journey', 'By the sea', 20],
  ['instant', 'Four of Saturday', 19],
  ['week', 'A week in May', 12],
  ['herbarium', 'A foxglove', 5],
  ['letter', 'Unsent', 2],
]

/** A generated landscape of water and hills, used in place of a real photo. */
async function painted(hue: number, width: number, height: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="hsl(${hue} 60% 82%)"/><stop offset="1" stop-color="hsl(${hue + 40} 55% 62%)"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#a)"/><circle cx="${width * 0.72}" cy="${height * 0.3}" r="${height * 0.09}" fill="hsl(45 90% 88%)"/>
    <path d="M0 ${height * 0.62} Q${width * 0.3} ${height * 0.44} ${width * 0.55} ${height * 0.6} T${width} ${height * 0.52} V${height} H0Z" fill="hsl(${hue + 70} 30% 42%)"/>
    <path d="M0 ${height * 0.78} Q${width * 0.4} ${height * 0.64} ${width} ${height * 0.8} V${height} H0Z" fill="hsl(${hue + 80} 32% 28%)"/></svg>`
  return sharp(Buffer.from(svg)).webp({ quality: 84 }).toBuffer()
}

/** Two books: one of a spring with five pages, one that has only begun. */
export const year: Year = async (app, person) => {
  const now = app.clock.now()
  const clock = new StampClock('yearyear', () => now.getTime())
  const record = (id: string, fields: Record<string, Value>) => stamped(id, fields, clock.next())
  const [spring, kitchen] = [uuidv7(), uuidv7()]
  await changeBook(app, person.id, spring, record(spring, { title: 'This spring', colour: '#5b7a4c' }))
  await changeBook(app, person.id, kitchen, record(kitchen, { title: 'From the kitchen', colour: '#b0753b' }))
  const today = localDayOf(now, person.zone, person.dayStart)
  let hue = 150
  let first = ''
  for (const [at, [id, title, ago]] of PAGES.entries()) {
    const day = addDays(today, -ago)
    const template = TEMPLATES.find((one) => one.id === id)!
    const items = []
    for (const fields of itemsOfTemplate(template, 'portrait', { ...WORDS, title }, day)) {
      const item = { ...fields, id: uuidv7() }
      if (item.kind === 'photo') {
        const picture = uuidv7()
        const bytes = await painted((hue += 23), 960, 720)
        async function* content() {
          yield bytes
        }
        await savePicture(app, person.id, picture, content())
        Object.assign(item, { picture, alt: 'Evening over the water', crop: coverCrop(item.w! / item.h!, 960, 720) })
      }
      items.push(item)
    }
    const page = uuidv7()
    first ||= page
    const about = record(META, {
      book: spring,
      order: `a${at}`,
      format: 'portrait',
      paper: template.paper,
      colour: template.colour,
      title,
      day,
    })
    await changePage(
      app,
      person,
      page,
      [about, ...recordsOfEdit(adding(new Map(), items), clock.next())],
      new Date(now.getTime() - ago * 86_400_000),
    )
  }
  const expiresAt = new Date(now.getTime() + 10 * 86_400_000).toISOString()
  const { token } = await makeLink(app, person.id, uuidv7(), { book: spring, expiresAt })
  return {
    pages: {
      '/my-scrapbook/books/:book': { book: spring },
      '/my-scrapbook/pages/:page': { page: first },
      '/shared-scrapbook/:token': { token },
    },
  }
}
