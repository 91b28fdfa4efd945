import type { Forest } from '../../forest.ts'
import styles from './Forest.module.css'
import { airOf, leavesOf, mix } from './palette.ts'
import { standing, startCamera, type Place, type Standing } from './view.ts'
import { SPRITE_TALL, TREE_KINDS, type TreeKind } from './species.ts'

const MOST_WIDTH = 1200
const HEIGHT = 520
/** Height of the scene in the window, px: a narrow window shows a smaller part. */
const SCENE = 430

/** The forest as a few flat shapes: shown before the canvas is drawn, and if it cannot be drawn. */
export function ForestStill({ forest, place: { season, light } }: { forest: Forest; place: Place }) {
  const width = Math.min(MOST_WIDTH, Math.round((HEIGHT * innerWidth) / SCENE))
  const view = { width, height: HEIGHT, camera: 0 }
  const trees = standing(forest, { ...view, camera: startCamera(forest, view) })
  const air = airOf(light)
  return (
    <svg className={styles.still} data-forest viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d={FAR} fill={air.trunk} opacity="0.4" />
      <path d={MID} fill={air.trunk} opacity="0.7" />
      <path d={`M0 ${HEIGHT}V${HEIGHT * 0.72}Q${width / 2} ${HEIGHT * 0.68} ${width} ${HEIGHT * 0.72}V${HEIGHT}Z`} fill={air.ground} />
      {trees.map((one) => {
        const kind = TREE_KINDS[one.tree.game]
        const leaves = leavesOf(kind.hue, season, kind.evergreen === true)
        // Farther trees are paler; the darkness of the hour covers all of them.
        const inAir = (colour: string) => mix(mix(colour, air.mist, 0.3 * (1 - one.tree.depth)), air.near, air.dim)
        return (
          <g key={one.tree.key}>
            <path d={trunkOf(one, kind)} fill={inAir(kind.bark)} />
            {!leaves.bare && <path d={crownOf(one, kind)} fill={inAir(leaves.body)} />}
          </g>
        )
      })}
      <path d={NEAR} fill={air.near} />
    </svg>
  )
}

const round = Math.round
const tallOf = ({ tree, scale }: Standing, kind: TreeKind) => SPRITE_TALL * kind.tall * (0.28 + 0.72 * tree.growth) * scale

function trunkOf(one: Standing, kind: TreeKind): string {
  const tall = tallOf(one, kind)
  const half = Math.max(1, tall * 0.02 * kind.thick)
  return `M${round(one.x - half * 1.6)} ${round(one.y)}L${round(one.x - half * 0.5)} ${round(one.y - tall * 0.9)}H${round(one.x + half * 0.5)}L${round(one.x + half * 1.6)} ${round(one.y)}Z`
}

/** A crown's outline: a cone for conifers, otherwise an ellipse with the proportions of its kind. */
function crownOf(one: Standing, kind: TreeKind): string {
  const tall = tallOf(one, kind)
  const [top, foot] = [round(one.y - tall), round(one.y - tall * kind.trunk)]
  const half = (tall * kind.wide * (0.72 + 0.28 * one.tree.growth)) / 2
  const [left, right, x] = [round(one.x - half), round(one.x + half), round(one.x)]
  if (kind.crown === 'cone' || kind.crown === 'tiers') return `M${x} ${top}L${right} ${foot}Q${x} ${foot + 6} ${left} ${foot}Z`
  const low = kind.crown === 'weeping' ? round(foot + tall * 0.16) : foot
  return `M${left} ${round((top + low) / 2)}C${left} ${top} ${right} ${top} ${right} ${round((top + low) / 2)}C${right} ${low} ${left} ${low} ${left} ${round((top + low) / 2)}Z`
}

const trunks = (xs: readonly number[], half: number, foot: number) =>
  xs.map((x) => `M${x - half * 2} ${foot}L${x - half} 0H${x + half}L${x + half * 2} ${foot}Z`).join('')
const FAR = trunks([60, 128, 190, 236, 322, 380, 452, 518, 566, 640, 704, 772, 828, 906, 960, 1042, 1096, 1150], 4, 380)
const MID = trunks([96, 268, 420, 612, 742, 880, 1010], 9, 385)
const NEAR = 'M-12 520C8 380 6 190 2 0H44C42 200 46 400 78 520ZM1130 520C1152 380 1158 190 1154 0H1200C1198 200 1206 380 1230 520Z'
