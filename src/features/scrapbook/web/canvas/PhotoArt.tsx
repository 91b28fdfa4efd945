import { useMessages } from '#platform/web/i18n/messages.ts'
import type { Item } from '../../core/page.ts'
import { familyOf } from './fonts.ts'
import { useImage } from './assets.ts'
import { Circle, Group, Image, Rect, Text } from './konva.ts'
import { canvasMessages } from './messages.ts'
import { innerOf } from './frames.ts'
import { SoftShadow } from './SoftShadow.tsx'
import type { Context } from 'konva/lib/Context.js'

export type PictureUrl = (id: string) => string

/** A photo in its frame, cropped and cut out. A missing photo shows its frame and a label. */
export function PhotoArt({ item, pictureUrl }: { item: Item; pictureUrl: PictureUrl }) {
  const t = useMessages(canvasMessages)
  const { w, h, picture, frame = 'none', crop, mask } = item
  const { image, isMissing } = useImage(picture && pictureUrl(picture))
  const { x, y, width, height, radius } = innerOf(frame, w, h)
  const [cx, cy, cw, ch] = crop ?? [0, 0, 1, 1]
  const clip = (context: Context) => {
    context.beginPath()
    if (mask && mask.length >= 6) {
      context.moveTo(mask[0]! * width, mask[1]! * height)
      for (let at = 2; at < mask.length; at += 2) context.lineTo(mask[at]! * width, mask[at + 1]! * height)
      context.closePath()
    } else if (frame === 'circle') context.ellipse(width / 2, height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI)
    else context.roundRect(0, 0, width, height, [radius])
  }
  const isCut = Boolean(mask && mask.length >= 6)
  return (
    <Group>
      {isCut ? <Rect width={w} height={h} opacity={0} /> : <FrameArt frame={frame} w={w} h={h} />}
      <Group x={x} y={y} clipFunc={clip}>
        {image ? (
          <Image
            image={image}
            width={width}
            height={height}
            crop={{
              x: cx! * image.naturalWidth,
              y: cy! * image.naturalHeight,
              width: Math.max(1, cw! * image.naturalWidth),
              height: Math.max(1, ch! * image.naturalHeight),
            }}
          />
        ) : (
          <>
            <Rect width={width} height={height} fill="#e3ddd0" />
            {(isMissing || !picture) && (
              <Text
                text={picture ? t.missing : t.place}
                width={width}
                height={height}
                padding={12}
                align="center"
                verticalAlign="middle"
                fontFamily={familyOf('text')}
                fontSize={Math.max(12, Math.min(30, width / 9))}
                fill="#5b5446"
              />
            )}
          </>
        )}
      </Group>
      {frame === 'film' && !isCut && <Holes w={w} h={h} />}
    </Group>
  )
}

function FrameArt({ frame, w, h }: { frame: string; w: number; h: number }) {
  if (frame === 'white' || frame === 'polaroid' || frame === 'shadow')
    return (
      <>
        <SoftShadow w={w} h={h} reach={frame === 'shadow' ? 9 : 5} />
        <Rect width={w} height={h} fill="#fffdf8" cornerRadius={3} />
      </>
    )
  if (frame === 'film') return <Rect width={w} height={h} fill="#23211f" cornerRadius={4} />
  if (frame === 'circle') return <Circle x={w / 2} y={h / 2} radius={Math.min(w, h) / 2} opacity={0} />
  return <Rect width={w} height={h} opacity={0} />
}

function Holes({ w, h }: { w: number; h: number }) {
  const step = Math.max(18, h / 12)
  const rows = Math.floor(w / step)
  return Array.from({ length: rows }, (_, at) => (
    <Group key={at}>
      <Rect x={(at + 0.3) * (w / rows)} y={h * 0.022} width={step * 0.4} height={h * 0.045} cornerRadius={2} fill="#f4efe4" />
      <Rect x={(at + 0.3) * (w / rows)} y={h * 0.933} width={step * 0.4} height={h * 0.045} cornerRadius={2} fill="#f4efe4" />
    </Group>
  ))
}
