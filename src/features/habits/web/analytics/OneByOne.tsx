import { useState } from 'react'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import type { getHabitAnalytics } from '../../contract-analytics.ts'
import styles from '../AnalyticsPage.module.css'
import { hued } from '../core/hues.ts'
import { RhythmCard } from '../habit/RhythmCard.tsx'
import { ForecastCard } from './ForecastCard.tsx'
import { analyticsMessages } from './messages.ts'
import { MoodsCard } from './MoodsCard.tsx'

/** One habit at a time: its forecast and its rhythm; then the relation of each habit to mood. */
export function OneByOne({ habits }: Pick<OutputOf<typeof getHabitAnalytics>, 'habits'>) {
  const t = useMessages(analyticsMessages)
  const [chosen, setChosen] = useState(habits[0]!.id)
  const habit = habits.find(({ id }) => id === chosen) ?? habits[0]!
  return (
    <>
      <div className={styles.chooser}>
        <Field label={t.habit}>
          <Select value={habit.id} options={habits.map(({ id, name }) => ({ value: id, label: name }))} onChange={setChosen} />
        </Field>
      </div>
      <div className={styles.columns} data-area="habit" style={hued(habit.hue).style}>
        <ForecastCard forecast={habit.forecast} />
        <RhythmCard table={habit.weekdayMonth} />
      </div>
      <MoodsCard habits={habits} />
    </>
  )
}
