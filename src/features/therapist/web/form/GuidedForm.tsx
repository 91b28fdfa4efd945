import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { ProgressBar } from '#platform/web/ui/ProgressBar.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { problemsOf, tidied, type Problems } from '../../form/check.ts'
import { fieldsOf, type Body, type Step } from '../../form/fields.ts'
import { textsIn } from '../../form/texts-in.ts'
import { Care } from '../core/Care.tsx'
import { coreMessages } from '../core/messages.ts'
import { useWords } from '../core/use-words.ts'
import { FieldControl } from './FieldControl.tsx'
import styles from './Form.module.css'

type Props = {
  /** Name of the form, for ids: crisis words are searched in its texts, and "not now" applies to it. */
  name: string
  steps: readonly Step[]
  body: Body
  onChange: (body: Body) => void
  /** Receives the answers, tidied and complete. */
  onSave: (body: Body) => void | Promise<void>
  onCancel: () => void
  /** One step after the other; otherwise all steps on one page. */
  isGuided?: boolean
  /** Crisis words are not searched here, because the form asks for them. */
  isAboutCrisis?: boolean
}

/** A form step by step. Crisis words are searched on every letter, on this device, before anything is saved or sent. */
export function GuidedForm({ name, steps, body, onChange, onSave, onCancel, isGuided = false, isAboutCrisis = false }: Props) {
  const t = useMessages(coreMessages)
  const w = useWords()
  const [at, setAt] = useState(0)
  const [problems, setProblems] = useState<Problems>({})
  const [tries, setTries] = useState(0)
  const [isSaving, setSaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isLast = !isGuided || at === steps.length - 1
  const shown = isGuided ? steps.slice(at, at + 1) : steps
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [tries])

  const texts = isAboutCrisis ? [] : textsIn(body)

  function go(to: number) {
    setAt(to)
    requestAnimationFrame(() => heading.current?.focus())
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    const fields = fieldsOf(isLast ? steps : shown)
    const tidy = tidied(fieldsOf(steps), body)
    const here = Object.fromEntries(Object.entries(tidy).filter(([field]) => fields.some((one) => one.name === field)))
    const found = problemsOf(fields, here)
    setProblems(found)
    if (Object.keys(found).length > 0) {
      const first = Object.keys(found)[0]!.split('.')[0]
      const where = steps.findIndex((step) => step.fields.some((field) => field.name === first))
      if (isGuided && where >= 0 && where !== at) go(where)
      setTries(tries + 1)
      return
    }
    if (!isLast) return go(at + 1)
    setSaving(true)
    try {
      await onSave(tidy)
    } finally {
      setSaving(false)
    }
  }

  return (
    <Stack as="form" ref={form} gap={6} noValidate method="post" onSubmit={(event) => void submit(event)}>
      {isGuided && (
        <ProgressBar label={t.form.of(at + 1, steps.length)} value={(at + 1) / steps.length} valueText={t.form.of(at + 1, steps.length)} />
      )}
      {shown.map((step) => (
        <Stack as="section" key={w(step.title)} className={styles.step}>
          <h2 ref={isGuided ? heading : undefined} tabIndex={-1}>
            {w(step.title)}
          </h2>
          {step.about && <p className="note">{w(step.about)}</p>}
          {step.fields.map((field) => (
            <FieldControl
              key={field.name}
              field={field}
              value={body[field.name]}
              problems={problems}
              onChange={(value) => {
                const { [field.name]: _, ...rest } = body
                onChange(value === undefined ? rest : { ...rest, [field.name]: value })
              }}
            />
          ))}
        </Stack>
      ))}
      <Stack gap={3}>
        <Cluster>
          <Button type="submit" loading={isSaving}>
            {isLast ? t.save : t.next}
          </Button>
          {isGuided && at > 0 && (
            <Button kind="soft" onClick={() => go(at - 1)}>
              {t.back}
            </Button>
          )}
          <Button kind="quiet" onClick={onCancel}>
            {t.cancel}
          </Button>
        </Cluster>
        <p className="note">{t.form.draft}</p>
        <Care name={name} texts={texts} />
      </Stack>
    </Stack>
  )
}
