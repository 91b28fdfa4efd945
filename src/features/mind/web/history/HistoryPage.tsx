import { lazy, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { getMind } from '../../contract.ts'
import { GAME_IDS, isGameId } from '../../games/core/catalog.ts'
import { GAME_NAMES } from '../../games/core/names.ts'
import { mindMessages } from '../core/messages.ts'
import styles from './History.module.css'
import { HistorySkeleton } from './HistorySkeleton.tsx'

const GameHistory = lazy(() => afterPaint(() => import('./GameHistory.tsx')).then((file) => ({ default: file.GameHistory })))

export const queries = () => [queryOf(getMind)]

/** A person's scores of one game over time. */
export default function HistoryPage() {
  const t = useMessages(mindMessages)
  const { language } = useLocaleSettings()
  const [search, setSearch] = useSearchParams()
  const { data: mind, error, isLooking, isFetching, refetch } = usePersistedQuery(queryOf(getMind), { fallback: 'while-loading' })
  const played = mind ? GAME_IDS.filter((game) => mind.games.some((one) => one.game === game)) : []
  const asked = search.get('game') ?? ''
  const newest = mind?.games.reduce<(typeof mind.games)[number] | undefined>(
    (last, one) => (!last || one.lastDay > last.lastDay ? one : last),
    undefined,
  )
  const game = isGameId(asked) && played.includes(asked) ? asked : newest?.game
  const header = <PageHeader back={<BackLink to="/brain-forest">{t.toForest}</BackLink>} title={t.past.title} lead={t.past.lead} />
  return (
    <Page area="mind" wide header={header}>
      {mind && game ? (
        <Stack gap={6}>
          <div className={styles.chooser}>
            <Field label={t.past.game}>
              <Select
                value={game}
                onChange={(value) => setSearch({ game: value }, { replace: true })}
                options={played.map((one) => ({ value: one, label: GAME_NAMES[language][one] }))}
              />
            </Field>
          </div>
          <Suspense fallback={<div className={styles.chartShadow} />}>
            <GameHistory key={game} game={game} />
          </Suspense>
        </Stack>
      ) : mind ? (
        <EmptyState
          title={t.past.empty}
          action={
            <Link to="/brain-forest" viewTransition className={buttonClass()}>
              {t.past.toGames}
            </Link>
          }
        >
          {t.past.emptyText}
        </EmptyState>
      ) : error && !isLooking ? (
        <ErrorState title={t.past.failedTitle} text={t.failedText} onRetry={refetch} retrying={isFetching} />
      ) : (
        <HistorySkeleton />
      )}
    </Page>
  )
}
