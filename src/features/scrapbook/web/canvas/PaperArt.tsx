import type { Item } from '../../core/page.ts'
import { patternTile } from './assets.ts'
import { Group, Line, Rect } from './konva.ts'
import { SoftShadow } from './SoftShadow.tsx'

/** The torn end of a tape: a zigzag over its height. */
function tapeEdge(w: number, h: number): number[] {
  const teeth = Math.max(3, Math.round(h / 9))
  const depth = Math.min(6, w * 0.04)
  const points: number[] = []
  for (let at = 0; at <= teeth; at++) points.push(at % 2 === 0 ? 0 : depth, (at / teeth) * h)
  for (let at = teeth; at >= 0; at--) points.push(at % 2 === 0 ? w : w - depth, (at / teeth) * h)
  return points
}

export function TapeArt({ item }: { item: Item }) {
  const { w, h, pattern = 'plain', colour = '#e6c97a' } = item
  const tile = patternTile(pattern, colour)
  return (
    <Line
      points={tapeEdge(w, h)}
      closed
      opacity={0.82}
      {...(tile ? { fillPatternImage: tile as unknown as HTMLImageElement } : { fill: colour })}
    />
  )
}

export function PaperPieceArt({ item }: { item: Item }) {
  const { w, h, pattern = 'plain', colour = '#fdfaf0' } = item
  const tile = patternTile(pattern, colour)
  return (
    <Group>
      <SoftShadow w={w} h={h} />
      <Rect width={w} height={h} fill={colour} />
      {tile && <Rect width={w} height={h} fillPatternImage={tile as unknown as HTMLImageElement} />}
    </Group>
  )
}
