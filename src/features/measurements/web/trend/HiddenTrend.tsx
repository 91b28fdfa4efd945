import { addDays, type LocalDay } from '#platform/contract/dates.ts'
import { weightSlope } from '#platform/body/weight-trend.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { dayWeights } from '../../engine/days.ts'
import { wayOf } from '../../engine/trend-words.ts'
import { coreMessages } from '../core/messages.ts'
import type { Measurements } from '../data/measurements.ts'
import { SPANS } from './spans.ts'

/** The trend in words: its direction over three periods. */
export function HiddenTrend({ measurements, today }: { measurements: Measurements; today: LocalDay }) {
  const t = useMessages(coreMessages).hidden
  const days = dayWeights(measurements.entries)
  const lines = (['month', 'quarter', 'year'] as const).flatMap((span) => {
    const within = days.filter(({ day }) => day > addDays(today, -SPANS[span]))
    const way = wayOf(weightSlope(within), within.at(-1)?.kg ?? 0)
    return within.length === 0 ? [] : [{ span, way }]
  })
  return (
    <TitledCard isSmall title={t.title} gap={3}>
      {lines.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <Stack role="list" as="ul" gap={2}>
          {lines.map(({ span, way }) => (
            <li key={span}>{t.say(t.spans[span], t.ways[way])}</li>
          ))}
        </Stack>
      )}
    </TitledCard>
  )
}
