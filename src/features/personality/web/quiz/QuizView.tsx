import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { v7 as uuidv7 } from 'uuid'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useUser } from '#platform/web/session/session.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useMediaQuery } from '#platform/web/ui/use-media-query.ts'
import type { Instrument, InstrumentTexts } from '../../scales.ts'
import { BackLink } from '../core/BackLink.tsx'
import { useInstrument, useTexts } from '../core/instruments.ts'
import { personalityMessages } from '../core/messages.ts'
import shared from '../core/Personality.module.css'
import { removeTaking, storeTaking } from '../data/device-takings.ts'
import { countAnswers, finished, nextOpen, withAnswer, type Taking } from '../data/taking.ts'
import { useTaking, type TakingState } from '../data/use-taking.ts'
import { BeforeView } from './BeforeView.tsx'
import { FinishView } from './FinishView.tsx'
import { LineView } from './LineView.tsx'
import styles from './Quiz.module.css'
import { QuizHead } from './QuizHead.tsx'
import { TenView } from './TenView.tsx'

const WIDE = '(min-width: 64rem)'

/** A questionnaire in progress: its start, its items, and its end. */
export function QuizView({ id, onLeave }: { id: string; onLeave: () => void }) {
  const t = useMessages(personalityMessages)
  const state = useTaking(id)
  const { taking, error, retry } = state
  const instrument = useInstrument(taking?.instrument)
  const texts = useTexts(taking?.instrument, taking?.language)
  const failure = error ?? instrument.error ?? texts.error
  const again = () => {
    retry()
    instrument.retry()
    texts.retry()
  }
  if (failure) {
    const isOffline = failure instanceof NetworkError || (!error && !navigator.onLine)
    return (
      <>
        <h1 className="visually-hidden">{t.title}</h1>
        <ErrorState
          title={isOffline ? t.notHereTitle : t.failedTitle}
          text={isOffline ? t.notHereText : error ? error.message : t.failedText}
          onRetry={again}
          wayOut={
            <Link to="/personality-quiz" className={buttonClass({ kind: 'soft' })}>
              {t.toQuiz}
            </Link>
          }
        />
      </>
    )
  }
  const isLoaded = taking !== undefined && instrument.data !== undefined && texts.data !== undefined
  if (isLoaded) return <Quiz state={state} taking={taking} instrument={instrument.data!} texts={texts.data!} onLeave={onLeave} />
  // The file has loaded, but has no instrument of this name.
  const isUnknown = taking !== undefined && instrument.isDone && texts.isDone
  return isUnknown ? (
    <>
      <h1 className="visually-hidden">{t.title}</h1>
      <ErrorState title={t.failedTitle} text={t.quiz.unknown} />
    </>
  ) : (
    <div role="status" aria-label={t.loading}>
      <Skeleton shape="card" height="28rem" />
    </div>
  )
}

interface QuizProps {
  state: TakingState
  taking: Taking
  instrument: Instrument
  texts: InstrumentTexts
  onLeave: () => void
}

function Quiz({ state, taking, instrument, texts, onLeave }: QuizProps) {
  const t = useMessages(personalityMessages)
  const { id: userId } = useUser()
  const navigate = useNavigate()
  const isWide = useMediaQuery(WIDE)
  const answered = countAnswers(taking)
  const [isStarted, setStarted] = useState(answered > 0)
  /** The current item; after the last one, the end. */
  const [at, setAt] = useState(() => nextOpen(instrument, taking.answers) ?? instrument.items.length)
  const [isFinishing, setFinishing] = useState(false)
  const { change, flush } = state

  const finish = async () => {
    setFinishing(true)
    change((now) => finished(now, Date.now()))
    await flush()
    void navigate(`/personality-quiz/results/${taking.id}`, { replace: true, viewTransition: true })
  }
  const pause = () => {
    void flush()
    onLeave()
  }
  const asNew = () => {
    const id = uuidv7()
    storeTaking(userId, { ...taking, id, finishedAt: null })
    removeTaking(taking.id)
    void navigate(`/personality-quiz?taking=${id}`, { replace: true })
  }

  if (!isStarted) {
    return (
      <div className={styles.narrow}>
        <BeforeView
          instrument={instrument}
          texts={texts}
          group={taking.group}
          isWide={isWide}
          back={<BackLink />}
          onGroup={(group) => change((now) => ({ ...now, group }))}
          onBegin={() => setStarted(true)}
        />
      </div>
    )
  }
  const lines = {
    instrument,
    texts,
    answers: taking.answers,
    at,
    onAt: setAt,
    onAnswer: (item: string, value: number | null, took?: number) => change((now) => withAnswer(now, item, value, Date.now(), took)),
  }
  return (
    <div className={isWide ? styles.wide : styles.narrow}>
      <QuizHead title={texts.name} answered={answered} of={instrument.items.length} keeping={state.keeping} onPause={pause} />
      {state.problem && (
        <div role="alert" className={shared.note}>
          <p>
            <strong>{t.quiz.refused}.</strong> {state.problem.message}
          </p>
          {/* Deleted, or finished elsewhere: the answers on this device can become a new quiz. */}
          {(state.problem.status === 404 || state.problem.status === 409) && (
            <Button size="sm" kind="soft" onClick={asNew}>
              {t.quiz.asNew}
            </Button>
          )}
        </div>
      )}
      {at >= instrument.items.length ? (
        <FinishView
          instrument={instrument}
          answers={taking.answers}
          isFinishing={isFinishing}
          onFinish={() => void finish()}
          onLine={setAt}
          onPause={pause}
        />
      ) : isWide ? (
        <TenView {...lines} />
      ) : (
        <LineView {...lines} />
      )}
    </div>
  )
}
