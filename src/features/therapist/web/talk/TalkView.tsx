import { useEffect, useRef, useState, type FormEvent, type Ref } from 'react'
import { Link } from 'react-router'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { ProgressBar } from '#platform/web/ui/ProgressBar.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { problemsOf, tidied, type Problems } from '../../form/check.ts'
import type { Body } from '../../form/fields.ts'
import { textsIn } from '../../form/texts-in.ts'
import { placeIn, turnsOf } from '../../talk/talk.ts'
import type { Tool } from '../../tools/tool.ts'
import { Care } from '../core/Care.tsx'
import { coreMessages } from '../core/messages.ts'
import { useWords } from '../core/use-words.ts'
import { FieldView } from '../form/BodyView.tsx'
import { FieldControl } from '../form/FieldControl.tsx'
import { GuidedForm } from '../form/GuidedForm.tsx'
import type { useFilling } from '../tools/use-filling.ts'
import { Deeper } from './Deeper.tsx'
import { GuideRow } from './GuideRow.tsx'
import { talkMessages } from './messages.ts'
import styles from './Talk.module.css'
import { useGuide, useWording } from './use-guide.ts'

type Props = { tool: Tool; filling: NonNullable<ReturnType<typeof useFilling>> }

/** Earlier questions and answers, the current question, and after the last one the summary. */
export function TalkView({ tool, filling: { id, draft, save, cancel } }: Props) {
  const t = useMessages(talkMessages)
  const [turns] = useState(() => turnsOf(tool))
  const [at, setAt] = useState(() => placeIn(turns, draft.body))
  const guide = useGuide()
  const name = `${tool.kind} ${id}`
  const turn = turns[at]

  // A new question receives the focus, so that reading continues there.
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) isFirst.current = false
    else heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView?.({ block: 'nearest' })
  }, [at])

  return (
    <>
      <GuideRow guide={guide} />
      <ProgressBar label={t.progress(at, turns.length)} value={at / turns.length} valueText={t.progress(at, turns.length)} />
      {at > 0 && turn && (
        <Stack as="ol" role="list" aria-label={t.soFar} gap={3}>
          {turns.slice(0, at).map((one, index) => (
            <Line key={one.field.name} turn={one} body={draft.body} onChange={() => setAt(index)} />
          ))}
        </Stack>
      )}
      {turn ? (
        <Question
          key={turn.field.name}
          {...{ tool, turns, at, draft, guide, heading, cancel, name }}
          onNext={() => setAt(at + 1)}
          onBack={() => setAt(at - 1)}
        />
      ) : (
        <Stack as="section">
          <h2 ref={heading} tabIndex={-1}>
            {t.summary}
          </h2>
          <p className="note">{t.summaryText}</p>
          <GuidedForm
            name={name}
            steps={tool.steps.filter(({ isLater }) => !isLater)}
            body={draft.body}
            onChange={draft.change}
            onSave={save}
            onCancel={cancel}
          />
        </Stack>
      )}
    </>
  )
}

type Turns = ReturnType<typeof turnsOf>

function Line({ turn: { field, question }, body, onChange }: { turn: Turns[number]; body: Body; onChange: () => void }) {
  const t = useMessages(talkMessages)
  const w = useWords()
  return (
    <li className={styles.line}>
      <p className={styles.asked}>{w(question)}</p>
      <div className={styles.answered} dir="auto">
        {body[field.name] === undefined ? t.skipped : <FieldView field={field} body={body} isAlone />}
      </div>
      <Button kind="quiet" size="sm" aria-label={t.changeAnswer(w(question))} onClick={onChange}>
        {t.change}
      </Button>
    </li>
  )
}

type QuestionProps = {
  tool: Tool
  turns: Turns
  at: number
  draft: Props['filling']['draft']
  guide: ReturnType<typeof useGuide>
  heading: Ref<HTMLHeadingElement>
  name: string
  cancel: () => void
  onNext: () => void
  onBack: () => void
}

function Question({ tool, turns, at, draft, guide, heading, name, cancel, onNext, onBack }: QuestionProps) {
  const t = useMessages(talkMessages)
  const c = useMessages(coreMessages)
  const w = useWords()
  const { language } = useLocaleSettings()
  const { field, step, question, isFirstOfStep } = turns[at]!
  const { body, change } = draft
  const [problems, setProblems] = useState<Problems>({})
  const isEmpty = tidied([field], body)[field.name] === undefined
  const wording = useWording({ tool: tool.kind, field: field.name, body, language, isOn: guide.isOn && at > 0 && isEmpty })

  function set(value: Body[string] | undefined) {
    const { [field.name]: _, ...rest } = body
    change(value === undefined ? rest : { ...rest, [field.name]: value })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = problemsOf([field], tidied([field], body))
    setProblems(found)
    if (Object.keys(found).length === 0) onNext()
  }

  return (
    <Stack as="form" noValidate method="post" onSubmit={submit}>
      {wording.turn?.mirror && <p className="soft">{wording.turn.mirror}</p>}
      <h2 ref={heading} tabIndex={-1} className={styles.question} aria-busy={wording.isAsking}>
        {wording.turn?.question || w(question)}
      </h2>
      <p role="status" className="note">
        {wording.note ?? (isFirstOfStep && step.about ? w(step.about) : '')}
      </p>
      <FieldControl field={field} value={body[field.name]} problems={problems} onChange={set} />
      {guide.isOn && field.kind === 'text' && !isEmpty && <Deeper tool={tool.kind} field={field.name} body={body} onAdd={set} />}
      <Cluster>
        <Button type="submit">{isEmpty && !field.isNeeded ? t.skip : c.next}</Button>
        {at > 0 && (
          <Button kind="soft" onClick={onBack}>
            {c.back}
          </Button>
        )}
        <Link to={`/my-therapist/tools/${tool.kind}/new`} className={buttonClass({ kind: 'quiet' })}>
          {t.asForm}
        </Link>
        <Button kind="quiet" onClick={cancel}>
          {c.cancel}
        </Button>
      </Cluster>
      <p className="note">{c.form.draft}</p>
      <Care name={name} texts={textsIn(body)} />
    </Stack>
  )
}
