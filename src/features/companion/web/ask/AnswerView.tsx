import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useActKinds } from '#platform/web/use-act-kinds.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { journal, body } from '#platform/web/ui/icons/places.ts'
import { habits } from '#platform/web/ui/icons/subjects.ts'
import { MoodFace, type Mood } from '#platform/web/ui/MoodFace.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { Answer, AskedQuestion, Part, Question, Source } from '../../contract.ts'
import { useAnswerWords } from './answer-words.ts'
import styles from './Ask.module.css'
import { answerMessages } from './messages.ts'

const faceOf = (mood: number): Mood => Math.min(5, Math.max(1, Math.round(mood))) as Mood
const ICONS = { journal, body, habits } as const
const iconOf = (area: string) => (Object.hasOwn(ICONS, area) ? ICONS[area as keyof typeof ICONS] : journal)

/** An answer: its statement, the number of days it is based on, and those days and entries. */
export function AnswerView({ answer, onAsk }: { answer: Answer; onAsk: (question: AskedQuestion) => void }) {
  const t = useMessages(answerMessages)
  const spoken = useAnswerWords()
  const { question, outcome, parts } = answer
  const { headline, rests } = spoken(answer)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return as its clean-up.
    ref.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <article className={styles.answer} ref={ref} aria-label={t.answer}>
      <p className={styles.statement} role="status">
        {headline}
      </p>
      {outcome === 'unknown' ? (
        <Unknown question={question} parts={parts} onAsk={onAsk} />
      ) : (
        parts.map((part, at) => <PartView key={at} part={part} question={question} />)
      )}
      {rests && <p className="note">{rests}</p>}
      {!answer.isComplete && <p className="note">{t.stillReading}</p>}
    </article>
  )
}

/** Candidates for a name that was not found, as buttons. */
function Unknown({ question, parts, onAsk }: { question: Question; parts: readonly Part[]; onAsk: (question: AskedQuestion) => void }) {
  const t = useMessages(answerMessages)
  const choices = parts.flatMap(({ label }) => label ?? [])
  if (choices.length === 0) return null
  const next = (label: string): Question =>
    question.ask === 'happier'
      ? { ask: 'happier', on: label.slice(0, 80) }
      : question.ask === 'sleep'
        ? { ask: 'sleep', before: label.slice(0, 80) }
        : { ask: 'habit', habit: label.slice(0, 80) }
  return (
    <Stack as="ul" role="list" aria-label={t.choose} gap={1}>
      {choices.map((label) => (
        <li key={label}>
          <button type="button" className={styles.suggestion} onClick={() => onAsk(next(label))}>
            {label}
          </button>
        </li>
      ))}
    </Stack>
  )
}

function PartView({ part, question }: { part: Part; question: Question }) {
  const t = useMessages(answerMessages)
  const format = useFormat()
  const kindOf = useActKinds()
  const { days, sources, value, label, n } = part
  const day = days[0]
  switch (part.part) {
    case 'mood':
    case 'thing':
      return null
    case 'day':
    case 'entries':
      return (
        <Stack gap={2}>
          {part.part === 'day' && day !== undefined && question.ask !== 'helped' && (
            <p className={styles.day}>
              {value !== null && <MoodFace mood={faceOf(value)} size={32} />}
              <span>
                <strong>{format.localDay(day, 'long')}</strong>
                {value !== null && <span className="soft tabular"> · {t.moodOf(format.number(value))}</span>}
              </span>
            </p>
          )}
          <Sources sources={sources} />
        </Stack>
      )
    case 'factor': {
      const words = question.ask === 'helped' ? t.rise(format.number(value ?? 0), n) : t.onGoodDays(n)
      return <Row label={label ?? ''} to={part.to} words={words} />
    }
    case 'with':
    case 'without':
      return (
        <>
          <Row
            label={
              part.unit === 'mood'
                ? part.part === 'with'
                  ? t.daysWith(label ?? '')
                  : t.otherDays
                : part.part === 'with'
                  ? t.nightsBefore(label ?? '')
                  : t.otherNights
            }
            to={null}
            words={
              value === null
                ? t.noNights
                : part.unit === 'mood'
                  ? t.meanMood(format.number(value), n)
                  : t.slept(part.unit === 'share' ? format.percent(value) : format.number(value), n, part.unit === 'share')
            }
          />
          {part.part === 'with' && <Sources sources={sources} />}
        </>
      )
    case 'recent':
    case 'earlier':
      return (
        <Row
          label={part.part === 'recent' ? t.recent : t.earlier}
          to={part.part === 'recent' ? part.to : null}
          words={
            part.unit === 'times'
              ? t.times(n)
              : value === null
                ? t.noNights
                : t.slept(part.unit === 'share' ? format.percent(value) : format.number(value), n, part.unit === 'share')
          }
        />
      )
    case 'act': {
      const known = kindOf?.(label ?? '')
      return known?.isKnown ? <Row label={known.words.title} to={null} words={t.times(n)} /> : null
    }
  }
}

function Row({ label, to, words }: { label: string; to: string | null; words: string }) {
  return (
    <p className={styles.row}>
      {to === null ? (
        <span className={styles.rowLabel}>{label}</span>
      ) : (
        <Link to={to} viewTransition className={styles.rowLabel}>
          {label}
        </Link>
      )}
      <span className="soft tabular">{words}</span>
    </p>
  )
}

function Sources({ sources }: { sources: readonly Source[] }) {
  const t = useMessages(answerMessages)
  const format = useFormat()
  if (sources.length === 0) return null
  return (
    <Stack as="ul" role="list" aria-label={t.sources} gap={1}>
      {/* Sources with text come first. */}
      {sources
        .toSorted((a, b) => Number(a.title === '') - Number(b.title === ''))
        .map(({ id, day, title, hint, area, to, mood }) => (
          <li key={id} data-area={area}>
            <Link to={to} viewTransition className={styles.source}>
              <span className={styles.sourceIcon}>
                {mood === null ? <Icon of={iconOf(area)} size={20} /> : <MoodFace mood={faceOf(mood)} size={24} />}
              </span>
              <span className={styles.sourceWords}>
                <span className={styles.sourceTitle} dir="auto">
                  {title || t.untitled}
                </span>
                <span className={styles.sourceHint}>
                  {format.localDay(day, 'medium')}
                  {hint ? ` · ${hint}` : ''}
                </span>
              </span>
            </Link>
          </li>
        ))}
    </Stack>
  )
}
