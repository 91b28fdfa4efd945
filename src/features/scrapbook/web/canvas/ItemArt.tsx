import { memo } from 'react'
import type { Item } from '../../core/page.ts'
import { CardArt } from './CardArt.tsx'
import { PaperPieceArt, TapeArt } from './PaperArt.tsx'
import { StampArt } from './StampArt.tsx'
import { StickerArt } from './StickerArt.tsx'
import { StrokeArt } from './StrokeArt.tsx'
import { TextArt } from './TextArt.tsx'
import { PhotoArt, type PictureUrl } from './PhotoArt.tsx'

/** An object in its own box, from 0, 0 to its width and height. */
export const ItemArt = memo(function ItemArt({ item, pictureUrl }: { item: Item; pictureUrl: PictureUrl }) {
  switch (item.kind) {
    case 'photo':
      return <PhotoArt item={item} pictureUrl={pictureUrl} />
    case 'text':
      return <TextArt item={item} />
    case 'stroke':
      return <StrokeArt item={item} />
    case 'tape':
      return <TapeArt item={item} />
    case 'paper':
      return <PaperPieceArt item={item} />
    case 'sticker':
      return <StickerArt item={item} />
    case 'stamp':
      return <StampArt item={item} />
    case 'card':
      return <CardArt item={item} />
  }
})
