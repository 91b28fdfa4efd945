import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { ApiError, NetworkError } from '#platform/web/api/api-error.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { usePageTitle } from '#platform/web/page/title.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { ChartCard } from '#platform/web/ui/ChartCard.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import { getShared, type SharedResult } from '../../contract-sharing.ts'
import { useInstrument, useWords } from '../core/instruments.ts'
import { groupWords } from '../core/group-words.ts'
import { personalityMessages } from '../core/messages.ts'
import shared from '../core/Personality.module.css'
import { MissingView } from '../profile/MissingView.tsx'
import { nameOf } from '../profile/lines.ts'
import { resultMessages } from '../profile/messages.ts'
import type { PortraitPart } from '../profile/portrait.ts'
import result from '../profile/Result.module.css'
import { ResultSkeleton } from '../profile/ResultSkeleton.tsx'
import { ScaleChart } from '../profile/ScaleChart.tsx'
import { sharedMessages } from './messages.ts'
import styles from './Shared.module.css'

const Portrait = lazy(() => afterPaint(() => import('../profile/Portrait.tsx')).then((file) => ({ default: file.Portrait })))
const Together = lazy(() => import('./Together.tsx').then((file) => ({ default: file.Together })))

/** Without numbers, the picture has three sizes only. */
const AMOUNT = { low: 0.2, average: 0.5, high: 0.8 } as const

/** The content of a link, for anyone who has it. */
export function SharedView({ token }: { token: string }) {
  const t = useMessages(sharedMessages)
  const { data, error, refetch, isFetching } = useQuery({ ...queryOf(getShared, { params: { token } }), staleTime: 0 })
  if (data) return <Shared token={token} data={data} />
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <MissingView />
  if (error) {
    const isOffline = error instanceof NetworkError
    return (
      <>
        <PageHeader title={t.title} />
        <ErrorState
          title={isOffline ? t.offline : t.failed}
          text={isOffline ? t.offlineText : error instanceof ApiError && error.status === 429 ? error.message : t.failedText}
          onRetry={refetch}
          retrying={isFetching}
        />
      </>
    )
  }
  return <ResultSkeleton />
}

function Shared({ token, data }: { token: string; data: SharedResult }) {
  const t = useMessages(sharedMessages)
  const r = useMessages(resultMessages)
  const { groups } = useMessages(personalityMessages)
  const { status } = useSession()
  const format = useFormat()
  const instrument = useInstrument(data.instrument)
  const words = useWords(data.instrument, data.language)
  const [isTogether, setTogether] = useState(false)
  const title = data.name ? t.titleOf(data.name) : t.title
  usePageTitle(title)
  const parts = useMemo(() => partsOf(data), [data])
  const withNumbers = data.scales.filter(({ numbers }) => numbers !== null)
  const group = instrument.data?.norms.find(({ id }) => id === data.group)
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 })
  const level = (one: SharedResult['scales'][number]) => (one.level ? r.levels[one.level] : r.overview.open)
  const isIn = status === 'signed-in'
  if (!(words.isDone || words.error) || !(instrument.isDone || instrument.error)) return <ResultSkeleton />
  return (
    <>
      <PageHeader kicker={t.kicker} title={title} lead={t.lead} />
      <div className={result.page}>
        {data.isMine && (
          <p role="status" className={shared.note}>
            {t.mine}
          </p>
        )}
        <div className={styles.top}>
          <Card as="section" look="tinted" className={result.portrait}>
            <div className={result.picture}>
              <Suspense fallback={null}>
                {words.data && <Portrait parts={parts} label={r.portrait.label(parts.map(({ scale }) => nameOf(words.data, scale)))} />}
              </Suspense>
            </div>
            <p>{dotted([data.day && t.day(format.localDay(data.day, 'long')), group && t.group(groupWords(groups, group)), t.honest])}</p>
          </Card>
          {words.data ? (
            <ul role="list" className={styles.words} lang={data.language}>
              {data.scales.map((one) => {
                const own = words.data!.scales[one.scale]
                return (
                  <Card as="li" key={one.scale}>
                    <h2>{own?.name ?? one.scale}</h2>
                    <p className={shared.small}>{own?.about}</p>
                    <p className={styles.level}>{one.level && own ? own.levels[one.level].shared : t.open}</p>
                  </Card>
                )
              })}
            </ul>
          ) : (
            <div role="alert" className={shared.note}>
              <p>{r.wordsFailed}</p>
              <Button size="sm" kind="soft" onClick={words.retry}>
                {r.again}
              </Button>
            </div>
          )}
        </div>
        {withNumbers.length > 0 && (
          <ChartCard
            pad="lg"
            title={t.figures}
            summary={t.figuresSummary}
            columns={[
              r.overview.columns.scale,
              r.overview.columns.t,
              r.overview.columns.interval,
              r.overview.columns.percentile,
              r.overview.columns.level,
            ]}
            rows={withNumbers.map((one) => [
              nameOf(words.data, one.scale),
              whole(one.numbers!.t),
              `${whole(one.numbers!.low)}–${whole(one.numbers!.high)}`,
              whole(one.numbers!.percentile),
              level(one),
            ])}
          >
            <ScaleChart
              points={instrument.data?.points ?? 5}
              lines={withNumbers.map((one) => ({
                scale: one.scale,
                name: nameOf(words.data, one.scale),
                ends: words.data?.scales[one.scale]?.ends,
                normed: { ...one.numbers!, level: one.level ?? 'average' },
                mean: null,
              }))}
            />
          </ChartCard>
        )}
        {data.comparable && isIn && !data.isMine && (
          <section className={shared.section}>
            {isTogether ? (
              <Suspense fallback={<Skeleton shape="card" height="16rem" />}>
                <Together token={token} words={words.data} />
              </Suspense>
            ) : (
              <div className={styles.offer}>
                <div>
                  <h2>{t.together.title}</h2>
                  <p className={shared.soft}>{t.together.offerText}</p>
                </div>
                <Button onClick={() => setTogether(true)}>{t.together.offer}</Button>
              </div>
            )}
          </section>
        )}
        {!data.isMine && (
          <Card as="section" look="tinted" pad="lg" className={styles.offer}>
            <div>
              <h2>{t.invite.title}</h2>
              <p>{t.invite.text}</p>
            </div>
            {isIn ? (
              <Link to="/personality-quiz" className={buttonClass()}>
                {t.invite.take}
              </Link>
            ) : (
              <a href="/signup" className={buttonClass()}>
                {t.invite.take}
              </a>
            )}
          </Card>
        )}
      </div>
    </>
  )
}

/** The same formula as for the person's own picture where numbers are shown; each shared scale with a level has a plant. */
function partsOf({ scales }: SharedResult): PortraitPart[] {
  const amount = ({ numbers, level }: SharedResult['scales'][number]) => (numbers ? (numbers.t - 20) / 60 : level ? AMOUNT[level] : null)
  return scales.flatMap((one) => {
    const much = amount(one)
    return much === null ? [] : [{ scale: one.scale, amount: much }]
  })
}
