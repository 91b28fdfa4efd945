import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { ApiError } from '#platform/web/api/api-error.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { usePageTitle } from '#platform/web/page/title.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { check } from '#platform/web/ui/icons/controls.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { getCourse, Run } from '../contract.ts'
import { isOver, nextDay } from '../run.ts'
import styles from './Course.module.css'
import { CourseDots } from './CourseDots.tsx'
import { discoverMessages } from './messages.ts'
import { useRunWords } from './run-words.ts'
import { courseQuery, useCourse, useRunActions } from './use-discover.ts'

type Params = Readonly<Record<string, string>>
export const queries = ({ id = '' }: Params) => [courseQuery(id)]

/** A course: the reading of a day, its practice, and the person's progress. */
export default function CoursePage() {
  const t = useMessages(discoverMessages)
  const { id = '' } = useParams()
  const { data, runs, error, isLooking, isFetching, refetch } = useCourse(id)
  usePageTitle(data?.title)
  const back = <BackLink to="/discover">{t.title}</BackLink>
  if (data) {
    return (
      <Page area="soul" wide header={<PageHeader title={data.title} lead={data.description} back={back} />}>
        <Course key={runs[0]?.run ?? 0} course={data} runs={runs} />
      </Page>
    )
  }
  if (error && !isLooking) {
    const isMissing = error instanceof ApiError && error.status === 404
    return (
      <Page area="soul" wide header={<PageHeader title={t.course.title} back={back} />}>
        <ErrorState
          title={isMissing ? t.course.missing : t.failedTitle}
          text={isMissing ? null : t.failedText}
          {...(!isMissing && { onRetry: () => void refetch(), retrying: isFetching })}
        />
      </Page>
    )
  }
  return (
    <Page area="soul" wide header={<PageHeader title={<Skeleton width="12rem" />} lead={<Skeleton width="20rem" />} back={back} />}>
      <div className={styles.columns}>
        <Skeleton shape="card" width="100%" height="28rem" />
        <Skeleton shape="card" width="100%" height="20rem" />
      </div>
    </Page>
  )
}

function Course({ course, runs }: { course: OutputOf<typeof getCourse>; runs: readonly Run[] }) {
  const t = useMessages(discoverMessages).course
  const [latest] = runs
  const actions = useRunActions(course, runs)
  const next = latest ? nextDay(latest) : 0
  const [chosen, setChosen] = useState<number>()
  const day = chosen ?? next ?? 0
  const { title, paragraphs, practice } = course.days[day]!
  const state = latest?.days[day]?.state ?? 'open'
  const set = (to: 'open' | 'done' | 'skipped') => {
    void actions.setDay(day, to)
    setChosen(undefined)
  }
  return (
    <div className={styles.columns}>
      <Card as="article" pad="lg" className={styles.reading} aria-labelledby="course-day">
        <p className={styles.kicker}>
          {t.day(day + 1)} · {t.states[state]}
        </p>
        <h2 id="course-day" className={styles.dayTitle} tabIndex={-1}>
          {title}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <div className={styles.practice}>
          <p className={styles.kicker}>{t.practice}</p>
          <Link to={practice.address} viewTransition className={buttonClass({ kind: 'soft' })}>
            {practice.title}
          </Link>
        </div>
        {latest && !latest.isPaused && (
          <div className={styles.buttons}>
            {state === 'open' ? (
              <>
                <Button icon={check} onClick={() => set('done')}>
                  {t.done}
                </Button>
                <Button kind="quiet" onClick={() => set('skipped')}>
                  {t.skip}
                </Button>
              </>
            ) : (
              <Button kind="quiet" onClick={() => set('open')}>
                {t.reopen}
              </Button>
            )}
          </div>
        )}
      </Card>
      <Where course={course} runs={runs} actions={actions} day={day} onDay={setChosen} />
    </div>
  )
}

type WhereProps = {
  course: OutputOf<typeof getCourse>
  runs: readonly Run[]
  actions: ReturnType<typeof useRunActions>
  day: number
  onDay: (day: number) => void
}

/** The person's progress: begin, pause, resume, begin again, and the seven days. */
function Where({ course, runs, actions, day, onDay }: WhereProps) {
  const t = useMessages(discoverMessages).course
  const wordsOf = useRunWords()
  const [latest] = runs
  return (
    <TitledCard isSmall title={t.days} look="tinted" pad="lg" gap={3}>
      <CourseDots run={latest ?? null} />
      <p role="status">{wordsOf(latest)}</p>
      <div className={styles.buttons}>
        {!latest && <Button onClick={() => void actions.begin()}>{t.begin}</Button>}
        {latest && !isOver(latest) && (
          <Button kind={latest.isPaused ? 'primary' : 'soft'} onClick={() => void actions.setPaused(!latest.isPaused)}>
            {latest.isPaused ? t.goOn : t.pause}
          </Button>
        )}
        {latest && (isOver(latest) || latest.days.some(({ state }) => state !== 'open')) && (
          <Button kind="quiet" onClick={() => void actions.begin()}>
            {t.again}
          </Button>
        )}
      </div>
      {latest && (
        <p className="note">
          {t.runs(latest.run)}. {t.againHint}
        </p>
      )}
      <ol role="list" className={styles.days}>
        {course.days.map(({ title }, n) => (
          <li key={title}>
            <button type="button" className={styles.day} aria-current={n === day ? 'step' : undefined} onClick={() => onDay(n)}>
              <span className={styles.dayNumber}>{n + 1}</span>
              <span className={styles.dayName}>{title}</span>
              <span className="note">{t.states[latest?.days[n]?.state ?? 'open']}</span>
            </button>
          </li>
        ))}
      </ol>
    </TitledCard>
  )
}
