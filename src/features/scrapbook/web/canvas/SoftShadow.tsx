import { Rect } from './konva.ts'

/** A shadow of a few flat layers: a blurred one costs more than all else of a page while something is dragged over it. */
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
