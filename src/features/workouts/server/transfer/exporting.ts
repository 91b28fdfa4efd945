import { wallClock } from '#platform/contract/dates.ts'
import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import { csvLines } from '#platform/server/core/csv.ts'
import { exercises } from '../../content/exercises/table.ts'
import { fromKg, toKg, type WeightUnit } from '../../gyms/gym.ts'
import { isFinished, itemsOf, measureOfSet, reserveOf, type Session, type SessionItem, type SessionSet } from '../../training/session.ts'
import { ownExercisesOf } from '../exercises/store.ts'
import { allSessions } from '../training/session-store.ts'

const HEVY =
  'title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe'
/** With the unit of each row, as the Android app of Strong writes it, so that every set retains its typed unit. */
const STRONG =
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Weight Unit,Reps,Distance,Distance Unit,Seconds,Notes,Workout Notes,RPE'
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const HEVY_TYPES: Readonly<Record<string, string>> = { 'warm-up': 'warmup', drop: 'dropset', failure: 'failure' }
const STRONG_TYPES: Readonly<Record<string, string>> = { 'warm-up': 'W', drop: 'D', failure: 'F' }

type Named = { session: Session; nameOf: (id: string) => string }

/** Finished sessions as text, in pieces. */
export async function* exportText(app: HasDb & HasVault, userId: string, format: 'hevy' | 'strong' | 'json'): AsyncGenerator<string> {
  const key = await app.vault.keyOf(userId)
  const own = await ownExercisesOf(app.db, key, userId)
  const names = new Map([...exercises, ...own].map(({ id, name }) => [id, name]))
  const nameOf = (id: string) => names.get(id) ?? id
  async function* finished() {
    for await (const { session, deletedAt } of allSessions(app.db, key, userId)) if (isFinished(session) && !deletedAt) yield session
  }
  if (format === 'json') {
    yield `{"format":"fernwell-training","version":1,\n"exercises":${JSON.stringify(own)},\n"sessions":[`
    let isFirst = true
    for await (const session of finished()) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(session)}`
      isFirst = false
    }
    yield '\n]}\n'
    return
  }
  if (format === 'strong') {
    yield csvLines([STRONG.split(',')])
    for await (const session of finished()) yield csvLines(strongRows({ session, nameOf }))
    return
  }
  // Hevy's columns have one unit: pounds only if all loads are in pounds.
  let unit: WeightUnit = 'lb'
  for await (const { sets } of finished())
    if (Object.values(sets).some((set) => !set.gone && set.weight !== null && set.unit === 'kg')) unit = 'kg'
  yield csvLines([(unit === 'lb' ? HEVY.replace('weight_kg', 'weight_lbs') : HEVY).split(',')])
  for await (const session of finished()) yield csvLines(hevyRows({ session, nameOf }, unit))
}

const round = (value: number) => Math.round(value * 1e6) / 1e6
const two = (value: number) => String(value).padStart(2, '0')

function wall(instant: string, zone: string): { day: string; hours: number; minutes: number; seconds: number } {
  const at = new Date(instant)
  const { day, minutes } = wallClock(at, zone)
  return { day, hours: Math.floor(minutes / 60), minutes: minutes % 60, seconds: at.getUTCSeconds() }
}

function hevyTime(instant: string, zone: string): string {
  const { day, hours, minutes } = wall(instant, zone)
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return `${date} ${MONTHS[month - 1]!} ${year}, ${two(hours)}:${two(minutes)}`
}

function amounts(set: SessionSet, { target }: SessionItem): { reps: number | ''; metres: number | ''; seconds: number | '' } {
  const kind = measureOfSet(set, target?.kind ?? 'reps')
  const value = set.amount ?? 0
  return { reps: kind === 'reps' ? value : '', metres: kind === 'metres' ? value : '', seconds: kind === 'seconds' ? value : '' }
}

/** RPE is ten minus the reps in reserve (Zourdos 2016). */
const rpeOf = ({ effort }: SessionSet): number | '' => {
  const reserve = reserveOf(effort)
  return reserve === null || effort === null ? '' : effort.scale === 'rpe' ? effort.value : Math.max(1, 10 - reserve)
}

function hevyRows({ session, nameOf }: Named, unit: WeightUnit): (string | number)[][] {
  const { startedAt, zone, fields } = session
  const items = itemsOf(session)
  const groups = [...new Set(items.flatMap(({ item }) => item.group ?? []))]
  return items.flatMap(({ item, sets }) =>
    sets
      .filter(({ set }) => set.doneAt !== null)
      .map(({ set }, index) => {
        const { reps, metres, seconds } = amounts(set, item)
        const weight = set.weight === null ? '' : set.unit === unit ? set.weight : round(fromKg(toKg(set.weight, set.unit), unit))
        return [
          fields.name.value,
          hevyTime(startedAt, zone),
          hevyTime(fields.finishedAt.value!, zone),
          fields.note.value,
          nameOf(item.exercise),
          item.group === null ? '' : groups.indexOf(item.group),
          item.note,
          index,
          HEVY_TYPES[set.type] ?? 'normal',
          weight,
          reps,
          metres === '' ? '' : round(metres / 1000),
          seconds,
          rpeOf(set),
        ]
      }),
  )
}

function strongRows({ session, nameOf }: Named): (string | number)[][] {
  const { startedAt, zone, fields } = session
  const { day, hours, minutes, seconds } = wall(startedAt, zone)
  const length = Math.max(0, Math.round((Date.parse(fields.finishedAt.value!) - Date.parse(startedAt)) / 1000))
  const duration = `${Math.floor(length / 3600)}h ${Math.floor((length % 3600) / 60)}m ${length % 60}s`
  return itemsOf(session).flatMap(({ item, sets }) =>
    sets
      .filter(({ set }) => set.doneAt !== null)
      .map(({ set }, index) => {
        const each = amounts(set, item)
        return [
          `${day} ${two(hours)}:${two(minutes)}:${two(seconds)}`,
          fields.name.value,
          duration,
          nameOf(item.exercise),
          STRONG_TYPES[set.type] ?? index + 1,
          set.weight ?? '',
          set.weight === null ? '' : `${set.unit}${set.unit === 'lb' ? 's' : ''}`,
          each.reps,
          each.metres,
          each.metres === '' ? '' : 'm',
          each.seconds,
          item.note,
          fields.note.value,
          rpeOf(set),
        ]
      }),
  )
}
