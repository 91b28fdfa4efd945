import type { ForkableRandom } from '#platform/contract/random.ts'

/** Adds a tuft of grass to a path: `tall` is its longest blade, all sizes in the pen's units. */
export function tuft(path: Path2D, random: ForkableRandom, x: number, y: number, tall: number, blades: number): void {
  for (let i = 0; i < blades; i++) {
    const long = tall * random.between(0.55, 1)
    const lean = random.spread(tall * 0.5)
    const foot = x + random.spread(tall * 0.24)
    const half = Math.max(0.45, long * 0.05)
    path.moveTo(foot - half, y)
    path.quadraticCurveTo(foot + lean * 0.15, y - long * 0.6, foot + lean, y - long)
    path.quadraticCurveTo(foot + lean * 0.3 + half, y - long * 0.5, foot + half, y)
  }
}
