import { useEffect, useRef, useState, type FormEvent } from 'react'
import { CrisisCard } from '#platform/web/care/CrisisCard.tsx'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { problemsOf, type Problems } from '../../form/check.ts'
import type { Body } from '../../form/fields.ts'
import { asksForCare, BURDEN, itemName, measureFields, type Measure } from '../../measures/measure.ts'
import { coreMessages } from '../core/messages.ts'
import { useWords } from '../core/use-words.ts'
import { measureMessages } from './messages.ts'
import { Question } from './Question.tsx'

type Props = { measure: Measure; body: Body; onChange: (body: Body) => void; onSave: (body: Body) => Promise<void>; onCancel: () => void }

/** A questionnaire. An answer that calls for help shows it at once, right below, before anything is saved or sent. */
export function MeasureForm({ measure, body, onChange, onSave, onCancel }: Props) {
  const t = useMessages(measureMessages)
  const c = useMessages(coreMessages)
  const w = useWords()
  const [problems, setProblems] = useState<Problems>({})
  const [tries, setTries] = useState(0)
  const [isSaving, setSaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const needsCare = asksForCare(measure, body)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[data-invalid]')?.focus()
  }, [tries])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    const found = problemsOf(measureFields(measure), body)
    setProblems(found)
    if (Object.keys(found).length > 0) return setTries(tries + 1)
    setSaving(true)
    try {
      await onSave(body)
    } finally {
      setSaving(false)
    }
  }

  const answer = (name: string) => ({
    value: body[name] as string | undefined,
    problem: problems[name] && body[name] === undefined ? c.form.problems.missing : undefined,
    onChange: (value: string) => onChange({ ...body, [name]: value }),
  })
  return (
    <Stack as="form" ref={form} gap={5} noValidate method="post" onSubmit={(event) => void submit(event)}>
      <h2 className="small-title">{w(measure.lead)}</h2>
      {measure.items.map((item, at) => (
        <Stack key={w(item)} gap={5}>
          <Question text={`${at + 1}. ${w(item)}`} answers={measure.answers} {...answer(itemName(at + 1))} />
          {measure.careItem === at + 1 && (
            <div role="status">
              {needsCare && (
                <Stack gap={5}>
                  <p>{t.care}</p>
                  <CrisisCard level={3} />
                </Stack>
              )}
            </div>
          )}
        </Stack>
      ))}
      <Question text={w(measure.burden.text)} answers={measure.burden.answers} {...answer(BURDEN)} />
      <Cluster>
        <Button type="submit" loading={isSaving}>
          {c.save}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {c.cancel}
        </Button>
      </Cluster>
      <p className="note">{c.form.draft}</p>
    </Stack>
  )
}
