import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { LocalDay } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { MEASURES } from '../../engine/measures.ts'
import { figure, readFigure, unitWord } from '../core/figures.ts'
import { coreMessages } from '../core/messages.ts'
import { keepEntry, type Measurements } from '../data/measurements.ts'
import styles from './Log.module.css'

interface WeightFormProps {
  measurements: Measurements
  today: LocalDay
  startsFocused: boolean
  onMore: () => void
}

/** The quick form for a weight: a number, and Enter. */
export function WeightForm({ measurements, today, startsFocused, onMore }: WeightFormProps) {
  const t = useMessages(coreMessages)
  const format = useFormat()
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (startsFocused) input.current?.focus()
  }, [startsFocused])
  const { isHidden } = measurements.profile
  const last = isHidden ? undefined : measurements.entries.findLast(({ values }) => values.weight !== undefined)

  function submit(event: FormEvent) {
    event.preventDefault()
    const read = readFigure(text, 'weight', format)
    if ('problem' in read) {
      const { least, most } = MEASURES.weight
      setProblem(read.problem === 'range' ? t.log.range(figure(format, 'weight', least), figure(format, 'weight', most)) : t.log.notANumber)
      input.current?.focus()
      return
    }
    setText('')
    const fields = { day: today, at: new Date().toISOString(), values: { weight: read.value }, note: '' }
    const wording = isHidden ? t.log.savedHidden : t.log.saved(figure(format, 'weight', read.value))
    void keepEntry(client, uuidv7(), fields, wording).then((holds) => !holds && setText(text))
  }

  return (
    <Card as="section" look="tinted">
      <form onSubmit={submit} noValidate className={styles.weight}>
        <Field
          label={t.measures.weight}
          error={problem}
          hint={last && t.log.last(figure(format, 'weight', last.values.weight!), format.localDay(last.day, 'day'))}
          className={styles.field}
        >
          <TextInput
            ref={input}
            inputMode="decimal"
            enterKeyHint="done"
            suffix={unitWord(format, 'weight')}
            className={styles.big}
            value={text}
            onChange={(value) => {
              setText(value)
              setProblem(undefined)
            }}
          />
        </Field>
        <Button type="submit" size="lg" className={styles.keep}>
          {t.log.keep}
        </Button>
      </form>
      <Button kind="quiet" size="sm" className={styles.more} onClick={onMore}>
        {t.log.more}
      </Button>
    </Card>
  )
}
