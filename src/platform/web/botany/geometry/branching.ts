import { PI, clamp, cos, ease, mix, sin, soonEased } from './maths.ts'
import type { ForkableRandom } from '#platform/contract/random.ts'
import type { Node } from './sketch.ts'

/**
 * A timed, parametric, stochastic L-system (after Prusinkiewicz and Lindenmayer, "The Algorithmic Beauty of Plants", 1990, ch. 1 and 6).
 *
 *   apex(level, left) → internode turn [ turn apex(level + 1) ] … apex(level, left − 1)
 *   apex(level, 0)    → bud
 *
 * The whole string is derived once for the full-grown tree, including all random choices; each module has a time of birth.
 * A turtle then interprets it at any growth and draws the born modules at their present length. So growth never changes a random choice.
 */
type Module =
  | { is: 'internode'; length: number; born: number; level: number; reach: number }
  | { is: 'turn'; by: number }
  | { is: 'open'; level: number; width: number; born: number; depth: number }
  | { is: 'close' }
  | { is: 'bud'; level: number; born: number; size: number; end: boolean; fades: boolean }
  | { is: 'apex'; level: number; left: number; count: number; length: number; width: number; born: number; side: number; depth: number }

/** How a kind of tree grows. Lists are by level: 0 trunk, 1 limb, 2 branch. Lengths in plant units, angles in radians. */
export interface Habit {
  /** Internodes of an axis. */
  nodes: number[]
  /** Length of a whole axis; of a limb: the longest one, scaled by `crown`. */
  length: number[]
  /** Half width of the trunk's foot. */
  girth: number
  /** Width of a side branch against its bearer there. */
  thin: number
  /** Width at the end of an axis, as a share of its width at the start. */
  taper: number
  /** Angle between a limb and its bearer at the axis's start and end. */
  angle: [number, number][]
  /** ForkableRandom turning at each internode. */
  wobble: number[]
  /** Bending towards upright (+) or towards hanging (−) at each internode. */
  tropism: number[]
  /** The share of the axis without branches. */
  bare: number[]
  /** Probability that a node has a branch. */
  bearing: number[]
  /** Length of a limb by the height where it starts (0 lowest limb, 1 top). */
  crown: (t: number) => number
  /** Maximum deviation of the trunk's heading at its foot. */
  lean: number
}

/** One axis of the tree, ready to be drawn, and the buds where leaves gather. */
export interface Limb {
  level: number
  nodes: Node[]
  /** 0 far, 1 near. */
  depth: number
}
export interface Bud {
  x: number
  y: number
  a: number
  level: number
  /** 0–1, how far it has unfolded. */
  age: number
  size: number
  depth: number
  end: boolean
}

function rewrite(m: Module & { is: 'apex' }, habit: Habit, random: ForkableRandom): Module[] {
  const { level, left, count } = m
  const along = 1 - left / count
  if (left === 0) return [{ is: 'bud', level, born: m.born, size: 1, end: true, fades: false }]
  const out: Module[] = []
  const step = (m.length / count) * random.between(0.85, 1.15)
  const pace = (level === 0 ? 0.36 : level === 1 ? 0.14 : 0.1) / count
  const reach = along + 1 / count
  out.push({ is: 'internode', length: step, born: m.born, level, reach })
  out.push({ is: 'turn', by: random.spread(habit.wobble[level]!) })
  const born = m.born + pace
  // A sapling has leaves on its stem; they fade out when the limbs above have grown.
  if (level === 0) out.push({ is: 'bud', level, born: m.born + 0.03, size: 0.62, end: false, fades: true })
  const bare = habit.bare[level]!
  if (level + 1 < habit.nodes.length && reach > bare && left > 1) {
    const t = clamp((reach - bare) / (1 - bare))
    if (random.chance(habit.bearing[level]!)) {
      const [low, high] = habit.angle[level]!
      const scale = level === 0 ? habit.crown(t) : 1 - 0.5 * t
      const nodes = Math.max(2, Math.round(habit.nodes[level + 1]! * (0.5 + 0.5 * scale)))
      const width = m.width * mix(1, habit.taper, reach) * habit.thin * (0.6 + 0.4 * scale)
      const depth = level === 0 ? random.next() : clamp(m.depth + random.spread(0.4))
      out.push({ is: 'open', level: level + 1, width, born, depth })
      out.push({ is: 'turn', by: m.side * mix(low, high, t) * random.between(0.72, 1.25) })
      const length = habit.length[level + 1]! * scale * (level === 0 ? 1 : m.length / habit.length[level]!) * random.between(0.8, 1.15)
      const turned = random.chance(0.5) ? 1 : -1
      out.push({ is: 'apex', level: level + 1, left: nodes, count: nodes, length, width, born, side: turned, depth }, { is: 'close' })
    }
  }
  if (level === habit.nodes.length - 1 && left > 1)
    out.push({ is: 'bud', level, born, size: random.between(0.7, 1), end: false, fades: false })
  // Sides alternate, as leaves do on most twigs, with sometimes two on the same side.
  const side = random.chance(0.85) ? -m.side : m.side
  out.push({ ...m, left: left - 1, born, side })
  return out
}

export function derive(habit: Habit, random: ForkableRandom): Module[] {
  const side = random.chance(0.5) ? 1 : -1
  const count = habit.nodes[0]!
  const first: Module = {
    is: 'apex',
    level: 0,
    left: count,
    count,
    length: habit.length[0]!,
    width: habit.girth,
    born: 0,
    side,
    depth: 0.5,
  }
  let word: Module[] = [{ is: 'turn', by: random.spread(habit.lean) }, first]
  while (word.some((m) => m.is === 'apex')) word = word.flatMap((m) => (m.is === 'apex' ? rewrite(m, habit, random) : [m]))
  return word
}

/** Growth from zero to full length of an internode, by level. */
const SPAN = [0.62, 0.46, 0.3, 0.2]

/** Interprets the word at a growth and returns limbs and buds, with the foot at (x, 0). */
export function interpret(word: readonly Module[], habit: Habit, growth: number, x = 0): { limbs: Limb[]; buds: Bud[] } {
  const limbs: Limb[] = []
  const buds: Bud[] = []
  const girth = 0.12 + 0.88 * growth * growth * (1.6 - 0.6 * growth)
  interface Turtle {
    x: number
    y: number
    a: number
    width: number
    limb: Limb
  }
  const start: Limb = { level: 0, nodes: [{ x, y: 0, a: 0, w: habit.girth * girth * ease(growth, 0, 0.12) }], depth: 0.5 }
  limbs.push(start)
  let now: Turtle = { x, y: 0, a: 0, width: habit.girth, limb: start }
  const stack: Turtle[] = []
  for (const m of word) {
    if (m.is === 'turn') now.a += m.by
    else if (m.is === 'open') {
      stack.push({ ...now })
      const limb: Limb = {
        level: m.level,
        nodes: [{ x: now.x, y: now.y, a: now.a, w: m.width * girth * ease(growth, m.born, m.born + 0.35) }],
        depth: m.depth,
      }
      limbs.push(limb)
      now = { ...now, width: m.width, limb }
    } else if (m.is === 'close') now = stack.pop()!
    else if (m.is === 'internode') {
      const length = m.length * soonEased(growth, m.born, m.born + SPAN[m.level]!)
      const pull = habit.tropism[m.level]!
      // Up is heading 0, down is ±π; a hanging branch falls on the side to which it already leans.
      if (pull >= 0) now.a -= sin(now.a) * pull
      else now.a += (now.a < 0 ? -1 : 1) * Math.abs(sin(clamp(Math.abs(now.a) + 0.12, 0, PI))) * -pull
      now.x += sin(now.a) * length
      now.y -= cos(now.a) * length
      const w = now.width * mix(1, habit.taper, m.reach) * (1 - 0.75 * m.reach ** 6) * girth * ease(growth, m.born, m.born + 0.4)
      const first = now.limb.nodes[0]!
      if (now.limb.nodes.length === 1) first.a = now.a
      now.limb.nodes.push({ x: now.x, y: now.y, a: now.a, w: Math.max(w, 0) })
    } else if (m.is === 'bud') {
      const age = ease(growth, m.born, m.born + 0.26) * (m.fades ? 1 - ease(growth, m.born + 0.2, m.born + 0.46) : 1)
      buds.push({ x: now.x, y: now.y, a: now.a, level: m.level, age, size: m.size, depth: now.limb.depth, end: m.end })
    }
  }
  return { limbs, buds }
}
