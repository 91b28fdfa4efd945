import type { Article, Relation } from '../../contract.ts'

export type Neighbour = Article['neighbours'][number]
export type Node = Neighbour & { x: number; y: number; width: number }

/** Size of the picture in its own units; a phone shows it at about this size. */
export const WIDTH = 360
export const CENTRE = { x: 180, y: 196 }
/** Longer words are only in the article. */
const MOST_LETTERS_SHOWN = 22
const LETTER = 7.4
const PAD = 22
const GAP = 8

/** Row of each kind of neighbour: wider words above, narrower ones below, the others beside. */
const ROWS: readonly { relations: readonly Relation[]; y: number; most: number }[] = [
  { relations: ['wider', 'whole'], y: 34, most: 3 },
  { relations: ['opposite', 'near', 'wider', 'whole'], y: 106, most: 2 },
  { relations: ['part', 'family', 'opposite', 'near'], y: 286, most: 2 },
  { relations: ['narrower', 'near', 'part', 'family'], y: 358, most: 3 },
  // Two, placed in the gaps of the row above: a stem behind another word would seem to come from it.
  { relations: ['narrower', 'near', 'family', 'part'], y: 412, most: 2 },
]

/** Positions for up to twelve neighbours around a word, without overlaps. */
export function placed(neighbours: readonly Neighbour[]): Node[] {
  const left = neighbours.filter(({ word }) => word.length <= MOST_LETTERS_SHOWN)
  const nodes: Node[] = []
  for (const { relations, y, most } of ROWS) {
    const row: (Neighbour & { width: number })[] = []
    let used = 0
    for (const relation of relations) {
      for (const one of left.filter((each) => each.relation === relation)) {
        const width = Math.max(52, one.word.length * LETTER + PAD)
        if (row.length >= most || used + width + GAP > WIDTH) continue
        row.push({ ...one, width })
        used += width + GAP
        left.splice(left.indexOf(one), 1)
      }
    }
    // The free space is distributed evenly within each row.
    const between = (WIDTH - row.reduce((sum, { width }) => sum + width, 0)) / (row.length + 1)
    let x = between
    for (const one of row) {
      nodes.push({ ...one, x: x + one.width / 2, y })
      x += one.width + between
    }
  }
  return nodes
}

/** A curved stem from the centre to a neighbour. */
export function stem({ x, y }: { x: number; y: number }): string {
  const way = y < CENTRE.y ? -1 : 1
  const start = CENTRE.y + way * 22
  const end = y - way * 18
  return `M${CENTRE.x} ${start}C${CENTRE.x} ${start + (end - start) * 0.6} ${x} ${start + (end - start) * 0.4} ${x} ${end}`
}
