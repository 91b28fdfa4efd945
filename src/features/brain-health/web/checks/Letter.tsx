export const WAYS = ['up', 'right', 'down', 'left'] as const
export type Way = (typeof WAYS)[number]

/** Random orientations without repeated neighbours: a repetition would look as if nothing had changed. */
export function someWays(count: number): Way[] {
  const ways: Way[] = []
  while (ways.length < count) {
    const next = WAYS[Math.floor(Math.random() * WAYS.length)]!
    if (next !== ways.at(-1)) ways.push(next)
  }
  return ways
}

/** A letter of three strokes on a grid of 5 × 5, open to one side. */
export function Letter({ way, px }: { way: Way; px: number }) {
  const turn = { right: 0, down: 90, left: 180, up: 270 }[way]
  return (
    <svg viewBox="0 0 5 5" width={px} height={px} aria-hidden="true" shapeRendering="crispEdges">
      <path d="M0 0H5V1H1V2H5V3H1V4H5V5H0Z" fill="currentColor" transform={`rotate(${turn} 2.5 2.5)`} />
    </svg>
  )
}
