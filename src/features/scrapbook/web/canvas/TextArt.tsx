import type { Item } from '../../core/page.ts'
import { familyOf, useFace } from './fonts.ts'
import { Rect, Text } from './konva.ts'

export const LINE_HEIGHT = 1.25

export function TextArt({ item }: { item: Item }) {
  const { w, h, text = '', face, fontSize = 40, colour = '#2d3a33', align = 'left' } = item
  // Redrawn when its font has loaded; until then a fallback font is used.
  const isHere = useFace(face)
  return (
    <>
      <Rect width={w} height={h} opacity={0} />
      <Text
        key={String(isHere)}
        width={w}
        text={text}
        fontFamily={familyOf(face)}
        fontSize={fontSize}
        lineHeight={LINE_HEIGHT}
        fill={colour}
        align={align}
        wrap="word"
      />
    </>
  )
}
