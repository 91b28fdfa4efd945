import { Text } from 'konva/lib/shapes/Text.js'
import type { Item } from '../../core/page.ts'
import { familyOf } from './fonts.ts'
import { LINE_HEIGHT } from './TextArt.tsx'

/** The height of a text at its width. */
export function textHeight({ text = '', face, fontSize = 40, w }: Pick<Item, 'text' | 'face' | 'fontSize' | 'w'>): number {
  const node = new Text({ text: text || ' ', fontFamily: familyOf(face), fontSize, lineHeight: LINE_HEIGHT, width: w, wrap: 'word' })
  const height = Math.ceil(node.height())
  node.destroy()
  return height
}
