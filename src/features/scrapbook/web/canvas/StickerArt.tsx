import type { Item } from '../../core/page.ts'
import { plantSticker } from './assets.ts'
import { Image } from './konva.ts'

export function StickerArt({ item }: { item: Item }) {
  const { w, h, species, seed = '', season } = item
  return <Image image={plantSticker(species, seed, season)} width={w} height={h} />
}
