import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { v7 as uuidv7 } from 'uuid'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { useUser } from '#platform/web/session/session.ts'
import { useToday } from '#platform/web/session/use-today.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { getFasting, type Fast } from '../../contract/fasting.ts'
import { addDays } from '../core/day.ts'
import { settingsIn, thingsQuery, useDiary, useThings } from '../data/use-diary.ts'
import { writeThings } from '../data/writing.ts'
import { CareCard } from '../energy/CareCard.tsx'
import { BeginCard } from './BeginCard.tsx'
import { fastingMessages } from './messages.ts'
import { fastsIn, lastEaten, type StoredFast } from './moments.ts'
import { PastCard } from './PastCard.tsx'
import { RunningCard } from './RunningCard.tsx'
import { useNow } from './use-now.ts'
import styles from './Fasting.module.css'

const TimesDialog = lazy(() => import('./TimesDialog.tsx'))

export const queries = () => [queryOf(getFasting), thingsQuery()]

type Known = OutputOf<typeof getFasting>
/** Default without a network and without a cached answer: about a night. */
const UNKNOWN: Known = { most: 12, why: 'unknown', care: [], isHidden: false }

/** Timer for fasts, for people who want one and whom it does not harm. */
export default function FastingPage() {
  const t = useMessages(fastingMessages)
  const client = useQueryClient()
  const today = useToday()
  const { dayStart } = useUser()
  const now = useNow()
  const { things, query } = useThings()
  const { data, error, isLooking } = usePersistedQuery<Known>(queryOf(getFasting), { fallback: 'while-loading' })
  const { diary } = useDiary(today)
  const { diary: yesterday } = useDiary(addDays(today, -1))
  const [edited, setEdited] = useState<StoredFast>()
  const known = data ?? (error instanceof NetworkError && !isLooking ? UNKNOWN : undefined)
  const settings = settingsIn(things)
  const isHidden = (known?.isHidden ?? true) || settings.hidesNumbers
  const fasts = things && fastsIn(things)
  const running = fasts?.find(({ thing }) => thing.to === null)
  const write = (one: StoredFast | { id: string; thing: null }, words: string, before?: StoredFast) =>
    void writeThings(client, [one], words, [before ?? { id: one.id, thing: null }])
  const begin = (from: number, goal: Fast['goal']) =>
    write({ id: uuidv7(), thing: { kind: 'fast', from: new Date(from).toISOString(), to: null, goal } }, t.toasts.started)
  const remove = (one: StoredFast) => write({ id: one.id, thing: null }, t.toasts.removed, one)

  const failed = (query.error && !query.isLooking && !things) || (error && !isLooking && !known)
  return (
    <Page area="body" header={<PageHeader back={<BackLink to="/nutrition-analytics">{t.back}</BackLink>} title={t.title} lead={t.lead} />}>
      {fasts && known ? (
        <Stack gap={5} className={styles.main}>
          {running ? (
            <RunningCard
              one={running}
              now={now}
              isHidden={isHidden}
              onWrite={write}
              onChange={() => setEdited(running)}
              onRemove={() => remove(running)}
            />
          ) : (
            known.most > 0 && (
              <BeginCard
                most={known.most}
                last={lastEaten([diary, yesterday], dayStart, now)}
                now={now}
                goal={fasts[0]?.thing.goal}
                onBegin={begin}
              />
            )
          )}
          {known.why && (
            <Card as="section" look="tinted" className={styles.card}>
              <p>{t.bound[known.why]}</p>
              {known.why === 'unknown' && (
                <p>
                  <Link to="/measurements?body" viewTransition className={buttonClass({ kind: 'soft' })}>
                    {t.bound.measurements}
                  </Link>
                </p>
              )}
            </Card>
          )}
          {known.care.length > 0 && <CareCard signs={known.care} settings={settings} today={today} />}
          <PastCard fasts={fasts.filter(({ thing }) => thing.to !== null)} isHidden={isHidden} onChange={setEdited} onRemove={remove} />
          <TitledCard isSmall title={t.about.title} className={styles.card}>
            {Object.values(t.about)
              .slice(1)
              .map((line) => (
                <p key={line} className="note">
                  {line}
                </p>
              ))}
          </TitledCard>
        </Stack>
      ) : failed ? (
        <ErrorState
          title={t.broken.title}
          text={t.broken.text}
          onRetry={() => void client.refetchQueries({ queryKey: [getFasting.path] })}
          retrying={query.isFetching}
        />
      ) : (
        <Stack gap={5} className={styles.main} aria-busy="true">
          <Skeleton shape="card" height="15rem" />
          <Skeleton shape="card" height="20rem" />
        </Stack>
      )}
      <Suspense fallback={null}>
        {edited && (
          <TimesDialog
            one={edited}
            onClose={() => setEdited(undefined)}
            onSave={(thing) => {
              write({ id: edited.id, thing }, t.toasts.changed, edited)
              setEdited(undefined)
            }}
          />
        )}
      </Suspense>
    </Page>
  )
}
