import { v7 as uuidv7 } from 'uuid'
import type { LocalDay } from '#platform/contract/dates.ts'
import { STICKERS, type Face } from '../../core/kinds.ts'
import type { Fields } from '../../core/fields.ts'
import { writeCard, type CardData } from '../core/card-data.ts'

// New objects in their initial size, centred on a point.

type Point = { x: number; y: number }
export type Placed = Fields & { id?: string }

const about = ({ x, y }: Point, w: number, h: number) => ({ x: Math.round(x - w / 2), y: Math.round(y - h / 2), w, h, rotation: 0 })

export const newText = (at: Point, text: string, face: Face = 'caveat', fontSize = 56): Placed => ({
  kind: 'text',
  ...about(at, 460, Math.round(fontSize * 1.4)),
  text,
  face,
  fontSize,
  colour: '#2d3a33',
  align: 'left',
})

const LONGER_SIDE = 460

export const newPhoto = (at: Point, picture: string, width: number, height: number, frame = 'white'): Placed => {
  const scale = LONGER_SIDE / Math.max(1, width, height)
  return { kind: 'photo', ...about(at, Math.round(width * scale), Math.round(height * scale)), picture, frame, alt: '' }
}

export const newTape = (at: Point): Placed => ({ kind: 'tape', ...about(at, 220, 56), rotation: -4, pattern: 'stripes', colour: '#e6c97a' })
export const newPaper = (at: Point): Placed => ({ kind: 'paper', ...about(at, 420, 300), pattern: 'lines', colour: '#fdfaf0' })

export const newSticker = (at: Point, species: (typeof STICKERS)[number], ratio: number, seed = uuidv7().slice(-8)): Placed => {
  const h = ratio > 1 ? 240 / ratio : 240
  return { kind: 'sticker', ...about(at, Math.round(h * ratio), Math.round(h)), species, seed, season: 'summer' }
}

export const newStamp = (at: Point, day: LocalDay, look = 'round'): Placed => ({
  kind: 'stamp',
  ...about(at, look === 'round' ? 200 : 260, look === 'round' ? 200 : 110),
  rotation: -8,
  day,
  look,
  colour: '#7a2f3b',
})

export const newCard = (at: Point, card: CardData): Placed => ({
  kind: 'card',
  ...about(at, 520, card.kind === 'mood' ? 240 : 330),
  ...writeCard(card),
})
