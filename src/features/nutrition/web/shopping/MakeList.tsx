import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { daysBetween } from '#platform/contract/dates.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useToday } from '#platform/web/session/use-today.ts'
import { DateField } from '#platform/web/ui/DateField.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { Grid } from '#platform/web/ui/Grid.tsx'
import { PLAN_MOST_DAYS } from '../../contract/api.ts'
import type { StoredThing } from '../../contract/things.ts'
import { remade, wantedOf } from '../../engine/shopping/list-of-plan.ts'
import { addDays, dayIn } from '../core/day.ts'
import { usePlan } from '../data/use-diary.ts'
import { writeThings } from '../data/writing.ts'
import { useFoodLanguage } from '../foods-table/use-foods.ts'
import { aislesFor } from './aisle-for.ts'
import { shoppingMessages } from './messages.ts'
import { shoppingIn } from './list-words.ts'
import styles from './Shopping.module.css'

const USUAL_DAYS = 7

/** Dialog to create a shopping list from the plan of some days. */
export default function MakeList({ things, onClose }: { things: readonly StoredThing[]; onClose: () => void }) {
  const t = useMessages(shoppingMessages)
  const client = useQueryClient()
  const language = useFoodLanguage()
  const today = useToday()
  const [from, setFrom] = useState(today)
  const [to, setTo] = useState(() => addDays(today, USUAL_DAYS - 1))
  const [isBusy, setBusy] = useState(false)
  const days = dayIn(from) && dayIn(to) ? daysBetween(from, to) + 1 : 0
  const isRight = days >= 1 && days <= PLAN_MOST_DAYS
  const { plan, isPartial, query } = usePlan(isRight ? from : today, isRight ? to : today)
  const planned = (plan?.items ?? []).filter(({ state }) => state === 'planned')
  const wanted = wantedOf(planned, things)
  const status = !isRight
    ? ''
    : isPartial && planned.length === 0
      ? t.from.away
      : !plan
        ? query.error
          ? t.from.away
          : t.from.reading
        : wanted.length === 0
          ? t.from.none
          : t.from.found(wanted.length, planned.length)
  const make = async () => {
    if (!isRight || wanted.length === 0) return
    setBusy(true)
    const list = shoppingIn(things)
    const aisles = await aislesFor(wanted, things, language)
    const changes = remade(list, wanted, ({ key }) => aisles.get(key) ?? 'other')
    const before = new Map(list.map((one) => [one.id, one.thing]))
    void writeThings(
      client,
      changes,
      t.from.made,
      changes.map(({ id }) => ({ id, thing: before.get(id) ?? null })),
    )
    onClose()
  }
  return (
    <FormDialog
      title={t.from.title}
      description={t.from.lead}
      submit={t.from.submit}
      cancel={t.from.cancel}
      isBusy={isBusy}
      gap={4}
      onClose={onClose}
      onSubmit={() => void make()}
    >
      <Grid min="11rem" gap={3}>
        <Field label={t.from.first}>
          <DateField value={from} onChange={setFrom} />
        </Field>
        <Field label={t.from.last} error={isRight ? undefined : t.from.wrong}>
          <DateField value={to} onChange={setTo} />
        </Field>
      </Grid>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </FormDialog>
  )
}
