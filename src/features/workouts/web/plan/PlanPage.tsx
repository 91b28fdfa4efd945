import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { v7 as uuidv7 } from 'uuid'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { QUEUED } from '#platform/web/offline/outbox.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { fern } from '#platform/web/ui/icons/subjects.ts'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { LazyDialog } from '#platform/web/ui/LazyDialog.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { ProgressBar } from '#platform/web/ui/ProgressBar.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { deletePlan, followPlan, getPlan, getTraining, putPlan, type StoredPlan } from '../../contract/training.ts'
import type { Plan, PlanDay } from '../../engine/types.ts'
import { addDay, canGo, hasRoom, PLAN_SHAPE, removeDay, withWeeks } from '../../training/edit-plan.ts'
import { sessionAt, sessionCount } from '../../training/plan-run.ts'
import { DeletedPlace } from '../core/DeletedPlace.tsx'
import { saveFile } from '#platform/web/files/save-file.ts'
import { dotted } from '#platform/web/i18n/dotted.ts'
import { trainingMessages } from '../core/messages.ts'
import { useTable, type Table } from '../core/use-table.ts'
import { usePlanName } from '../core/use-plan-name.ts'
import { listGyms } from '../../contract/gyms.ts'
import { usePlaceAmong, type useGyms } from '../data/use-place.ts'
import { DayEditor } from './DayEditor.tsx'
import { When } from './When.tsx'
import { planMessages } from './messages.ts'
import { sharedPlan } from './shared-plan.ts'
import styles from './Plan.module.css'

const AdviceSheet = lazy(() => import('../advice/AdviceSheet.tsx'))

export const queries = ({ id = '' }: Readonly<Record<string, string>>) => [queryOf(getPlan, { params: { id } }), queryOf(listGyms)]

/** A plan: its weeks and days, which can be changed anywhere, and the switch to follow it. */
export default function PlanPage() {
  const { id = '' } = useParams()
  const t = useMessages(planMessages)
  const w = useMessages(trainingMessages)
  const names = usePlanName()
  const { data, error, isLooking, refetch } = usePersistedQuery(queryOf(getPlan, { params: { id } }), { fallback: 'while-loading' })
  const { table, error: tableError, retry } = useTable()
  // The places are loaded before the first render too, because they appear above the days.
  const places = usePersistedQuery(queryOf(listGyms), { fallback: 'while-loading' })
  const arePlacesKnown = places.data !== undefined || (places.error !== null && !places.isLooking)
  const [changed, setChanged] = useState<StoredPlan>()
  const plan = changed?.id === id ? changed : data
  const problem = (plan ? undefined : !isLooking && error) || (table ? undefined : tableError)
  const header = (title: string) => <PageHeader back={<BackLink to="/gym-ai">{w.toBody}</BackLink>} title={title} />
  return (
    <Page area="body" wide header={header(plan ? names(plan) : t.title)}>
      {plan && table && arePlacesKnown ? (
        <PlanView plan={plan} table={table} gyms={places.data?.gyms} hasAdviser={data?.hasAdviser ?? false} onChanged={setChanged} />
      ) : problem ? (
        <ErrorState
          title={problem instanceof NetworkError ? w.offline : t.notFound}
          text={problem instanceof NetworkError ? w.offlineText : t.missingText}
          onRetry={() => {
            retry()
            void refetch()
          }}
        />
      ) : (
        <div aria-busy="true">
          <p className="visually-hidden">{t.loading}</p>
          <Skeleton shape="card" height="40rem" />
        </div>
      )}
    </Page>
  )
}

type Viewed = {
  plan: StoredPlan
  table: Table
  gyms: ReturnType<typeof useGyms>
  hasAdviser: boolean
  onChanged: (plan: StoredPlan) => void
}

function PlanView({ plan, table, gyms, hasAdviser, onChanged }: Viewed) {
  const t = useMessages(planMessages)
  const w = useMessages(trainingMessages)
  const names = usePlanName()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [isAdvised, setAdvised] = useState(false)
  /** A change made while an earlier one was being sent. */
  const waiting = useRef<StoredPlan | undefined>(undefined)
  const here = usePlaceAmong(gyms, plan.place)
  const all = sessionCount(plan.plan)
  const params = { id: plan.id }
  const onError = (error: Error) => toast({ title: t.failed, description: error.message, tone: 'destructive' })
  const refresh = () => void client.invalidateQueries({ queryKey: [getTraining.path] })
  const follow = useMutation({
    ...mutationOf(followPlan, () => ({ label: t.follow })),
    onSuccess: (answer, { body }) => {
      onChanged(answer === QUEUED ? { ...plan, isActive: body.isActive, next: body.next ?? plan.next } : answer)
      refresh()
    },
    onError,
  })
  const save = useMutation({
    ...mutationOf(putPlan, () => ({ label: names(plan), replaces: `plan ${plan.id}` })),
    onSuccess: (answer) => {
      const later = waiting.current
      waiting.current = undefined
      if (later) send(answer === QUEUED ? later : { ...later, version: answer.version })
      else if (answer !== QUEUED) onChanged(answer)
      refresh()
    },
    onError: (error: Error) => {
      waiting.current = undefined
      onError(error)
    },
  })
  const send = (next: StoredPlan) => {
    onChanged(next)
    const { name, origin, weekdays, place, version } = next
    save.mutate({ params, body: { name, origin, weekdays, plan: next.plan, place: place ?? null, base: version } })
  }
  const remove = useMutation({
    ...mutationOf(deletePlan, () => ({ label: t.delete })),
    onSuccess: () => {
      refresh()
      void navigate('/gym-ai')
    },
    onError,
  })
  const put = (change: Partial<Pick<StoredPlan, 'name' | 'plan' | 'weekdays' | 'place'>>) => {
    const next = { ...plan, ...change }
    if (!save.isPending) return send(next)
    // A change overwrites the version that it was based on, so the next one waits for the answer with the new version.
    waiting.current = next
    onChanged(next)
  }
  const reshape = (changed: Plan) => put({ plan: changed as StoredPlan['plan'] })
  const setDay = (at: number, day: PlanDay) =>
    put({
      plan: { ...plan.plan, days: plan.plan.days.map((one, index) => (index === at ? (day as (typeof plan.plan.days)[number]) : one)) },
    })
  const plainName = (day: PlanDay) => day.name || w.focus[day.focus]
  /** Numbers distinguish days with the same name. */
  const dayName = (day: PlanDay) => {
    const alike = plan.plan.days.filter((one) => plainName(one) === plainName(day))
    return alike.length > 1 ? `${plainName(day)} ${alike.findIndex(({ id }) => id === day.id) + 1}` : plainName(day)
  }
  return (
    <Stack gap={8}>
      <Stack as="section">
        <ProgressBar label={t.progress(plan.next, all)} value={all === 0 ? 0 : plan.next / all} />
        <p className="note">{dotted([t.progress(plan.next, all), plan.isActive && t.active])}</p>
        <Cluster align="end">
          <Button
            kind={plan.isActive ? 'soft' : 'primary'}
            loading={follow.isPending}
            onClick={() => follow.mutate({ params, body: { isActive: !plan.isActive } })}
          >
            {plan.isActive ? t.stop : t.follow}
          </Button>
          <Field label={t.skipTo} className={styles.skip}>
            <Select
              value={Math.min(plan.next, all - 1)}
              options={Array.from({ length: all }, (_, index) => {
                const one = sessionAt(plan.plan, index)!
                return { value: index, label: t.session(one.week + 1, dayName(one.day)) }
              })}
              onChange={(value) => follow.mutate({ params, body: { isActive: plan.isActive, next: value } })}
            />
          </Field>
        </Cluster>
        {hasAdviser && (
          <div>
            <Button kind="quiet" icon={fern} onClick={() => setAdvised(true)}>
              {t.advice}
            </Button>
          </div>
        )}
        <Suspense fallback={null}>
          {isAdvised && (
            <AdviceSheet plan={plan} table={table} isSaving={save.isPending} onApply={reshape} onClose={() => setAdvised(false)} />
          )}
        </Suspense>
      </Stack>
      {here.isDeleted && gyms?.length === 0 && <DeletedPlace plan={plan.id} hasPlaces={false} />}
      {gyms && gyms.length > 0 && (
        <Field label={w.place} hint={here.isDeleted ? w.deletedPlace.text : t.placeHint} className={styles.skip}>
          <Select
            value={here.isDeleted ? '' : (here.id ?? '')}
            options={[
              ...(here.isDeleted ? [{ value: '', label: w.deletedPlace.choose }] : []),
              ...gyms.map((gym) => ({ value: gym.id, label: gym.name })),
            ]}
            onChange={(value) => value !== '' && put({ place: value })}
          />
        </Field>
      )}
      <When value={plan.weekdays} onChange={(weekdays) => put({ weekdays: weekdays && [...weekdays] })} />
      <section className={styles.days} aria-labelledby="days">
        <h2 id="days">{t.days}</h2>
        {plan.plan.days.map((day, at) => (
          <DayEditor
            key={day.id}
            day={day}
            name={dayName(day)}
            table={table}
            place={here.place}
            unit={here.unit}
            onChange={(changed) => setDay(at, changed)}
            onRemove={canGo(plan.plan, day.id) ? () => reshape(removeDay(plan.plan, day.id)) : undefined}
          />
        ))}
        <div className={styles.shape}>
          <Field label={t.weeks} className={styles.skip}>
            <Select
              value={plan.plan.weeks.length}
              options={Array.from({ length: PLAN_SHAPE.weeks }, (_, index) => ({
                value: index + 1,
                label: t.weekCount(index + 1),
              }))}
              onChange={(value) => reshape(withWeeks(plan.plan, value))}
            />
          </Field>
          {hasRoom(plan.plan) && (
            <Button kind="soft" icon={plus} onClick={() => reshape(addDay(plan.plan, uuidv7()))}>
              {t.addDay}
            </Button>
          )}
        </div>
      </section>
      <Stack as="section">
        <Field label={t.rename}>
          <TextInput
            maxLength={120}
            defaultValue={plan.name}
            placeholder={names(plan)}
            onBlur={({ target }) => target.value.trim() !== plan.name && put({ name: target.value.trim() })}
          />
        </Field>
        <Cluster align="end">
          <Button
            kind="soft"
            onClick={() => saveFile(`${names(plan)}.fernwell-plan.json`, 'application/json', sharedPlan(names(plan), plan))}
          >
            {t.share}
          </Button>
          <Button kind="quiet" onClick={() => setAsking(true)}>
            {t.delete}
          </Button>
        </Cluster>
      </Stack>
      <LazyDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t.deleteAsk}
        description={t.deleteText}
        actions={
          <>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              {t.keep}
            </Button>
            <Button kind="destructive" loading={remove.isPending} onClick={() => remove.mutate({ params })}>
              {t.delete}
            </Button>
          </>
        }
      />
    </Stack>
  )
}
