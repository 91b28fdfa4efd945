import { Rect } from './konva.ts'

/** A shadow of a few flat layers: while an object is dragged, a blurred one would take longer to draw than the rest of the page. */
export function SoftShadow({ w, h, reach = 4, radius = 3 }: { w: number; h: number; reach?: number; radius?: number }) {
  return [1, 0.6, 0.25].map((part) => (
    <Rect
      key={part}
      x={-reach * part}
      y={reach * (0.6 - part * 0.4)}
      width={w + 2 * reach * part}
      height={h + reach * (0.6 + part * 0.8)}
      cornerRadius={radius + reach * part}
      fill="#2b2416"
      opacity={0.07}
      listening={false}
    />
  ))
}
