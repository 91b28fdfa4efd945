import { FORMATS, type Format } from './kinds.ts'
import type { Fields } from './fields.ts'

/** Parts of a template, as fractions of the page's width and height, so that a template fits every page format. */
type Part = readonly [x: number, y: number, w: number, h: number, turned: number, fields: Fields]
export type Template = { id: TemplateId; paper: string; colour: string; parts: readonly Part[] }

export const TEMPLATE_IDS = [
  'one',
  'two',
  'three',
  'four',
  'six',
  'instant',
  'film',
  'letter',
  'quote',
  'journey',
  'herbarium',
  'recipe',
  'list',
  'week',
] as const
export type TemplateId = (typeof TEMPLATE_IDS)[number]

/** Texts of templates, in the person's language. */
export type TemplateWords = {
  title: string
  words: string
  date: string
  quote: string
  from: string
  to: string
  things: string
  list: string
}
type WordId = keyof TemplateWords

const INK = '#2d3a33'

/** An empty place for a photo. */
const photo = (frame = 'white'): Fields => ({ kind: 'photo', frame, alt: '' })
const text = (word: WordId, fontSize: number, face = 'caveat', align = 'left', colour = INK): Fields => ({
  kind: 'text',
  text: word,
  face,
  fontSize,
  align,
  colour,
})
const tape = (pattern = 'stripes', colour = '#e6c97a'): Fields => ({ kind: 'tape', pattern, colour })
const piece = (pattern = 'lines', colour = '#fdfaf0'): Fields => ({ kind: 'paper', pattern, colour })
const plant = (species: string, seed: string): Fields => ({ kind: 'sticker', species, seed, season: 'summer' })
const stamp = (look = 'round'): Fields => ({ kind: 'stamp', look, colour: '#7a2f3b' })

export const TEMPLATES: readonly Template[] = [
  {
    id: 'one',
    paper: 'speckle',
    colour: '#f6efe2',
    parts: [
      [0.12, 0.1, 0.76, 0.55, -1.5, photo('polaroid')],
      [0.36, 0.07, 0.28, 0.045, 2, tape()],
      [0.12, 0.7, 0.76, 0.08, 0, text('title', 76, 'caveat', 'center')],
      [0.16, 0.8, 0.68, 0.12, 0, text('words', 40, 'patrick', 'center')],
    ],
  },
  {
    id: 'two',
    paper: 'plain',
    colour: '#eef2ea',
    parts: [
      [0.08, 0.07, 0.84, 0.38, -1, photo()],
      [0.08, 0.5, 0.84, 0.38, 1.2, photo()],
      [0.1, 0.91, 0.8, 0.06, 0, text('title', 52, 'playfair', 'center')],
    ],
  },
  {
    id: 'three',
    paper: 'dots',
    colour: '#fdf6ea',
    parts: [
      [0.07, 0.06, 0.86, 0.42, 0, photo('none')],
      [0.07, 0.5, 0.42, 0.26, 0, photo('none')],
      [0.51, 0.5, 0.42, 0.26, 0, photo('none')],
      [0.07, 0.79, 0.86, 0.07, 0, text('title', 64, 'amatic')],
      [0.07, 0.87, 0.86, 0.1, 0, text('words', 34, 'patrick')],
    ],
  },
  {
    id: 'four',
    paper: 'grid',
    colour: '#f4f1ea',
    parts: [
      [0.07, 0.16, 0.41, 0.34, -1, photo()],
      [0.52, 0.16, 0.41, 0.34, 1, photo()],
      [0.07, 0.54, 0.41, 0.34, 0.8, photo()],
      [0.52, 0.54, 0.41, 0.34, -0.8, photo()],
      [0.07, 0.05, 0.86, 0.08, 0, text('title', 70, 'caveat', 'center')],
    ],
  },
  {
    id: 'six',
    paper: 'plain',
    colour: '#2d3a33',
    parts: [
      ...[0, 1, 2].flatMap((row) =>
        [0, 1].map((column): Part => [0.06 + column * 0.45, 0.05 + row * 0.29, 0.43, 0.27, 0, photo('rounded')]),
      ),
      [0.06, 0.93, 0.88, 0.05, 0, text('title', 44, 'courier', 'center', '#fdfaf0')],
    ],
  },
  {
    id: 'instant',
    paper: 'leaves',
    colour: '#dfe8d8',
    parts: [
      [0.08, 0.08, 0.4, 0.34, -6, photo('polaroid')],
      [0.5, 0.14, 0.4, 0.34, 5, photo('polaroid')],
      [0.14, 0.5, 0.4, 0.34, 4, photo('polaroid')],
      [0.52, 0.55, 0.38, 0.32, -4, photo('polaroid')],
      [0.2, 0.06, 0.16, 0.035, -10, tape('dots', '#b98ac0')],
      [0.62, 0.12, 0.16, 0.035, 8, tape('dots', '#6f9fb0')],
      [0.1, 0.9, 0.8, 0.07, 0, text('title', 58, 'gloria', 'center')],
    ],
  },
  {
    id: 'film',
    paper: 'plain',
    colour: '#e8e1d4',
    parts: [
      [0.1, 0.05, 0.5, 0.27, 0, photo('film')],
      [0.1, 0.33, 0.5, 0.27, 0, photo('film')],
      [0.1, 0.61, 0.5, 0.27, 0, photo('film')],
      [0.65, 0.1, 0.28, 0.1, 0, text('title', 58, 'typewriter')],
      [0.65, 0.24, 0.28, 0.4, 0, text('words', 30, 'courier')],
      [0.68, 0.76, 0.2, 0.14, -8, stamp()],
    ],
  },
  {
    id: 'letter',
    paper: 'plain',
    colour: '#8a6a4a',
    parts: [
      [0.1, 0.07, 0.8, 0.86, -0.6, piece('lines', '#fdfaf0')],
      [0.16, 0.12, 0.68, 0.06, 0, text('date', 38, 'shadows', 'right')],
      [0.16, 0.2, 0.68, 0.6, 0, text('words', 44, 'shadows')],
      [0.38, 0.045, 0.24, 0.04, -2, tape('plain', '#d9c8a0')],
      [0.7, 0.78, 0.18, 0.17, 6, plant('cornflower', 'letter')],
    ],
  },
  {
    id: 'quote',
    paper: 'speckle',
    colour: '#f2e3d3',
    parts: [
      [0.12, 0.26, 0.76, 0.3, 0, text('quote', 78, 'playfair', 'center')],
      [0.12, 0.62, 0.76, 0.06, 0, text('title', 40, 'display', 'center', '#7a2f3b')],
      [0.36, 0.72, 0.28, 0.22, 0, plant('fern', 'quote')],
    ],
  },
  {
    id: 'journey',
    paper: 'checks',
    colour: '#eaf0f2',
    parts: [
      [0.06, 0.06, 0.56, 0.09, -1, text('title', 84, 'pacifico')],
      [0.7, 0.05, 0.24, 0.11, 5, stamp('ticket')],
      [0.06, 0.19, 0.88, 0.36, 0, photo()],
      [0.06, 0.59, 0.42, 0.3, -2, photo('polaroid')],
      [0.54, 0.59, 0.4, 0.3, 1, piece('grid')],
      [0.57, 0.62, 0.34, 0.24, 1, text('words', 32, 'patrick')],
    ],
  },
  {
    id: 'herbarium',
    paper: 'plain',
    colour: '#f3ecd9',
    parts: [
      [0.3, 0.08, 0.4, 0.58, 0, plant('foxglove', 'herbarium')],
      [0.36, 0.6, 0.28, 0.03, -3, tape('plain', '#fdfaf0')],
      [0.22, 0.74, 0.56, 0.18, 0, piece('plain', '#fffdf6')],
      [0.25, 0.76, 0.5, 0.06, 0, text('title', 46, 'playfair', 'center')],
      [0.25, 0.83, 0.5, 0.07, 0, text('words', 28, 'courier', 'center')],
    ],
  },
  {
    id: 'recipe',
    paper: 'stripes',
    colour: '#f7e9e0',
    parts: [
      [0.08, 0.06, 0.84, 0.88, 0, piece('plain', '#fffdf6')],
      [0.13, 0.09, 0.74, 0.08, 0, text('title', 66, 'pacifico', 'center', '#7a2f3b')],
      [0.13, 0.2, 0.36, 0.32, -1.5, photo()],
      [0.54, 0.2, 0.33, 0.32, 0, text('things', 32, 'patrick')],
      [0.13, 0.57, 0.74, 0.34, 0, text('words', 34, 'patrick')],
    ],
  },
  {
    id: 'list',
    paper: 'plain',
    colour: '#dce6ea',
    parts: [
      [0.14, 0.1, 0.72, 0.8, 1, piece('lines', '#fffdf6')],
      [0.34, 0.075, 0.3, 0.04, -2, tape('checks', '#7f9a5b')],
      [0.2, 0.16, 0.6, 0.07, 0, text('title', 64, 'amatic', 'center')],
      [0.2, 0.27, 0.6, 0.55, 0, text('list', 42, 'caveat')],
    ],
  },
  {
    id: 'week',
    paper: 'dots',
    colour: '#f6efe2',
    parts: [
      [0.06, 0.05, 0.62, 0.08, 0, text('title', 76, 'caveat')],
      [0.74, 0.04, 0.2, 0.12, -6, stamp('label')],
      [0.06, 0.17, 0.5, 0.32, -1.5, photo()],
      [0.6, 0.17, 0.34, 0.24, 2, photo('polaroid')],
      [0.6, 0.44, 0.34, 0.24, -2, photo('polaroid')],
      [0.06, 0.53, 0.5, 0.24, 0, text('words', 34, 'patrick')],
    ],
  },
]

const isWord = (word: string | undefined): word is WordId => word !== undefined

/** The objects of a template on a page of a format, with texts in the person's language; the caller sets the height of texts. */
export function itemsOfTemplate(
  template: Template,
  format: Format,
  words: TemplateWords,
  day: string,
): (Fields & { kind: NonNullable<Fields['kind']> })[] {
  const [width, height] = FORMATS[format]
  const scale = Math.min(1, height / FORMATS.portrait[1] + 0.12)
  return template.parts.map(([x, y, w, h, rotation, fields]) => ({
    ...fields,
    kind: fields.kind!,
    x: Math.round(x * width),
    y: Math.round(y * height),
    w: Math.round(w * width),
    h: Math.round(h * height),
    rotation,
    ...(fields.kind === 'text' &&
      isWord(fields.text) && { text: words[fields.text as WordId], fontSize: Math.round((fields.fontSize ?? 40) * scale) }),
    ...(fields.kind === 'stamp' && { day }),
    ...(fields.kind === 'sticker' && squareIn(width, height, [x, y, w, h])),
  }))
}

/** A square within a place, because a plant is not stretched. */
function squareIn(width: number, height: number, [x, y, w, h]: readonly [number, number, number, number]) {
  const side = Math.min(w * width, h * height)
  return {
    x: Math.round((x + w / 2) * width - side / 2),
    y: Math.round((y + h / 2) * height - side / 2),
    w: Math.round(side),
    h: Math.round(side),
  }
}

/** The crop of a picture that fills a place without distortion. */
export function coverCrop(placeRatio: number, width: number, height: number): number[] | null {
  const ratio = width / Math.max(1, height)
  if (Math.abs(ratio - placeRatio) < 0.01) return null
  if (ratio > placeRatio) {
    const w = placeRatio / ratio
    return [(1 - w) / 2, 0, w, 1]
  }
  const h = ratio / placeRatio
  return [0, (1 - h) / 2, 1, h]
}
