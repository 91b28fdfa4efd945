import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { PlantArt } from '#platform/web/botany/LazyPlant.tsx'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { useUser } from '#platform/web/session/session.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Stat } from '#platform/web/ui/Stat.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { Grid } from '#platform/web/ui/Grid.tsx'
import { deleteSession, restoreSession } from '../../contract/training.ts'
import type { Muscle } from '#platform/body/muscles.ts'
import { weeklySets } from '../../engine/volume.ts'
import { measureOf } from '../../exercise.ts'
import { fromKg } from '../../gyms/gym.ts'
import { changeField } from '../../training/edit-session.ts'
import { liftFacts, newRecords, NO_RECORDS, withFacts, type LiftFacts, type NewRecord, type Records } from '../../training/lift-facts.ts'
import { isWorkSet } from '../../training/session.ts'
import { trainingMessages } from '../core/messages.ts'
import { useAmountWords } from '../core/use-amount-words.ts'
import { forgetOnDevice } from '../data/device-sessions.ts'
import { placeOfSession, usePlace } from '../data/use-place.ts'
import styles from './Finished.module.css'
import { sessionMessages } from './messages.ts'
import { ReadOnlySets } from './ReadOnlySets.tsx'
import type { SessionProps } from './LiveSession.tsx'

/** The results of a session, beside the previous one, in few words. */
export function FinishedSession({ state, session, table, training }: SessionProps) {
  const t = useMessages(sessionMessages)
  const w = useMessages(trainingMessages)
  const format = useFormat()
  const amountWords = useAmountWords()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { id: userId } = useUser()
  const { unit } = usePlace(placeOfSession(session, training))
  const [note, setNote] = useState(session.fields.note.value)
  const facts = useMemo(() => liftFacts(session, assistedOf(session, table)), [session, table])
  const weight = (kilograms: number) => `${format.number(Math.round(fromKg(kilograms, unit) * 10) / 10)} ${unit}`
  const muscles = useMemo(() => {
    const done = facts.flatMap(({ exercise, hardSets }) => {
      const one = table.byId.get(exercise)
      return one ? [{ exercise: one, sets: hardSets }] : []
    })
    return [...weeklySets(done)].toSorted((a, b) => b[1] - a[1]).slice(0, 8)
  }, [facts, table])
  const before = useMemo(() => beforeOf(session.startedAt, facts, training), [session.startedAt, facts, training])
  const records = facts.flatMap((one) => (before.get(one.exercise)?.records ? newRecords(before.get(one.exercise)!.records, one) : []))
  const sets = Object.values(session.sets).filter((set) => !set.gone && isWorkSet(set)).length
  const seconds = (Date.parse(session.fields.finishedAt.value ?? session.startedAt) - Date.parse(session.startedAt)) / 1000
  const volume = facts.reduce((sum, one) => sum + one.volume, 0)
  const back = useMutation({ ...mutationOf(restoreSession, () => ({ label: w.outbox })), onSuccess: () => void client.invalidateQueries() })
  const remove = useMutation({
    ...mutationOf(deleteSession, () => ({ label: w.outbox })),
    onSuccess: async () => {
      await forgetOnDevice(userId, session.id)
      void client.invalidateQueries()
      toast({ title: t.end.removed, action: { label: t.end.undo, onPress: () => back.mutate({ params: { id: session.id } }) } })
      void navigate('/gym-ai')
    },
    onError: (error) => toast({ title: t.end.failed, description: error.message, tone: 'destructive' }),
  })
  const measureOfRecord = (exercise: string) => measureOf(facts.find((one) => one.exercise === exercise)?.target, table.byId.get(exercise))
  const recordWords = ({ exercise, kind, value, reps }: NewRecord) =>
    kind === 'reps'
      ? t.end.record.reps(weight(value), reps ?? 0)
      : kind === 'amount'
        ? t.end.record.amount(amountWords(measureOfRecord(exercise), value))
        : t.end.record[kind](weight(value))

  return (
    <Page
      area="body"
      header={
        <PageHeader
          back={<BackLink to="/gym-ai">{w.toBody}</BackLink>}
          kicker={format.date(Date.parse(session.startedAt), 'long', session.zone)}
          title={session.fields.name.value || t.title}
          lead={facts.length === 0 ? t.end.quiet : t.end.title}
          art={<PlantArt species="fern" seed={session.id} growth={Math.min(1, 0.3 + sets / 25)} />}
        />
      }
    >
      <Stack gap={8}>
        <p role="status" className="note">
          {state.problem ? `${t.keeping.refused}. ${state.problem.message}` : t.keeping[state.keeping]}
        </p>
        <Grid min="8rem">
          <Stat label={t.end.time} value={format.duration(seconds)} />
          <Stat label={t.end.sets} value={format.number(sets)} />
          {volume > 0 && <Stat label={t.end.volume} value={weight(volume)} />}
        </Grid>
        {records.length > 0 && (
          <TitledCard title={t.end.records} look="tinted" gap={4} className={styles.section}>
            <Stack as="ul" role="list" gap={2}>
              {records.map((one) => (
                <li key={one.exercise + one.kind}>
                  <b>{table.nameOf(one.exercise)}</b> {recordWords(one)}
                </li>
              ))}
            </Stack>
          </TitledCard>
        )}
        {facts.length > 0 && (
          <Stack as="section" aria-labelledby="compared" className={styles.section}>
            <h2 id="compared">{t.end.compared}</h2>
            <Stack as="ul" role="list" gap={2}>
              {facts.map((one) => {
                const was = before.get(one.exercise)?.last
                return (
                  <li key={one.exercise} className={styles.row}>
                    <span>{table.nameOf(one.exercise)}</span>
                    <span className="note">{was ? <Compared now={one} was={was} weight={weight} /> : t.end.first}</span>
                  </li>
                )
              })}
            </Stack>
            <p className="note">{t.end.honest}</p>
          </Stack>
        )}
        {muscles.length > 0 && (
          <Stack as="section" aria-labelledby="muscles" className={styles.section}>
            <h2 id="muscles">{t.end.muscles}</h2>
            <Stack as="ul" role="list" gap={2}>
              {muscles.map(([muscle, count]) => (
                <MuscleBar key={muscle} muscle={muscle} count={count} most={muscles[0]![1]} />
              ))}
            </Stack>
          </Stack>
        )}
        <Field label={t.note}>
          <TextArea
            rows={3}
            maxLength={2000}
            value={note}
            onChange={(value) => {
              setNote(value)
              state.change((now, at) => changeField(now, 'note', value, at))
            }}
          />
        </Field>
        <ReadOnlySets session={session} table={table} change={state.change} unit={unit} />
        <Cluster gap={2}>
          <Button kind="soft" onClick={() => state.change((now, at) => changeField(now, 'finishedAt', null, at))}>
            {t.end.goOn}
          </Button>
          <Button kind="quiet" loading={remove.isPending} onClick={() => remove.mutate({ params: { id: session.id } })}>
            {t.end.remove}
          </Button>
        </Cluster>
      </Stack>
    </Page>
  )
}

function Compared({
  now,
  was,
  weight,
}: {
  now: LiftFacts
  was: Pick<LiftFacts, 'volume' | 'sets'>
  weight: (kilograms: number) => string
}) {
  const { end } = useMessages(sessionMessages)
  const format = useFormat()
  const total = (sets: LiftFacts['sets']) => sets.reduce((sum, [, amount]) => sum + amount, 0)
  const isLoaded = now.volume > 0 && was.volume > 0
  const difference = isLoaded ? now.volume - was.volume : total(now.sets) - total(was.sets)
  const by = isLoaded ? weight(Math.abs(difference)) : format.number(Math.abs(difference))
  return Math.abs(difference) < 0.5 ? end.same : difference > 0 ? end.more(by) : end.less(by)
}

function MuscleBar({ muscle, count, most }: { muscle: Muscle; count: number; most: number }) {
  const t = useMessages(sessionMessages)
  const w = useMessages(trainingMessages)
  const format = useFormat()
  return (
    <li className={styles.muscle}>
      <span>{w.muscle[muscle]}</span>
      <span className={styles.track} aria-hidden="true">
        <span style={{ inlineSize: `${(count / most) * 100}%` }} />
      </span>
      <span className="note">{t.end.muscleSets(format.number(count))}</span>
    </li>
  )
}

const assistedOf = ({ items }: SessionProps['session'], { byId }: SessionProps['table']): ReadonlySet<string> =>
  new Set(Object.values(items).flatMap(({ exercise }) => (byId.get(exercise)?.loading === 'assisted' ? [exercise] : [])))

/** Records and the last session of each exercise before this one, as far as this device has them: for older sessions only the records. */
function beforeOf(startedAt: string, facts: readonly LiftFacts[], training: SessionProps['training']) {
  const start = Date.parse(startedAt)
  return new Map(
    facts.flatMap(({ exercise }) => {
      const lift = training?.lifts.find((one) => one.exercise === exercise)
      const earlier = lift?.past.filter(({ at }) => Date.parse(at) < start - 1000)
      if (!lift || !earlier || earlier.length === 0) return []
      const isIn = lift.past.some(({ at }) => Math.abs(Date.parse(at) - start) <= 1000)
      // Once the server's records include this session, they are calculated from the sessions before it.
      const records: Records = isIn
        ? earlier.reduce<Records>((sum, one) => withFacts(sum, { ...one, exercise, sets: [...one.sets] }), NO_RECORDS)
        : lift.records
      return [[exercise, { records, last: earlier[0] as Pick<LiftFacts, 'volume' | 'sets'> }] as const]
    }),
  )
}
