import { useQuery } from '@tanstack/react-query'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { heartFull } from '#platform/web/ui/icons/marks.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { listPractices } from '../../contract.ts'
import { practiceOf, type Practice } from '../../practice.ts'
import { practiceMessages } from './messages.ts'
import styles from './Practices.module.css'
import { useSavePractice } from './use-practice.ts'

/** The person's saved practices of a kind; a press restores the settings of one. */
export function SavedPractices<K extends Practice['kind']>({
  kind,
  onChoose,
}: {
  kind: K
  onChoose: (practice: Extract<Practice, { kind: K }>) => void
}) {
  const t = useMessages(practiceMessages)
  const { data } = useQuery(queryOf(listPractices))
  const save = useSavePractice()
  const saved = (data?.saved ?? []).flatMap((track) => {
    const practice = practiceOf(track.id)
    return practice?.kind === kind ? [{ track, practice: practice as Extract<Practice, { kind: K }> }] : []
  })
  return (
    <section aria-labelledby="practices-saved" className={styles.saved}>
      <h2 id="practices-saved" className={styles.heading}>
        {t.saved}
      </h2>
      {saved.length === 0 ? (
        <p className={styles.note}>{t.savedNone}</p>
      ) : (
        <ul role="list">
          {saved.map(({ track, practice }) => (
            <ListRow
              as="li"
              key={track.id}
              title={track.title}
              hint={[track.description, practice.bed !== 'none' && t.beds[practice.bed]].filter(Boolean).join(' ')}
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the row gives it its title
              link={<button type="button" onClick={() => onChoose(practice)} />}
              trailing={<IconButton icon={heartFull} pressed label={t.remove(track.title)} onClick={() => save(track, false)} />}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
