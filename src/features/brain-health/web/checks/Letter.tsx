export const WAYS = ['up', 'right', 'down', 'left'] as const
export type Way = (typeof WAYS)[number]

/** Never the same way twice in a row: two alike could be one that did not change. */
export function someWays(count: number): Way[] {
  const ways: Way[] = []
  while (ways.length < count) {
    const next = WAYS[Math.floor(Math.random() * WAYS.length)]!
    if (next !== ways.at(-1)) ways.push(next)
  }
  return ways
}

/** A letter of three strokes on a field of five by five, open to one side. */
export function Letter({ way, px }: { way: Way; px: number }) {
  const turn = { right: 0, down: 90, left: 180, up: 270 }[way]
  return (
    <svg viewBox="0 0 5 5" width={px} height={px} aria-hidden="true" shapeRendering="crispEdges">
      <path d="M0 0H5V1H1V2H5V3H1V4H5V5H0Z" fill="currentColor" transform={`rotate(${turn} 2.5 2.5)`} />
    </svg>
  )
}
