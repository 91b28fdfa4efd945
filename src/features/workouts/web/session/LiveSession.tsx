import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { v7 as uuidv7 } from 'uuid'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { LazyDialog } from '#platform/web/ui/LazyDialog.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { DEFAULT_SETTINGS, type Training } from '../../contract/training.ts'
import { addItem, finishSession, markSet } from '../../training/edit-session.ts'
import { itemsOf, type Session } from '../../training/session.ts'
import type { Table } from '../core/use-table.ts'
import { trainingMessages } from '../core/messages.ts'
import { placeOfSession, usePlace } from '../data/use-place.ts'
import { PlaceLine } from './PlaceLine.tsx'
import type { SessionState } from '../data/use-session.ts'
import { usePast } from '../data/use-training.ts'
import { Elapsed } from './Elapsed.tsx'
import { ExerciseCard } from './ExerciseCard.tsx'
import { sessionMessages } from './messages.ts'
import { SessionSettings } from './SessionSettings.tsx'
import { soundAfter, stopRestSound } from './rest-sound.ts'
import { RestDock } from './RestDock.tsx'
import styles from './Session.module.css'
import { restOf } from './use-rest.ts'
import { useWakeLock } from '#platform/web/page/use-wake-lock.ts'

const PickExercise = lazy(() => import('../core/PickExercise.tsx').then((file) => ({ default: file.PickExercise })))
const ItemSheet = lazy(() => import('./ItemSheet.tsx').then((file) => ({ default: file.ItemSheet })))

export type SessionProps = {
  state: SessionState
  session: Session
  table: Table
  training: Training | undefined
  device: readonly Session[]
}

/** A session under way, usable with one hand and without a network. */
export function LiveSession({ state, session, table, training, device }: SessionProps) {
  const t = useMessages(sessionMessages)
  const w = useMessages(trainingMessages)
  const here = usePlace(placeOfSession(session, training))
  const past = usePast(training, device)
  const { change, keeping, problem } = state
  const [settings, setSettings] = useState(training?.settings ?? DEFAULT_SETTINGS)
  const [isAdding, setAdding] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [opened, setOpened] = useState<string>()
  useWakeLock(true)
  useEffect(() => stopRestSound, [])

  const items = useMemo(() => itemsOf(session), [session])
  const open = items.flatMap(({ sets }) => sets).filter(({ set }) => set.doneAt === null).length
  const hasDone = items.some(({ sets }) => sets.some(({ set }) => set.doneAt !== null))

  const mark = useCallback(
    (id: string, isDone: boolean) =>
      change((now, at) => {
        const next = markSet(now, id, isDone, at)
        const rest = isDone && settings.restSound ? restOf(next, at) : undefined
        if (rest?.set === id) soundAfter(rest.seconds)
        else stopRestSound()
        return next
      }),
    [change, settings.restSound],
  )
  const finish = () => {
    stopRestSound()
    change(finishSession)
    void state.flush()
  }

  return (
    <Page
      area="body"
      header={
        <PageHeader
          back={<BackLink to="/gym-ai">{w.toBody}</BackLink>}
          title={session.fields.name.value || t.title}
          lead={
            <>
              <Elapsed since={session.startedAt} />
              <PlaceLine here={here} />
              <span role="status" className={styles.keeping}>
                {problem ? `${t.keeping.refused}. ${problem.message}` : t.keeping[keeping]}
              </span>
            </>
          }
          actions={<Button onClick={() => (open > 0 && hasDone ? setAsking(true) : finish())}>{t.finish}</Button>}
        />
      }
    >
      <Stack gap={3} className={styles.items}>
        {items.map(({ id, item, sets }, place) => (
          <ExerciseCard
            key={id}
            id={id}
            item={item}
            sets={sets}
            exercise={table.byId.get(item.exercise)}
            name={table.nameOf(item.exercise)}
            past={past(item.exercise)}
            here={here}
            effortScale={settings.effortScale}
            isLinked={item.group !== null && item.group === items[place + 1]?.item.group}
            change={change}
            mark={mark}
            onMenu={setOpened}
          />
        ))}
        <Button kind="soft" size="lg" icon={plus} onClick={() => setAdding(true)}>
          {t.addExercise}
        </Button>
      </Stack>
      <details className={styles.stop}>
        <summary>{t.stop.title}</summary>
        <p>{t.stop.text}</p>
        <Link to="/get-help">{t.stop.help}</Link>
      </details>
      <SessionSettings settings={settings} onChange={setSettings} />
      <RestDock session={session} hasSound={settings.restSound} />
      <Suspense fallback={null}>
        {isAdding && (
          <PickExercise
            table={table}
            onClose={() => setAdding(false)}
            onPick={(exercise) => {
              setAdding(false)
              change((now, at) => addItem(now, uuidv7(), exercise, { after: null, sets: 3, newId: uuidv7, unit: here.unit, now: at }))
            }}
          />
        )}
        {opened !== undefined && session.items[opened] && (
          <ItemSheet
            id={opened}
            session={session}
            table={table}
            here={here}
            training={training}
            past={past}
            change={change}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
      <LazyDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t.ask}
        description={t.sure(open)}
        actions={
          <>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              {t.back}
            </Button>
            <Button onClick={finish}>{t.finish}</Button>
          </>
        }
      />
    </Page>
  )
}
