import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { v7 as uuidv7 } from 'uuid'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { PlantArt } from '#platform/web/botany/LazyPlant.tsx'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { useUser } from '#platform/web/session/session.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { trash } from '#platform/web/ui/icons/actions.ts'
import { LazyDialog } from '#platform/web/ui/LazyDialog.tsx'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { ProgressRing } from '#platform/web/ui/ProgressRing.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { INSTRUMENTS } from '../../content/catalog.ts'
import { deleteAssessment } from '../../contract.ts'
import { entryOf, LONG, SHORT, useHasNames, useTexts } from '../core/instruments.ts'
import { InstrumentName } from '../core/InstrumentName.tsx'
import { personalityMessages } from '../core/messages.ts'
import styles from '../core/Personality.module.css'
import { useContentLanguage } from '../core/use-content.ts'
import { removeTaking, storeTaking } from '../data/device-takings.ts'
import { useAssessments, type LoadedTaking } from '../data/use-assessments.ts'
import { Choice } from './Choice.tsx'
import start from './Start.module.css'
import { StartSkeleton } from './StartSkeleton.tsx'

/** Results on the first page; the reports show the others. */
const RECENT = 3

/** Questionnaires to start, recent results, and quizzes in progress. */
export function StartView({ onBegin, onWarm }: { onBegin: (taking: string) => void; onWarm: () => void }) {
  const t = useMessages(personalityMessages)
  const { id: userId } = useUser()
  const language = useContentLanguage()
  const { takings, data, error, isLooking, isFetching, refetch } = useAssessments()
  useEffect(onWarm, [onWarm])
  const begin = (instrument: string) => {
    const id = uuidv7()
    storeTaking(userId, {
      id,
      instrument,
      language,
      group: instrument === LONG ? 'neutral' : null,
      startedAt: new Date().toISOString(),
      finishedAt: null,
      answers: {},
    })
    onBegin(id)
  }
  const open = takings.filter(({ isFinished }) => !isFinished)
  const done = takings.filter(({ isFinished }) => isFinished)
  const hasNames = useHasNames()
  const isKnown = data !== undefined || takings.length > 0
  const isReady = hasNames && (isKnown || (error && !isLooking))
  const small = INSTRUMENTS.filter(({ id }) => id !== LONG && id !== SHORT)
  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        // Shown together with the rest: earlier it would move the skeleton.
        actions={
          isReady &&
          done.length > 0 && (
            <Link to="/personality-reports" className={buttonClass({ kind: 'soft' })}>
              {t.toReports}
            </Link>
          )
        }
      />
      {isReady ? (
        <div className={styles.page}>
          {error && !isKnown && (
            <div role="alert" className={styles.note}>
              <p>{error instanceof NetworkError ? `${t.offlineTitle}. ${t.offlineText}` : `${t.failedTitle}. ${t.failedText}`}</p>
              <Button size="sm" kind="soft" loading={isFetching} onClick={() => void refetch()}>
                {t.tryAgain}
              </Button>
            </div>
          )}
          {open.length > 0 && <UnderWay takings={open} onBegin={onBegin} />}
          <section className={styles.section} aria-label={t.start.main}>
            <div className={start.choices}>
              <Choice
                entry={entryOf(LONG)!}
                words={t.start.long}
                onBegin={begin}
                art={<PlantArt species="foxglove" seed="whole picture" growth={1} />}
              />
              <Choice
                entry={entryOf(SHORT)!}
                words={t.start.short}
                onBegin={begin}
                art={<PlantArt species="daisy" seed="first look" growth={0.7} />}
              />
            </div>
          </section>
          {done.length > 0 && <Finished takings={done} />}
          <section className={styles.section} aria-labelledby="small">
            <h2 id="small">{t.start.more}</h2>
            <p className={styles.soft}>{t.start.moreText}</p>
            <ul className={start.small}>
              {small.map(({ id, items, minutes }) => (
                <SmallOne key={id} id={id} hint={t.start.size(items, minutes)} onBegin={begin} />
              ))}
            </ul>
          </section>
          <section className={styles.section} aria-labelledby="why">
            <h2 id="why">{t.start.why}</h2>
            <dl className={start.whys}>
              {[t.start.whys.ask, t.start.whys.handling, t.start.whys.origin].map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      ) : (
        <StartSkeleton />
      )}
    </>
  )
}

function SmallOne({ id, hint, onBegin }: { id: string; hint: string; onBegin: (instrument: string) => void }) {
  const { start: t } = useMessages(personalityMessages)
  const { data } = useTexts(id)
  return (
    <ListRow
      as="li"
      title={<InstrumentName id={id} />}
      hint={hint}
      link={<button type="button" aria-label={`${t.begin}: ${data?.name ?? id}`} onClick={() => onBegin(id)} />}
    />
  )
}

function UnderWay({ takings, onBegin }: { takings: readonly LoadedTaking[]; onBegin: (taking: string) => void }) {
  const t = useMessages(personalityMessages)
  const format = useFormat()
  const client = useQueryClient()
  const [asked, setAsked] = useState<LoadedTaking>()
  const drop = useMutation({
    ...mutationOf(deleteAssessment, () => ({ label: t.outbox })),
    onSettled: () => {
      setAsked(undefined)
      void client.invalidateQueries()
    },
    onError: (error) => toast({ title: t.failedTitle, description: error.message, tone: 'destructive' }),
  })
  return (
    <section className={styles.section} aria-labelledby="open">
      <h2 id="open">{t.start.underWay}</h2>
      <ul className={start.open}>
        {takings.map((taking) => {
          const of = entryOf(taking.instrument)?.items ?? taking.answered
          return (
            <li key={taking.id} className={start.card}>
              <ProgressRing
                label={t.quiz.progress}
                value={of === 0 ? 0 : taking.answered / of}
                valueText={t.quiz.of(taking.answered, of)}
                size={64}
              >
                <span className={start.ring}>{format.percent(of === 0 ? 0 : taking.answered / of)}</span>
              </ProgressRing>
              <div className={start.cardWords}>
                <h3>
                  <InstrumentName id={taking.instrument} />
                </h3>
                <p className={styles.small}>
                  {t.start.answered(taking.answered, of, format.relative(taking.at))}
                  {taking.isOnlyHere && ` · ${t.start.onlyHere}`}
                </p>
              </div>
              <div className={styles.buttons}>
                <Button onClick={() => onBegin(taking.id)}>{t.start.goOn}</Button>
                <IconButton icon={trash} label={t.start.drop} onClick={() => setAsked(taking)} />
              </div>
            </li>
          )
        })}
      </ul>
      <LazyDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t.start.dropAsk}
        description={t.start.dropText}
        actions={
          <>
            <Button kind="quiet" onClick={() => setAsked(undefined)}>
              {t.start.keep}
            </Button>
            <Button
              kind="destructive"
              loading={drop.isPending}
              onClick={() => {
                if (!asked) return
                removeTaking(asked.id)
                drop.mutate({ params: { id: asked.id } })
              }}
            >
              {t.start.drop}
            </Button>
          </>
        }
      />
    </section>
  )
}

function Finished({ takings }: { takings: readonly LoadedTaking[] }) {
  const t = useMessages(personalityMessages)
  const format = useFormat()
  return (
    <section className={styles.section} aria-labelledby="done">
      <h2 id="done">{t.start.done}</h2>
      <ul className={start.small}>
        {takings.slice(0, RECENT).map(({ id, instrument, at, isOnlyHere }) => (
          <ListRow
            key={id}
            as="li"
            title={
              <>
                <InstrumentName id={instrument} />
                <span className="visually-hidden">{`, ${format.date(at, 'long')}, ${format.time(at)}`}</span>
              </>
            }
            hint={`${format.date(at, 'long')}${isOnlyHere ? ` · ${t.start.onlyHere}` : ''}`}
            link={<Link to={`/personality-quiz/results/${id}`} viewTransition />}
          />
        ))}
      </ul>
      <p>
        <Link to="/personality-reports">{t.start.allDone}</Link>
      </p>
    </section>
  )
}
