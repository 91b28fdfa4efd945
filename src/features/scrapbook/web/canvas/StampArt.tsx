import { useFormat } from '#platform/web/i18n/format.ts'
import type { Item } from '../../core/page.ts'
import { familyOf, useFace } from './fonts.ts'
import { Circle, Group, Rect, Text } from './konva.ts'

/** A date, drawn like a rubber stamp. */
export function StampArt({ item }: { item: Item }) {
  const format = useFormat()
  const { w, h, day, look = 'round', colour = '#7a2f3b' } = item
  const face = look === 'plain' ? 'caveat' : 'typewriter'
  const isHere = useFace(face)
  const words = day ? format.localDay(day, look === 'plain' ? 'medium' : 'short') : ''
  const year = day?.slice(0, 4) ?? ''
  const text = { fontFamily: familyOf(face), fill: colour, width: w, align: 'center' as const, key: String(isHere) }
  const { key, ...line } = text
  if (look === 'plain')
    return (
      <Group>
        <Rect width={w} height={h} opacity={0} />
        <Text key={key} {...line} text={words} fontSize={h * 0.6} y={h * 0.2} />
      </Group>
    )
  const size = Math.min(h * 0.22, w / Math.max(5, words.length) / 0.62)
  return (
    <Group opacity={0.88}>
      <Rect width={w} height={h} opacity={0} />
      {look === 'round' ? (
        <>
          <Circle x={w / 2} y={h / 2} radius={Math.min(w, h) / 2 - 4} stroke={colour} strokeWidth={5} />
          <Circle x={w / 2} y={h / 2} radius={Math.min(w, h) / 2 - 14} stroke={colour} strokeWidth={2} />
        </>
      ) : (
        <Rect
          x={4}
          y={4}
          width={w - 8}
          height={h - 8}
          stroke={colour}
          strokeWidth={4}
          cornerRadius={look === 'label' ? h / 6 : 2}
          {...(look === 'ticket' && { dash: [10, 7] })}
        />
      )}
      <Text key={key} {...line} text={words} fontSize={size} y={h / 2 - size * 1.05} />
      <Text key={`${key} year`} {...line} text={year} fontSize={size * 0.8} y={h / 2 + size * 0.25} />
    </Group>
  )
}
