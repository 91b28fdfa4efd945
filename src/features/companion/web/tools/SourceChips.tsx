import { useState } from 'react'
import { Link } from 'react-router'
import type { FactArea } from '#platform/contract/fact-areas.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { body, journal } from '#platform/web/ui/icons/places.ts'
import type { IconShape } from '#platform/web/ui/icons/shape.ts'
import { headphones } from '#platform/web/ui/icons/media.ts'
import { garden, habits, nutrition } from '#platform/web/ui/icons/subjects.ts'
import { moon, sun } from '#platform/web/ui/icons/things.ts'
import type { Source } from '../../contract-tools.ts'
import { toolMessages } from './messages.ts'
import styles from './Tools.module.css'

const ICONS: Record<FactArea, IconShape> = {
  mood: sun,
  entries: journal,
  habits,
  training: body,
  food: nutrition,
  sleep: moon,
  garden,
  tracks: headphones,
}
const SHOWN = 5

/** Records that were read for an answer, as links. */
export function SourceChips({ sources }: { sources: readonly Source[] }) {
  const t = useMessages(toolMessages)
  const format = useFormat()
  const [isAll, setAll] = useState(false)
  if (sources.length === 0) return null
  const shown = isAll ? sources : sources.slice(0, SHOWN)
  return (
    <div className={styles.sources}>
      <span className={styles.note}>{t.sources}</span>
      <ul role="list" aria-label={t.sources} className={styles.chips}>
        {shown.map(({ area, title, day, to }) => (
          <li key={`${to} ${day}`}>
            <Link to={to} viewTransition className={styles.chip}>
              <Icon of={ICONS[area]} size={18} />
              <span className={styles.chipWords} dir="auto">
                {title || t.areas[area]}
              </span>
              {day !== null && <span className={styles.chipDay}>{format.localDay(day, 'day')}</span>}
            </Link>
          </li>
        ))}
        {shown.length < sources.length && (
          <li>
            <button type="button" className={styles.chip} onClick={() => setAll(true)}>
              {t.moreSources(sources.length - shown.length)}
            </button>
          </li>
        )}
      </ul>
    </div>
  )
}
