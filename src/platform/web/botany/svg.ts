import type { Colours, DayTime } from './geometry/palette.ts'
import type { Part, Shape } from './geometry/sketch.ts'

/** How colours are written: fixed for one time of day, or both by `light-dark()` so that the picture follows the page's theme. */
export type ColourMode = DayTime | 'theme'

export interface Painter {
  colour: (tone: string) => string
  /** Steps per unit: 10 rounds to 0.1, 1 to whole units. */
  steps: number
}

export function painter(day: Colours, night: Colours, mode: ColourMode, steps = 10): Painter {
  const colour = (tone: string): string => {
    const light = day[tone] ?? '#000000'
    const dark = night[tone] ?? light
    return short(mode === 'day' ? light : mode === 'night' ? dark : `light-dark(${light},${dark})`)
  }
  return { colour, steps }
}

function short(colour: string): string {
  return colour.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')
}

/** A path's `d`, relative and as short as it gets: differences of rounded places, so that errors never add up. */
export function pathData(shapes: readonly Shape[], ox: number, oy: number, steps: number): string {
  let d = ''
  let x = 0
  let y = 0
  let last = ''
  const put = (n: number, first: boolean): void => {
    const text = steps === 10 ? tenths(n) : String(n)
    d += first || n < 0 ? text : ` ${text}`
  }
  for (const { ops, pts } of shapes) {
    let i = 0
    let sx = 0
    let sy = 0
    for (const op of ops) {
      if (op === 'Z') {
        d += 'z'
        x = sx
        y = sy
        last = 'z'
        continue
      }
      const pairs = op === 'C' ? 3 : op === 'Q' ? 2 : 1
      let nx = x
      let ny = y
      let first = op === 'M' || op !== last
      if (first) d += op.toLowerCase()
      for (let k = 0; k < pairs; k++) {
        nx = Math.round((pts[i++]! - ox) * steps)
        ny = Math.round((pts[i++]! - oy) * steps)
        put(nx - x, first)
        put(ny - y, false)
        first = false
      }
      x = nx
      y = ny
      if (op === 'M') {
        sx = x
        sy = y
      }
      last = op
    }
  }
  return d
}

/** 123 → `12.3`, 4 → `.4`, −30 → `-3`. */
function tenths(n: number): string {
  const a = Math.abs(n)
  const whole = (a / 10) | 0
  const rest = a % 10
  const text = rest === 0 ? String(whole) : whole === 0 ? `.${rest}` : `${whole}.${rest}`
  return n < 0 ? `-${text}` : text
}

/** Brings all shapes of one paint together, in the order in which paints first appear: far fewer paths, fit for small pictures. */
export function gathered(part: Part): Part {
  const groups = new Map<string, Shape[]>()
  for (const shape of part.shapes) {
    const key = `${shape.fill} ${shape.stroke} ${Math.round(shape.width)}`
    const group = groups.get(key)
    if (group) group.push(group[0]!.width === shape.width ? shape : { ...shape, width: group[0]!.width })
    else groups.set(key, [shape])
  }
  return { ...part, shapes: [...groups.values()].flat() }
}

/** One part's shapes as `<path>` elements; neighbours of the same paint become one. */
export function partPaths(part: Part, paint: Painter, ox = part.x, oy = part.y): string {
  let out = ''
  let run: Shape[] = []
  const flush = (): void => {
    const [head] = run
    if (!head) return
    const line = head.stroke
      ? ` stroke="${paint.colour(head.stroke)}" stroke-width="${Math.round(head.width * Math.min(1, paint.steps) * 10) / 10}"`
      : ''
    out += `<path fill="${head.fill ? paint.colour(head.fill) : 'none'}"${line} d="${pathData(run, ox, oy, paint.steps)}"/>`
    run = []
  }
  for (const shape of part.shapes) {
    const [head] = run
    if (head && (head.fill !== shape.fill || head.stroke !== shape.stroke || head.width !== shape.width)) flush()
    run.push(shape)
  }
  flush()
  return out
}

/** Text made safe for markup. */
export function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (c) => `&#${c.charCodeAt(0)};`)
}
