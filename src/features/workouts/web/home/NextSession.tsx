import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { v7 as uuidv7 } from 'uuid'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { useUser } from '#platform/web/session/session.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import { followPlan, getTraining, putCheckIn, putPlan, type CheckIn, type StoredPlan, type Training } from '../../contract/training.ts'
import { adjustDay, DAY_MODES, type DayMode } from '../../engine/adjust.ts'
import { isStalled, suggestDeload } from '../../engine/progress.ts'
import { readinessScore, readinessShift } from '../../engine/readiness.ts'
import { returnsOf } from '../../engine/returning.ts'
import { daySeconds } from '../../engine/session-time.ts'
import { USUAL_WISHES } from '../../engine/usual-wishes.ts'
import { fromKg } from '../../gyms/gym.ts'
import { weekToLighten, withLighterWeek } from '../../training/edit-plan.ts'
import { sessionAt, sessionCount } from '../../training/plan-run.ts'
import { isFinished, type Session } from '../../training/session.ts'
import { roundFor, slotToday, startSession, type Known } from '../../training/start-session.ts'
import { DeletedPlace } from '../core/DeletedPlace.tsx'
import { trainingMessages } from '../core/messages.ts'
import { useTargetWords } from '../core/target-words.ts'
import { useTable } from '../core/use-table.ts'
import { WhyList } from '../core/WhyList.tsx'
import { keepOnDevice } from '../data/device-sessions.ts'
import { readinessOn } from '../data/readiness-on.ts'
import { usePlace } from '../data/use-place.ts'
import { usePast } from '../data/use-training.ts'
import { CheckInCard } from './CheckInCard.tsx'
import styles from './Home.module.css'
import { homeMessages } from './messages.ts'

/** The plan's next session, adapted to today: check-in, place and available time. */
export function NextSession({ training, plan: given, device }: { training: Training; plan: StoredPlan; device: readonly Session[] }) {
  const [changed, setChanged] = useState<StoredPlan>()
  const plan = changed && changed.version >= given.version ? changed : given
  const t = useMessages(homeMessages)
  const w = useMessages(trainingMessages)
  const format = useFormat()
  const { table } = useTable()
  const here = usePlace(plan.place)
  const past = usePast(training, device)
  const targetWords = useTargetWords()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { id: userId } = useUser()
  const [mode, setMode] = useState<DayMode>('planned')
  const isMoodGiven = training.checkIns.some(({ day, mood }) => day === training.today && mood !== null)
  const [checkIn, setCheckIn] = useState(readinessOn(training.today, training))
  const keep = useMutation({
    ...mutationOf(putCheckIn, ({ params, body }) => ({
      label: t.check.title,
      replaces: `check-in ${params.day} ${Object.keys(body).join()}`,
    })),
    onError: (error) => toast({ title: t.check.failed, description: error.message, tone: 'destructive' }),
  })
  const again = useMutation({ ...mutationOf(followPlan), onSuccess: () => void client.invalidateQueries({ queryKey: [getTraining.path] }) })

  const lighten = useMutation({
    ...mutationOf(putPlan, () => ({ label: t.lighter.label, replaces: `plan ${given.id}` })),
    onSuccess: () => void client.invalidateQueries({ queryKey: [getTraining.path] }),
    onError: (error) => {
      setChanged(undefined)
      toast({ title: t.check.failed, description: error.message, tone: 'destructive' })
    },
  })

  // A session finished without a network counts, too.
  const next = device.reduce(
    (most, { origin, ...session }) => (origin?.plan === plan.id && isFinished(session) ? Math.max(most, origin.index + 1) : most),
    plan.next,
  )
  const of = sessionAt(plan.plan, next)
  const all = sessionCount(plan.plan)
  const shift = readinessShift(checkIn)
  const today = useMemo(() => {
    if (!of || !table) return undefined
    const returns = returnsOf(training.settings.wishes?.injuries ?? [], training.settings.returns, training.today)
    const known: Known = { exercises: table.byId, place: here.place, unit: here.unit, past, returns }
    const asked = { exercises: table.all, byId: table.byId, wishes: training.settings.wishes ?? USUAL_WISHES, place: here.place }
    const session = { ...of, day: adjustDay(of.day, mode, asked) }
    return { known, session, slots: session.day.slots.map((slot) => slotToday(slot, of, known, shift)) }
    // oxlint-disable-next-line react/exhaustive-deps -- the shift follows from the check-in
  }, [plan, next, table, here, past, mode, checkIn, training.settings])

  if (!of)
    return (
      <TitledCard title={t.done.title} look="tinted" pad="lg" gap={4}>
        <p>{t.done.text}</p>
        <Cluster>
          <Button loading={again.isPending} onClick={() => again.mutate({ params: { id: plan.id }, body: { isActive: true, next: 0 } })}>
            {t.done.again}
          </Button>
          <Link to="/workout-generator" className={buttonClass({ kind: 'soft' })}>
            {t.make}
          </Link>
        </Cluster>
      </TitledCard>
    )
  if (!table || !today) return <Skeleton shape="card" height="40rem" />

  const name = of.day.name || w.focus[of.day.focus]
  const seconds = daySeconds({ ...today.session.day, slots: today.slots.map(({ slot, sets }) => ({ ...slot, sets })) }, (id) =>
    table.byId.get(id),
  )
  const stalled = training.lifts.filter(({ past: own }) =>
    isStalled(
      own.map(({ target, sets }) => ({ daysAgo: 0, target, sets: sets.map(([weight, amount, reserve]) => ({ weight, amount, reserve })) })),
    ),
  ).length
  const low = training.checkIns.slice(0, 3).flatMap((one) => readinessScore(one) ?? [])
  const lighterWeek = weekToLighten(plan.plan, next)
  const deload = lighterWeek === undefined ? undefined : suggestDeload(stalled, low)
  const makeLighter = () => {
    const { name: planName, origin, weekdays, place } = plan
    const lighter = { ...plan, plan: withLighterWeek(plan.plan, next) as StoredPlan['plan'] }
    setChanged(lighter)
    const body = { name: planName, origin, weekdays, place, plan: lighter.plan, base: plan.version }
    lighten.mutate({ params: { id: plan.id }, body })
  }
  const begin = async () => {
    const id = uuidv7()
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const session = startSession(today.session, {
      id,
      now: Date.now(),
      zone,
      name,
      plan: plan.id,
      known: today.known,
      shift,
      newId: uuidv7,
    })
    await keepOnDevice(userId, session)
    void navigate(`/workout-session/${id}`)
  }
  return (
    <>
      {here.isDeleted && <DeletedPlace plan={plan.id} hasPlaces={here.id !== null} />}
      <Card as="section" look="tinted" pad="lg" gap={4} aria-labelledby="next">
        <div>
          <p className="note">{dotted([t.next.title, t.next.of(next + 1, all), of.of.isDeload && t.next.deload])}</p>
          <h2 id="next">{name}</h2>
          <p className="note">{dotted([w.minutes(Math.round(seconds / 60)), w.exercises(today.slots.length), w.at(here.gym.name)])}</p>
        </div>
        <SegmentedControl
          label={t.mode.label}
          options={DAY_MODES.map((value) => ({ value, label: t.mode[value] }))}
          value={mode}
          onChange={setMode}
          wide
        />
        <Stack as="ul" role="list" gap={2} className={styles.slots}>
          {today.slots.map(({ slot, sets, load }) => (
            <li key={slot.id}>
              <span>{table.nameOf(slot.exercise)}</span>
              <span className="note">
                {dotted([
                  targetWords(sets, slot.target),
                  load !== null && `${format.number(roundFor(fromKg(load, here.unit)))} ${here.unit}`,
                ])}
              </span>
            </li>
          ))}
        </Stack>
        {(shift.why ?? deload) && <WhyList why={[shift.why, deload].filter((one) => one !== null && one !== undefined)} />}
        {deload && (
          <p>
            <Button kind="soft" loading={lighten.isPending} onClick={makeLighter}>
              {lighterWeek === of.week ? t.lighter.now : t.lighter.next}
            </Button>
          </p>
        )}
        <Cluster>
          <Button size="lg" onClick={() => void begin()}>
            {t.next.start}
          </Button>
          <Link to={`/workout-plan/${plan.id}`} className={buttonClass({ kind: 'quiet' })}>
            {t.next.plan}
          </Link>
        </Cluster>
      </Card>
      <CheckInCard
        checkIn={checkIn}
        isFromJournal={!isMoodGiven && training.mood !== null && checkIn.mood === Math.round(training.mood)}
        onChange={(changed) => {
          setCheckIn({ ...checkIn, ...changed } as CheckIn)
          keep.mutate({ params: { day: training.today }, body: changed })
        }}
      />
    </>
  )
}
