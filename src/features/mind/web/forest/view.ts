import { DOMAINS, type Domain } from '../../games/core/catalog.ts'
import type { Season } from '#platform/contract/seasons.ts'
import type { Forest, Tree } from '../../forest.ts'
import type { Light } from './palette.ts'

// Positions on the screen: the groves side by side, seen from the side, with parallax for distant things.

export type Place = { season: Season; light: Light }

export type View = {
  width: number
  height: number
  /** Position of the left edge of the screen for the nearest layer, in units of the walk. */
  camera: number
}

const GROVE = { least: 340, most: 620 }
export const groveWidth = ({ width }: Pick<View, 'width'>): number => Math.min(GROVE.most, Math.max(GROVE.least, width * 0.62))
export const walkLength = (view: Pick<View, 'width'>): number => Math.max(0, groveWidth(view) * DOMAINS.length - view.width)
export const clampCamera = (view: View): number => Math.min(walkLength(view), Math.max(0, view.camera))
/** Camera position that centres a grove. */
export const cameraFor = (view: View, domain: Domain): number =>
  clampCamera({ ...view, camera: (DOMAINS.indexOf(domain) + 0.5) * groveWidth(view) - view.width / 2 })

/** Initial camera position: the grove with most sessions. */
export function startCamera({ groves }: Forest, view: View): number {
  const grove = groves.reduce((most, one) => (one.sessions > most.sessions ? one : most))
  return cameraFor(view, grove.sessions > 0 ? grove.domain : 'attention')
}

export type Standing = { tree: Tree; x: number; y: number; scale: number }

/** Parallax factor of a depth (0 far, 1 near). */
const pace = (depth: number) => 0.66 + 0.34 * depth

export function groundAt(view: View, depth: number): number {
  const horizon = view.height * 0.7
  return horizon + (view.height * 0.93 - horizon) * depth
}

/** Trees in screen coordinates, the far ones first; those beyond the edges are left out. */
export function standing(forest: Forest, view: View): Standing[] {
  const grove = groveWidth(view)
  const middle = view.camera + view.width / 2
  const out: Standing[] = []
  for (const [nth, { trees }] of forest.groves.entries())
    for (const tree of trees) {
      const along = (nth + 0.5 + tree.x * 0.44) * grove
      const x = view.width / 2 + (along - middle) * pace(tree.depth)
      const scale = (view.height / 620) * (0.62 + 0.5 * tree.depth)
      if (x > -260 * scale && x < view.width + 260 * scale) out.push({ tree, x, y: groundAt(view, tree.depth), scale })
    }
  return out.sort((a, b) => a.tree.depth - b.tree.depth)
}

/** The tree at a point: the nearest one whose trunk or crown covers it. */
export function treeAt(all: readonly Standing[], x: number, y: number, tallOf: (tree: Tree) => number): Tree | undefined {
  let found: { tree: Tree; far: number } | undefined
  for (const { tree, x: footX, y: footY, scale } of all) {
    const tall = tallOf(tree) * scale
    const half = Math.max(24, tall * 0.2)
    if (y < footY - tall || y > footY + 16 || Math.abs(x - footX) > half) continue
    // Nearer trees are drawn over those behind them.
    const far = Math.abs(x - footX) / half - tree.depth
    if (!found || far < found.far) found = { tree, far }
  }
  return found?.tree
}
