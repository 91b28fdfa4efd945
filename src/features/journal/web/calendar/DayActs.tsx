import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import type { LocalDay } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useOnline } from '#platform/web/offline/use-outbox.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { useActKinds } from '#platform/web/use-act-kinds.ts'
import { getDaySheet } from '../../contract/days.ts'
import { useJournal, useJournalQuery, useKeepsEverything } from '../local/use-journal.ts'
import { sumActs, wordsOfAct } from './acts.ts'
import { calendarMessages } from './messages.ts'
import styles from './DayDetails.module.css'

/** The day's acts of other features, from the activity ledger on the server. */
export function DayActs({ day }: { day: LocalDay }) {
  const t = useMessages(calendarMessages)
  const format = useFormat()
  const isOnline = useOnline()
  const journal = useJournal()
  const keeps = useKeepsEverything()
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(getDaySheet, { query: useJournalQuery(), params: { day } }),
    enabled: isOnline,
    staleTime: 30_000,
  })
  // A device that stores no entries takes the day's entries from the same answer.
  useEffect(() => {
    if (!keeps && data) void journal.mergeFromServer(data.entries)
  }, [keeps, data, journal])
  const kinds = useActKinds()
  const acts = data && kinds && sumActs(data.acts, (kind) => kinds(kind).isKnown)
  return (
    <Stack as="section" gap={3}>
      <h3 className={styles.heading}>{t.day.rest}</h3>
      {acts ? (
        acts.length === 0 ? (
          <p className="note">{t.day.restNothing}</p>
        ) : (
          <ul className={styles.entries} role="list">
            {acts.map((act) => {
              const { icon, words, linkOf, linkOfDay } = kinds(act.kind ?? '')
              // Several acts of a kind have no common page to link to.
              const [only, ...others] = linkOf ? act.subjects : []
              const to = linkOfDay ? linkOfDay(day) : only !== undefined && others.length === 0 ? linkOf!(only) : undefined
              return (
                <ListRow
                  key={act.kind ?? ''}
                  as="li"
                  icon={icon}
                  title={words.title}
                  trailing={wordsOfAct(act, format, t)}
                  {...(to && { link: <Link to={to} /> })}
                />
              )
            })}
          </ul>
        )
      ) : !isOnline ? (
        <p className="note">{t.day.restOffline}</p>
      ) : error && !isFetching ? (
        <div className={styles.failed}>
          <p className="note">{t.day.restFailed}</p>
          <Button kind="soft" size="sm" onClick={() => void refetch()}>
            {t.retry}
          </Button>
        </div>
      ) : (
        <div role="status">
          <span className="visually-hidden">{t.day.comingWords}</span>
          <Skeleton shape="card" height="3.75rem" />
        </div>
      )}
    </Stack>
  )
}
