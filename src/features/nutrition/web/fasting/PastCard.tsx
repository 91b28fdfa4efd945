import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { edit, trash } from '#platform/web/ui/icons/actions.ts'
import { FASTS_LOOKED_AT_DAYS } from '../../contract/fasting.ts'
import { fastingMessages } from './messages.ts'
import type { StoredFast } from './moments.ts'
import styles from './Fasting.module.css'

interface PastCardProps {
  fasts: readonly StoredFast[]
  isHidden: boolean
  onChange: (one: StoredFast) => void
  onRemove: (one: StoredFast) => void
}

/** Past fasts, without totals. */
export function PastCard({ fasts, isHidden, onChange, onRemove }: PastCardProps) {
  const t = useMessages(fastingMessages).past
  const format = useFormat()
  return (
    <TitledCard isSmall title={t.title} className={styles.card}>
      {fasts.length === 0 ? (
        <p className="note">{t.none}</p>
      ) : (
        <>
          <table className={styles.past}>
            <thead>
              <tr>
                <th scope="col">{t.night}</th>
                <th scope="col">{t.times}</th>
                {!isHidden && <th scope="col">{t.length}</th>}
                <th scope="col">
                  <span className="visually-hidden">{t.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {fasts.map((one) => {
                const [from, to] = [Date.parse(one.thing.from), Date.parse(one.thing.to!)]
                const day = format.date(to, 'day')
                return (
                  <tr key={one.id}>
                    <th scope="row">{day}</th>
                    <td>
                      {format.time(from)} – {format.time(to)}
                    </td>
                    {!isHidden && <td>{format.duration(Math.floor((to - from) / 60_000) * 60)}</td>}
                    <td className={styles.actions}>
                      <IconButton icon={edit} label={t.change(`${day}, ${format.time(to)}`)} onClick={() => onChange(one)} />
                      <IconButton icon={trash} label={t.remove(`${day}, ${format.time(to)}`)} onClick={() => onRemove(one)} />
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
          <p className="note">{t.about(FASTS_LOOKED_AT_DAYS)}</p>
        </>
      )}
    </TitledCard>
  )
}
