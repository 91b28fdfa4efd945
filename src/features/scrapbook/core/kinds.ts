/** Most objects per page. Two devices that each stayed below it may exceed it together; the server accepts that. */
export const MAX_OBJECTS = 2000
/** Most points of one stroke, as x, y and pressure; a longer stroke continues as another one. */
export const MAX_POINTS = 1000
export const MAX_LETTERS = 4000
/** Corners of a cut-out. */
export const MAX_CORNERS = 300

/** The id of the record with a page's own fields. */
export const META = 'page'

export const KINDS = ['photo', 'text', 'stroke', 'tape', 'paper', 'sticker', 'stamp', 'card'] as const
export type Kind = (typeof KINDS)[number]
export const FRAMES = ['none', 'white', 'polaroid', 'rounded', 'circle', 'film', 'shadow'] as const
export const FACES = [
  'display',
  'text',
  'caveat',
  'amatic',
  'typewriter',
  'patrick',
  'playfair',
  'pacifico',
  'courier',
  'shadows',
  'gloria',
] as const
export type Face = (typeof FACES)[number]
export const PENS = ['pen', 'marker', 'highlighter'] as const
export const PATTERNS = ['plain', 'stripes', 'dots', 'grid', 'lines', 'leaves', 'checks', 'speckle'] as const
export type Pattern = (typeof PATTERNS)[number]
export const STAMP_LOOKS = ['round', 'label', 'ticket', 'plain'] as const
export const CARDS = ['mood', 'grown', 'route'] as const
/** Plants of platform/web/botany that look well on paper. */
export const STICKERS = [
  'fern',
  'poppy',
  'cornflower',
  'daisy',
  'foxglove',
  'lupin',
  'bluebell',
  'mushroom',
  'ivy',
  'oak',
  'birch',
  'willow',
  'maple',
  'hazel',
  'reed',
  'grass',
] as const

/** Width and height of a page, in its own units: 1,000 are the shorter side. */
export const FORMATS = { portrait: [1000, 1414], landscape: [1414, 1000], square: [1000, 1000] } as const
export type Format = keyof typeof FORMATS
