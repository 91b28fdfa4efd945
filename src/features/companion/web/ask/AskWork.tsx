import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { v7 as uuidv7 } from 'uuid'
import { call } from '#platform/web/api/call.ts'
import { CareNotice } from '#platform/web/care/CareNotice.tsx'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { askLife, type AskedQuestion } from '../../contract.ts'
import { readQuestion, type Reading } from '../../questions/read-question.ts'
import { signsIn } from '../core/signs-in.ts'
import { AnswerView } from './AnswerView.tsx'
import styles from './Ask.module.css'
import { FoundList } from './FoundList.tsx'
import { answerMessages } from './messages.ts'
import { useToday } from './pressed.ts'

type Props = {
  typed: string
  /** The submitted text, and the number of submissions so far. */
  submitted: { text: string; n: number } | undefined
  asked: AskedQuestion | undefined
  onAsk: (question: AskedQuestion) => void
  onGoodbye: () => void
}

/** Results for the text in the field: help where it asks for it, matches of a search, and the answer once it is submitted as a question. */
export function AskWork({ typed, submitted, asked, onAsk, onGoodbye }: Props) {
  const t = useMessages(answerMessages)
  const today = useToday()
  const [opening] = useState(() => uuidv7())
  const signs = signsIn(opening, [typed])
  const [last, setLast] = useState<{ text: string; reading: Reading }>()
  const reading = !asked && last?.text === typed ? last.reading : undefined

  const taken = useRef<object>(undefined)
  useEffect(() => {
    if (!submitted || taken.current === submitted) return
    taken.current = submitted
    const read = readQuestion(submitted.text, today())
    setLast({ text: submitted.text, reading: read })
    if (read.kind === 'question') onAsk(read.question)
    if (read.kind === 'goodbye') {
      onGoodbye()
      toast({ title: t.goodbye, description: t.goodbyeText })
    }
  }, [submitted, today, onAsk, onGoodbye, t])

  return (
    <Stack gap={3}>
      <CareNotice signs={signs} texts={[typed]} />
      {asked && <Asked key={JSON.stringify(asked)} question={asked} onAsk={onAsk} />}
      {reading?.kind === 'unclear' && reading.topic !== null && (
        <>
          <p role="status">{t.unclearFound(reading.topic)}</p>
          <Asked key={reading.topic} question={{ ask: 'about', words: reading.topic }} onAsk={onAsk} />
        </>
      )}
      {reading?.kind === 'unclear' && (
        <div className={styles.unclear} role="status">
          <p className={styles.statement}>{t.unclear}</p>
          <p>{t.unclearHint}</p>
          <ul className={styles.kinds}>
            {t.kinds.map((kind) => (
              <li key={kind}>{kind}</li>
            ))}
          </ul>
        </div>
      )}
      {reading?.kind === 'low' && (
        <div className={styles.unclear} role="status">
          <p className={styles.statement}>{t.low}</p>
          <p>{t.lowHint}</p>
          <p>
            <Link to="/get-help" viewTransition>
              {t.lowHelp}
            </Link>
          </p>
        </div>
      )}
      {!asked && typed.trim() !== '' && <FoundList query={typed} />}
    </Stack>
  )
}

function Asked({ question, onAsk }: { question: AskedQuestion; onAsk: (question: AskedQuestion) => void }) {
  const t = useMessages(answerMessages)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [askLife.path, question],
    queryFn: ({ signal }) => call(askLife, { body: question }, { signal }),
  })
  // While older entries are being indexed, the server says so; a moment later it can answer from all of them.
  const isPartial = data?.isComplete === false
  useEffect(() => {
    if (!isPartial) return
    const timer = setTimeout(() => void refetch(), 1500)
    return () => clearTimeout(timer)
  }, [isPartial, data, refetch])

  if (data) return <AnswerView answer={data} onAsk={onAsk} />
  if (error) return <ErrorState title={t.failed} text={t.failedText} onRetry={refetch} retrying={isFetching} />
  return <Skeleton shape="card" className={styles.answerSkeleton} />
}
