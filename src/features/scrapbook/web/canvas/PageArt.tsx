import { memo } from 'react'
import { FORMATS } from '../../core/kinds.ts'
import { type About, type Item } from '../../core/page.ts'
import { patternTile } from './assets.ts'
import { ItemArt } from './ItemArt.tsx'
import { Group, Rect } from './konva.ts'
import type { PictureUrl } from './PhotoArt.tsx'

export const sizeOf = ({ format }: Pick<About, 'format'>): readonly [number, number] => FORMATS[format]

/** The page's paper. */
export const PaperArt = memo(function PaperArt({ format, paper, colour }: Pick<About, 'format' | 'paper' | 'colour'>) {
  const [width, height] = FORMATS[format]
  const tile = patternTile(paper, colour)
  return (
    <Group listening={false}>
      <Rect width={width} height={height} fill={colour} />
      {tile && <Rect width={width} height={height} fillPatternImage={tile as unknown as HTMLImageElement} />}
    </Group>
  )
})

/** A whole page without interaction: for previews, links, PNG and PDF. */
export function PageArt({ about, items, pictureUrl }: { about: About; items: readonly Item[]; pictureUrl: PictureUrl }) {
  const [width, height] = sizeOf(about)
  return (
    <Group listening={false} clipX={0} clipY={0} clipWidth={width} clipHeight={height}>
      <PaperArt format={about.format} paper={about.paper} colour={about.colour} />
      {items.map((item) => (
        <Placed key={item.id} item={item} pictureUrl={pictureUrl} />
      ))}
    </Group>
  )
}

const Placed = memo(function Placed({ item, pictureUrl }: { item: Item; pictureUrl: PictureUrl }) {
  const { x, y, w, h, rotation } = item
  return (
    <Group x={x + w / 2} y={y + h / 2} offsetX={w / 2} offsetY={h / 2} rotation={rotation}>
      <ItemArt item={item} pictureUrl={pictureUrl} />
    </Group>
  )
})
