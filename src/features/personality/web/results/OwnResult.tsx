import { lazy, Suspense, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ApiError, NetworkError } from '#platform/web/api/api-error.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { ChartCard } from '#platform/web/ui/ChartCard.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { share as shareIcon } from '#platform/web/ui/icons/actions.ts'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import type { Instrument, InstrumentWords } from '../../scales.ts'
import { attentionNotes } from '../../scoring/attention.ts'
import { normGroupOf } from '../../scoring/norms.ts'
import { BackLink } from '../core/BackLink.tsx'
import { groupWords } from '../core/group-words.ts'
import { InstrumentName } from '../core/InstrumentName.tsx'
import { useHasNames, useInstrument, useWords } from '../core/instruments.ts'
import { personalityMessages } from '../core/messages.ts'
import shared from '../core/Personality.module.css'
import type { Content } from '../core/use-content.ts'
import type { Taking } from '../data/taking.ts'
import { useResult, useScores } from '../data/use-result.ts'
import { chartLines, nameOf, portraitParts, tableOf, topScales } from '../profile/lines.ts'
import { resultMessages } from '../profile/messages.ts'
import styles from '../profile/Result.module.css'
import { Portrait } from '../profile/Portrait.tsx'
import { ResultSkeleton } from '../profile/ResultSkeleton.tsx'
import { ScaleChart } from '../profile/ScaleChart.tsx'
import { DomainWords } from './DomainWords.tsx'
import { Reading } from './Reading.tsx'
import { ResultMenu } from './ResultMenu.tsx'

const SharePanel = lazy(() => import('../shared/SharePanel.tsx').then((file) => ({ default: file.SharePanel })))

/** A result of the signed-in person. */
export function OwnResult({ id }: { id: string }) {
  const t = useMessages(personalityMessages)
  const r = useMessages(resultMessages)
  const { taking, isOnlyHere, isStored, error, isLooking, isFetching, refetch } = useResult(id)
  const instrument = useInstrument(taking?.instrument)
  const words = useWords(taking?.instrument)
  const hasNames = useHasNames()
  const failure = instrument.error ?? (taking ? undefined : error)
  // Waits until the names of its scales have loaded or failed to load, so that nothing moves.
  if (taking && instrument.data && hasNames && (words.isDone || words.error)) {
    if (taking.finishedAt === null) return <NotFinished id={id} />
    return (
      <Result
        key={taking.id}
        taking={taking}
        instrument={instrument.data}
        words={words}
        note={isOnlyHere ? r.notSent : isStored ? r.offlineNote : undefined}
        isOnlyHere={isOnlyHere}
        onChanged={() => void refetch()}
      />
    )
  }
  if (failure && !isLooking) {
    const isMissing = failure instanceof ApiError && failure.status === 404
    const isOffline = failure instanceof NetworkError || (instrument.error !== undefined && !navigator.onLine)
    return (
      <>
        <PageHeader back={<BackLink />} title={r.title} />
        <ErrorState
          title={isMissing ? r.notHere.title : isOffline ? t.offlineTitle : r.failed}
          text={isMissing ? r.notHere.text : isOffline ? t.offlineText : t.failedText}
          {...(!isMissing && {
            onRetry: () => {
              instrument.retry()
              void refetch()
            },
          })}
          retrying={isFetching}
          wayOut={
            <Link to="/personality-quiz" className={buttonClass({ kind: 'soft' })}>
              {t.toQuiz}
            </Link>
          }
        />
      </>
    )
  }
  return <ResultSkeleton />
}

function NotFinished({ id }: { id: string }) {
  const t = useMessages(personalityMessages)
  return (
    <>
      <PageHeader back={<BackLink />} title={t.start.underWay} />
      <Link to={`/personality-quiz?taking=${id}`} className={buttonClass()}>
        {t.start.goOn}
      </Link>
    </>
  )
}

interface ResultProps {
  taking: Taking
  instrument: Instrument
  words: Content<InstrumentWords | undefined>
  note: string | undefined
  isOnlyHere: boolean
  onChanged: () => void
}

function Result({ taking, instrument, words, note, isOnlyHere, onChanged }: ResultProps) {
  const t = useMessages(resultMessages)
  const { groups, quiz } = useMessages(personalityMessages)
  const format = useFormat()
  const navigate = useNavigate()
  const results = useScores(instrument, taking)!
  const [isSharing, setSharing] = useState(false)
  const group = normGroupOf(instrument, taking.group)
  const top = topScales(instrument)
  const parts = useMemo(() => portraitParts(instrument, results), [instrument, results])
  const table = tableOf(t, format, instrument.points, top, results, words.data)
  const notes = attentionNotes(instrument, taking.answers)
  return (
    <>
      <PageHeader
        back={<BackLink />}
        kicker={<InstrumentName id={taking.instrument} />}
        title={t.title}
        lead={t.taken(format.date(Date.parse(taking.finishedAt!), 'long'))}
        actions={
          <>
            {/* A link shows texts by level, and without norms there are no levels. */}
            {instrument.norms.length > 0 && (
              <Button kind="soft" icon={shareIcon} disabled={isOnlyHere} onClick={() => setSharing(true)}>
                {t.actions.share}
              </Button>
            )}
            <ResultMenu id={taking.id} isOnlyHere={isOnlyHere} onRemoved={() => void navigate('/personality-quiz', { replace: true })} />
          </>
        }
      />
      <div className={styles.page}>
        {note && (
          <p role="status" className={shared.note}>
            {note}
          </p>
        )}
        {notes.length > 0 && (
          <div className={shared.note}>
            <div>
              <strong>{t.attention.title}. </strong>
              {notes.map((one) =>
                one.kind === 'long-string'
                  ? `${quiz.attention['long-string'](one.length)} `
                  : `${quiz.attention['too-fast'](format.number(one.medianMs / 1000, { maximumFractionDigits: 1 }))} `,
              )}
              {t.attention.look}
            </div>
          </div>
        )}
        <div className={styles.top}>
          <Card as="section" look="tinted" className={styles.portrait}>
            <div className={styles.picture}>
              <Suspense fallback={null}>
                <Portrait parts={parts} label={t.portrait.label(parts.map(({ scale }) => nameOf(words.data, scale)))} />
              </Suspense>
            </div>
            <p>{t.portrait.text}</p>
          </Card>
          <ChartCard
            pad="lg"
            title={top.length > 1 ? t.overview.title : t.overview.one}
            summary={group ? t.overview.summary(groupWords(groups, group)) : t.overview.plain}
            columns={table.columns}
            rows={table.rows}
          >
            <ScaleChart lines={chartLines(t, top, results, words.data)} points={instrument.points} />
          </ChartCard>
        </div>
        <DomainWords instrument={instrument} results={results} words={words} />
        <Reading instrument={instrument} taking={taking} words={words.data} isOnlyHere={isOnlyHere} onChanged={onChanged} />
      </div>
      {isSharing && (
        <Suspense fallback={null}>
          <SharePanel taking={taking} instrument={instrument} words={words.data} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  )
}
