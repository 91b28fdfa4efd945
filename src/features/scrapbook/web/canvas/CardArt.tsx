import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import type { Item } from '../../core/page.ts'
import { readCard } from '../core/card-data.ts'
import { familyOf, useFace } from './fonts.ts'
import { Circle, Group, Line, Rect, Text } from './konva.ts'
import { SoftShadow } from './SoftShadow.tsx'
import { canvasMessages } from './messages.ts'

/** Mood colours from worst to best, from the light theme: a page looks like paper in both themes. */
const MOODS = ['#4a3a8c', '#3f74ad', '#5aa0a0', '#93bd3e', '#f0ce3f']

/** A card of the person's own data, as it was when it was put on the page. */
export function CardArt({ item }: { item: Item }) {
  const t = useMessages(canvasMessages)
  const format = useFormat()
  const isHere = useFace('display')
  const { w, h } = item
  const card = readCard(item.card, item.data)
  const display = { fontFamily: familyOf('display'), fill: '#2d3a33' }
  const small = { fontFamily: familyOf('text'), fill: '#4c5850' }
  const pad = Math.min(w, h) * 0.08
  const head = Math.min(34, h * 0.16)
  const top = pad + head * 1.5
  return (
    <Group key={String(isHere)}>
      <SoftShadow w={w} h={h} radius={14} />
      <Rect width={w} height={h} fill="#fffdf6" cornerRadius={14} />
      <Text
        {...display}
        x={pad}
        y={pad}
        width={w - 2 * pad}
        text={card ? t.cards[card.kind] : t.noCard}
        fontSize={head}
        ellipsis
        wrap="none"
      />
      {card?.kind === 'mood' &&
        card.days.map(([day, mood], at) => {
          const step = (w - 2 * pad) / card.days.length
          const radius = Math.min(step * 0.38, (h - top - pad) * 0.3)
          const x = pad + step * (at + 0.5)
          const y = top + (h - top - pad) * 0.4
          return (
            <Group key={day}>
              {mood === null ? (
                <Circle x={x} y={y} radius={radius} stroke="#cfc8b8" strokeWidth={2} />
              ) : (
                <Circle x={x} y={y} radius={radius} fill={MOODS[Math.round(mood) - 1] ?? MOODS[2]!} />
              )}
              {card.days.length <= 10 && (
                <Text
                  {...small}
                  x={x - step / 2}
                  y={y + radius + 6}
                  width={step}
                  align="center"
                  text={format.localDay(day, 'weekdayShort')}
                  fontSize={Math.min(22, step * 0.34)}
                />
              )}
            </Group>
          )
        })}
      {card?.kind === 'grown' &&
        card.lines.map(([name, n], at) => {
          const size = Math.min(26, (h - top - pad) / Math.max(1, card.lines.length) / 1.4)
          return (
            <Group key={name} y={top + at * size * 1.4}>
              <Text {...small} x={pad} width={w - 2 * pad - size * 3} text={name} fontSize={size} wrap="none" ellipsis />
              <Text {...display} x={pad} width={w - 2 * pad} align="right" text={format.number(n)} fontSize={size} />
            </Group>
          )
        })}
      {card?.kind === 'route' && (
        <>
          <Line
            x={pad}
            y={top}
            points={fitted(card.points, w - 2 * pad, h - top - pad - head)}
            stroke="#7a4f2a"
            strokeWidth={5}
            lineCap="round"
            lineJoin="round"
          />
          <Text
            {...small}
            x={pad}
            y={h - pad - head * 0.7}
            width={w - 2 * pad}
            text={card.label}
            fontSize={head * 0.6}
            ellipsis
            wrap="none"
          />
        </>
      )}
    </Group>
  )
}

/** Points from 0 to 1 in a box, as large as they fit without being stretched. */
function fitted(points: readonly number[], w: number, h: number): number[] {
  const size = Math.max(0, Math.min(w, h))
  return points.map((value, at) => (at % 2 === 0 ? (w - size) / 2 + value * size : value * size))
}
