import type { Season } from '#platform/contract/seasons.ts'
import { derive, interpret } from '../geometry/branching.ts'
import type { Bud, Habit, Limb } from '../geometry/branching.ts'
import { clumpLeaves, clumpMass, snowOn, wood } from '../geometry/foliage.ts'
import type { Clump, LeafMaker } from '../geometry/foliage.ts'
import { clamp, ease, mix } from '../geometry/maths.ts'
import type { ForkableRandom } from '#platform/contract/random.ts'
import type { Sketch } from '../geometry/sketch.ts'
import type { SpeciesDefinition } from './species.ts'

export interface BroadleafForm {
  habit: Habit
  /** The leaf that stands out at the crown's edge, and its length in plant units. */
  leaf: LeafMaker
  leafLength: number
  /** The small leaves inside. */
  small: LeafMaker
  smallLength: number
  /** Clump radius, flatness, lobes of its outline, and how many of them at most. */
  clump: { r: number; flat: number; lobes: number; most: number; body: number }
  /** Leaves per clump: at its rim, on its lit side, in its shade. */
  leaves: [number, number, number]
  /** Size of the dark masses inside the crown, in clump radii. */
  inside: number
  flare: number
  /** Draws the species' own features: bark marks, fruit, catkins. */
  extras?: (sk: Sketch, random: ForkableRandom, limbs: readonly Limb[], buds: readonly Bud[], growth: number, season: Season) => void
  /** Share of clumps that keep dry leaves in winter. */
  marcescent?: number
  evergreen?: boolean
  /** Tone of the thin twigs, where it differs from the bark. */
  twig?: string
}

type Tuft = Clump & { depth: number }

/** From the deepest layer to the nearest: outline, rim, lit leaves, shaded leaves. */
const LAYERS: readonly (readonly [string, string, string, string])[] = [
  ['deep', 'deep', 'shade', 'deep'],
  ['deep', 'shade', 'shade', 'deep'],
  ['shade', 'shade', 'leaf', 'deep'],
  ['shade', 'leaf', 'light', 'deep'],
  ['leaf', 'leaf', 'light', 'shade'],
  ['leaf', 'light', 'glow', 'shade'],
]
/** The wood is drawn in front of this many layers. */
const BEHIND = 2

/** Seedlings hurry: a little growth should already show. */
export function quick(growth: number): number {
  return growth * (1.4 - 0.4 * growth)
}

/** A branching tree: far crown, wood, near crown, every layer of the crown lit from the upper left. */
export function drawBroadleaf(sk: Sketch, random: ForkableRandom, growth: number, season: Season, form: BroadleafForm): void {
  const { limbs, buds } = interpret(derive(form.habit, random.fork(1)), form.habit, quick(growth))
  const bare = season === 'winter' && !form.evergreen
  const layers = spreadTufts(sk, random.fork(2), buds, growth, form, bare)
  const height = form.habit.length[0]! * growth
  const draw = (from: number, to: number): void => {
    for (let i = from; i < to; i++) {
      sk.part(`crown-${i}`, 0, -height * 0.35, 0.2 + i * 0.08)
      drawLayer(sk, layers[i]!, LAYERS[i]!, growth, form, bare)
    }
  }
  if (!bare) drawInside(sk, random.fork(4), limbs, growth, form)
  draw(0, BEHIND)
  sk.part('wood')
  wood(sk, limbs, ['bark', 'barkShade', 'barkLight'], form.flare, form.twig)
  form.extras?.(sk, random.fork(3), limbs, buds, growth, season)
  if (season === 'winter') snowOn(sk, limbs, 'snow', 60)
  draw(BEHIND, LAYERS.length)
}

/** Sets a tuft of leaves on a fair sample of the buds and sorts them into layers: chance makes depth, height makes light. */
function spreadTufts(
  sk: Sketch,
  random: ForkableRandom,
  buds: readonly Bud[],
  growth: number,
  form: BroadleafForm,
  bare: boolean,
): Tuft[][] {
  const layers: Tuft[][] = LAYERS.map(() => [])
  const stem = buds.filter((bud) => bud.level === 0 && !bud.end)
  const crown = buds.filter((bud) => bud.level > 0 || bud.end)
  const most = Math.min(crown.length, sk.many(form.clump.most, 8))
  const chosen = [...stem, ...Array.from({ length: most }, (_, i) => crown[Math.floor((i * crown.length) / most)]!)]
  chosen.forEach((bud, i) => {
    const own = random.fork(i)
    const r = form.clump.r * own.between(0.8, 1.25) * bud.size * bud.age * mix(0.5, 1, growth) * Math.min(1.28, sk.plump)
    const high = clamp(i < stem.length ? 0.4 : (i - stem.length) / most)
    const depth = clamp(0.62 * own.next() + 0.38 * high, 0, 0.999)
    if (bare && !own.chance(form.marcescent ?? 0)) return
    layers[Math.floor(depth * LAYERS.length)]!.push({ x: bud.x, y: bud.y, r, flat: form.clump.flat, a: bud.a, random: own, depth })
  })
  return layers
}

/** The dark inside of the crown, along the limbs, so that the sky shows between tufts only at the edge. */
function drawInside(sk: Sketch, random: ForkableRandom, limbs: readonly Limb[], growth: number, form: BroadleafForm): void {
  sk.part('crown-inside', 0, -form.habit.length[0]! * growth * 0.35, 0.15)
  if (form.inside <= 0) return
  const trunk = limbs[0]!.nodes
  trunk.forEach((n, i) => {
    const own = random.fork(500 + i)
    const share = i / trunk.length
    if (share < 0.45 || form.evergreen) return
    const r = form.clump.r * form.inside * (0.9 + 0.5 * (1 - share)) * ease(growth, share * 0.5 + 0.1, share * 0.5 + 0.45)
    clumpMass(sk, 'deep', { x: n.x + own.spread(r), y: n.y, r, flat: 1, a: 0, random: own }, 7, 1)
  })
  limbs.forEach((limb, i) => {
    if (limb.level !== 1 || form.habit.nodes.length < 3) return
    const own = random.fork(i)
    const reach = limb.nodes.length - 1
    for (const share of [0.5, 0.85]) {
      const n = limb.nodes[Math.round(reach * share)]!
      const root = limb.nodes[0]!
      const grown = clamp((Math.abs(n.x - root.x) + Math.abs(n.y - root.y)) / 90)
      const r = form.clump.r * form.inside * own.between(0.85, 1.25) * grown * mix(0.4, 1, ease(growth, 0.15, 0.75))
      clumpMass(
        sk,
        share < 0.6 ? 'deep' : 'inner',
        { x: n.x, y: n.y - r * 0.2, r, flat: form.clump.flat, a: 0, random: own.fork(Math.round(share * 10)) },
        7,
        1,
      )
    }
  })
}

function drawLayer(
  sk: Sketch,
  tufts: readonly Tuft[],
  tones: readonly [string, string, string, string],
  growth: number,
  form: BroadleafForm,
  bare: boolean,
): void {
  const scale = mix(0.62, 1, growth) * Math.min(1.5, sk.plump)
  const [rim, lit, shaded] = form.leaves
  const { lobes, body } = form.clump
  if (!bare && body > 0) for (const c of tufts) clumpMass(sk, tones[0], c, Math.max(5, sk.many(lobes)), body)
  for (const c of tufts)
    clumpLeaves(sk, tones[1], c, form.leaf, Math.floor(rim * sk.detail + c.random.fork(8).next()), form.leafLength * scale, 'rim', 3)
  if (bare) return
  for (const c of tufts) clumpLeaves(sk, tones[3], c, form.small, sk.many(shaded), form.smallLength * scale * 0.9, 'shade', 5)
  for (const c of tufts) clumpLeaves(sk, tones[2], c, form.small, sk.many(lit), form.smallLength * scale, 'lit', 4)
}

/** Two seed leaves of every new plant, which disappear when it has grown. */
export function drawSprout(sk: Sketch, growth: number, season: Season, top: number): void {
  const size = ease(growth, 0, 0.08) * (1 - ease(growth, 0.16, 0.42)) * top
  const fill = season === 'winter' ? 'moss' : 'sprout'
  const y = -top * 1.1 * ease(growth, 0, 0.1)
  sk.part('sprout', 0, 0, 0.8)
  sk.brush('sprout', 0, 0.6, 1, y / 2, 0, y, Math.min(1, size * 0.08))
  sk.leaf(fill, 0, y, -1.05, size, size * 0.25, 0.2, 0.55)
  sk.leaf(fill, 0, y, 1.1, size * 0.92, size * 0.25, -0.2, 0.55)
}

/** A species from the form of its tree. */
export function tree(form: BroadleafForm, def: Omit<SpeciesDefinition, 'draw'>): SpeciesDefinition {
  return { ...def, draw: (sk, random, growth, season) => drawBroadleaf(sk, random, growth, season, form) }
}
