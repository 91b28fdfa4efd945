import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { EARLIEST_DAY, type LocalDay } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { DateField } from '#platform/web/ui/DateField.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { MAX_NOTE, type Entry } from '../../contract.ts'
import { MEASURE_NAMES, MEASURES, type Measure, type Values } from '../../engine/measures.ts'
import { bareFigure, figure, readFigure, unitWord } from '../core/figures.ts'
import { coreMessages } from '../core/messages.ts'
import { changeEntry, keepEntry } from '../data/measurements.ts'
import { sheetMessages } from './messages.ts'
import styles from './Log.module.css'

interface EntrySheetProps {
  /** The entry to change; without it the sheet creates a new one. */
  entry?: Entry | undefined
  /** Hides stored figures; typed figures replace them. */
  isHidden: boolean
  today: LocalDay
  onClose: () => void
}

type Texts = Partial<Record<Measure, string>>
const inGroup = (group: string) => MEASURE_NAMES.filter((measure) => MEASURES[measure].group === group)

/** A form for all measures, for any day. */
export function EntrySheet({ entry, isHidden, today, onClose }: EntrySheetProps) {
  const core = useMessages(coreMessages)
  const t = useMessages(sheetMessages)
  const format = useFormat()
  const client = useQueryClient()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [id] = useState(() => entry?.id ?? uuidv7())
  const [day, setDay] = useState(entry?.day ?? today)
  const [note, setNote] = useState(entry?.note ?? '')
  const [texts, setTexts] = useState<Texts>(() =>
    isHidden || !entry
      ? {}
      : Object.fromEntries(
          Object.entries(entry.values).map(([measure, value]) => [measure, bareFigure(format, measure as Measure, value)]),
        ),
  )
  const [problems, setProblems] = useState<Texts & { day?: string; all?: string }>({})
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])

  function read(): { values: Values } | { problems: typeof problems } {
    const values: Values = isHidden && entry ? { ...entry.values } : {}
    const found: typeof problems = {}
    for (const [name, text] of Object.entries(texts)) {
      const measure = name as Measure
      if (text.trim() === '') continue
      // An untouched field keeps its exact stored value, because the field shows a rounded one.
      if (entry?.values[measure] !== undefined && text === bareFigure(format, measure, entry.values[measure])) {
        values[measure] = entry.values[measure]
        continue
      }
      const figureRead = readFigure(text, measure, format)
      if ('value' in figureRead) values[measure] = figureRead.value
      else
        found[measure] =
          figureRead.problem === 'range'
            ? core.log.range(figure(format, measure, MEASURES[measure].least), figure(format, measure, MEASURES[measure].most))
            : core.log.notANumber
    }
    if (!day || day > today || day < EARLIEST_DAY) found.day = t.badDay
    if (Object.keys(found).length === 0 && Object.keys(values).length === 0) found.all = t.nothing
    return Object.keys(found).length > 0 ? { problems: found } : { values }
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    const result = read()
    if ('problems' in result) {
      setProblems(result.problems)
      setTries(tries + 1)
      return
    }
    const fields = { day, at: entry?.at ?? new Date().toISOString(), values: result.values, note: note.trim() }
    const holds = entry ? await changeEntry(client, entry, fields) : await keepEntry(client, id, fields, core.log.savedHidden)
    if (holds) onClose()
  }

  const field = (measure: Measure) => (
    <Field key={measure} label={core.measures[measure]} error={problems[measure]}>
      <TextInput
        inputMode="decimal"
        suffix={unitWord(format, measure)}
        placeholder={isHidden && entry?.values[measure] !== undefined ? t.savedPlaceholder : undefined}
        value={texts[measure] ?? ''}
        onChange={(value) => {
          setTexts({ ...texts, [measure]: value })
          setProblems((old) => Object.fromEntries(Object.entries(old).filter(([name]) => name !== measure && name !== 'all')))
        }}
      />
    </Field>
  )
  return (
    <Sheet
      onClose={onClose}
      title={entry ? t.editTitle : t.newTitle}
      actions={
        <>
          {problems.all && (
            <p className="note" role="alert">
              {problems.all}
            </p>
          )}
          <Button type="submit" form={formId}>
            {core.log.keep}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} ref={form} onSubmit={(event) => void save(event)} noValidate gap={5} data-area="body">
        <Field label={t.day} error={problems.day}>
          <DateField value={day} min={EARLIEST_DAY} max={today} onChange={setDay} />
        </Field>
        <div className={styles.grid}>{[...inGroup('weight'), ...inGroup('fat')].map(field)}</div>
        <section>
          <h3 className={styles.heading}>{t.girths}</h3>
          <div className={styles.grid}>{inGroup('girth').map(field)}</div>
        </section>
        <details className={styles.folds} open={inGroup('fold').some((measure) => entry?.values[measure] !== undefined)}>
          <summary>{t.folds}</summary>
          <p className={styles.foldsHint}>{t.foldsHint}</p>
          <div className={styles.grid}>{inGroup('fold').map(field)}</div>
        </details>
        <Field label={t.note} optional>
          <TextArea rows={2} maxLength={MAX_NOTE} value={note} onChange={setNote} />
        </Field>
      </Stack>
    </Sheet>
  )
}
