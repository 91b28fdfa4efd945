import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { weekdayNames } from '#platform/web/i18n/weekday-names.ts'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import type { Tally } from '../../engine/overview.ts'
import shared from './Habit.module.css'
import styles from './RhythmCard.module.css'
import { recordMessages } from './messages.ts'

const monthNames = (locale: string, month: 'narrow' | 'long') =>
  Array.from({ length: 12 }, (_, index) =>
    new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' }).format(new Date(Date.UTC(2024, index, 1))),
  )

/** Success by weekday and month, as a coloured table. */
export function RhythmCard({ table }: { table: readonly (readonly Tally[])[] }) {
  const { rhythm: t } = useMessages(recordMessages)
  const { locale, firstWeekday, percent } = useFormat()
  const weekdays = weekdayNames(locale, 'long')
  const short = weekdayNames(locale, 'short')
  const months = monthNames(locale, 'long')
  const letters = monthNames(locale, 'narrow')
  const order = Array.from({ length: 7 }, (_, index) => (index + firstWeekday - 1) % 7)
  return (
    <TitledCard pad="lg" title={t.title} gap={3} className={shared.rhythm}>
      <p className={shared.hint}>{t.summary}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t.weekday}</span>
            </th>
            {months.map((month, index) => (
              <th key={month} scope="col">
                <abbr title={month} aria-label={month}>
                  {letters[index]}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.map((weekday) => (
            <tr key={weekday}>
              <th scope="row">
                <abbr title={weekdays[weekday]} aria-label={weekdays[weekday]}>
                  {short[weekday]!.replace('.', '').slice(0, 2)}
                </abbr>
              </th>
              {table[weekday]!.map(({ done, asked }, month) => (
                <td key={months[month]} title={t.cell(weekdays[weekday]!, months[month]!, done, asked)}>
                  <span
                    className={styles.cell}
                    data-none={asked === 0 || undefined}
                    style={{ '--share': asked > 0 ? done / asked : 0 } as React.CSSProperties}
                    aria-hidden="true"
                  />
                  <span className="visually-hidden">{asked > 0 ? percent(done / asked) : t.none}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TitledCard>
  )
}
