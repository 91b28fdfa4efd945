import { addDays, localDayOf } from '#platform/contract/dates.ts'
import { notFound } from '#platform/contract/errors.ts'
import { actsOfLine, lineTotals } from '#platform/server/activity/acts.ts'
import { standingOf } from '#platform/server/activity/activity.ts'
import { namesOf } from '#platform/server/activity/names.ts'
import type { HasClock, HasCollect, HasDb, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { hemisphereOf } from '#platform/contract/hemisphere.ts'
import { capacityOf, startOf } from '../capacity.ts'
import type { GardenAnswer, PlantAct } from '../contract.ts'
import { readPlantKey } from '../garden.ts'
import { kindGrowths } from './kinds.ts'
import { arrangementOf, hasSeed, seedsOf, spentBy } from './store.ts'
import { gardenReasons } from '../reasons.en.ts'

/** Slightly more than the year of the time-lapse; older acts are only counted. */
const DAYS_SUMMARISED = 400

export const todayOf = (app: HasClock, person: Person) => localDayOf(app.clock.now(), person.zone, person.dayStart)

export async function gardenAnswer(app: HasClock & HasCollect & HasDb & HasVault, person: Person): Promise<GardenAnswer> {
  const today = todayOf(app, person)
  const since = addDays(today, -DAYS_SUMMARISED)
  const key = await app.vault.keyOf(person.id)
  const growths = kindGrowths(app)
  const [lines, arrangement, seeds, spent, { points }] = await Promise.all([
    lineTotals(app.db, person.id, growths.bySubject, since),
    arrangementOf(app.db, key, person.id),
    seedsOf(app.db, person.id, since),
    spentBy(app.db, person.id),
    standingOf(app.db, person.id, today),
  ])
  const names = await namesOf(
    app,
    person,
    lines.filter(({ subject }) => subject !== ''),
  )
  return {
    today,
    since,
    hemisphere: hemisphereOf(person.zone),
    lines: lines.map((line) => ({ ...line, bed: growths.of(line.kind).bed, name: names.get(line.subject) ?? null })),
    arrangement,
    seeds,
    points,
    spent,
  }
}

/** Line and index of a plant with at least one act. Throws not_found otherwise, and for an invalid key. */
export async function assertPlant(app: HasCollect & HasDb, userId: string, key: string): Promise<void> {
  const plant = readPlantKey(key)
  if (!plant) throw notFound(gardenReasons.plant_not_here())
  if (plant.kind === 'seed') {
    if (plant.index !== 0 || !(await hasSeed(app.db, userId, plant.subject))) throw notFound(gardenReasons.plant_not_here())
    return
  }
  const [first] = await actsOfLine(app.db, userId, lineOf(app, plant), { skip: startOf(plant.index), limit: 1 })
  if (!first) throw notFound(gardenReasons.plant_not_here())
}

const lineOf = (app: HasCollect, { kind, subject }: { kind: string; subject: string }) => ({
  kind,
  subject: kindGrowths(app).of(kind).bySubject ? subject : null,
})

/** The acts that grew a plant, at most as many as it needs. A bought seed grows by days, and lists none. */
export async function actsOfPlantNamed(app: HasCollect & HasDb, person: Person, key: string): Promise<PlantAct[]> {
  const plant = readPlantKey(key)
  if (plant?.kind === 'seed') {
    await assertPlant(app, person.id, key)
    return []
  }
  if (!plant || (!kindGrowths(app).of(plant.kind).bySubject && plant.subject !== '')) throw notFound(gardenReasons.plant_not_here())
  const range = { skip: startOf(plant.index), limit: capacityOf(plant.index) }
  const acts = await actsOfLine(app.db, person.id, lineOf(app, plant), range)
  if (acts.length === 0) throw notFound(gardenReasons.plant_not_here())
  const subjects = acts.flatMap(({ kind, subject }) => (subject === null ? [] : [{ kind, subject }]))
  const names = await namesOf(app, person, subjects)
  return acts.map(({ kind, subject, localDay, amount, unit, points }) => {
    const name = subject === null ? null : (names.get(subject) ?? null)
    return { kind, subject, name, day: localDay, amount, unit, points }
  })
}
