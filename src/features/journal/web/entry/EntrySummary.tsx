import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { compass } from '#platform/web/ui/icons/subjects.ts'
import { type Mood, MoodFace } from '#platform/web/ui/MoodFace.tsx'
import type { EntryData } from '../../contract/records.ts'
import { iconOf } from '../core/activity-icons.ts'
import { useFeelings } from '../details/use-feelings.ts'
import { weatherIcons } from '../details/weather-icons.ts'
import { shownDegrees } from '../details/WeatherField.tsx'
import { useRecords } from '../local/use-journal.ts'
import { entryMessages } from '../core/entry-messages.ts'
import { useMoodNames } from '../mood/mood-names.ts'
import shared from './Entry.module.css'
import styles from './EntrySummary.module.css'
import type { OpenPart } from './open-part.ts'

interface EntrySummaryProps {
  data: EntryData
  isTrashed: boolean
  onOpen: (part: OpenPart) => void
}

/** Date, mood and other details in one line; a press on a part opens its editor. */
export function EntrySummary({ data, isTrashed, onOpen }: EntrySummaryProps) {
  const t = useMessages(entryMessages)
  const format = useFormat()
  const { nameOf } = useMoodNames()
  const activities = useRecords('activity')
  const { when, mood, feelings, tags, place, weather } = data
  const at = new Date(when.at)
  const chosen = data.activities.flatMap((id) => activities.find((activity) => activity.id === id) ?? [])
  const clockDay = format.date(at, 'long', when.zone)
  const ownDay = format.localDay(when.localDay, 'long')
  const isEmpty = !mood && feelings.length === 0 && chosen.length === 0 && tags.length === 0 && !place && !weather
  return (
    <div className={shared.summary}>
      <button type="button" className={styles.when} disabled={isTrashed} onClick={() => onOpen('when')}>
        <span className={styles.day}>{ownDay}</span>
        <span>
          {format.time(at, when.zone)}
          {clockDay !== ownDay && ` · ${t.when.afterMidnight}`}
        </span>
      </button>
      <button
        type="button"
        className={styles.leaves}
        disabled={isTrashed}
        aria-label={isEmpty ? t.details.open : undefined}
        onClick={() => onOpen('details')}
      >
        {mood && (
          <span className={styles.moodLeaf}>
            <MoodFace mood={mood.level as Mood} size={26} decorative />
            {nameOf(mood)}
          </span>
        )}
        {feelings.length > 0 && <FeelingLeaves ids={feelings} />}
        {chosen.map(({ id, data: activity }) => (
          <span key={id} className={styles.leaf}>
            <Icon of={iconOf(activity.icon)} size={16} />
            {activity.name}
          </span>
        ))}
        {tags.map((tag) => (
          <span key={tag} className={styles.leaf}>
            #{tag}
          </span>
        ))}
        {place && (
          <span className={styles.leaf}>
            <Icon of={compass} size={16} />
            {place}
          </span>
        )}
        {weather && (
          <span className={styles.leaf}>
            {weather.kind && <Icon of={weatherIcons[weather.kind]} size={16} />}
            {[
              weather.kind && t.details.weathers[weather.kind],
              weather.celsius === null ? '' : `${shownDegrees(weather.celsius, format.units)} ${format.units === 'imperial' ? '°F' : '°C'}`,
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        )}
        {!isTrashed && (
          <span className={isEmpty ? styles.leafAdd : styles.leafMore}>
            <Icon of={plus} size={16} />
            {isEmpty ? t.details.open : <span className="visually-hidden">{t.details.open}</span>}
          </span>
        )}
      </button>
    </div>
  )
}

function FeelingLeaves({ ids }: { ids: readonly string[] }) {
  const wheel = useFeelings()
  return ids.map((id) => (
    <span key={id} className={styles.leaf}>
      {wheel?.byId.get(id)?.word ?? id}
    </span>
  ))
}
