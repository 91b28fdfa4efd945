import { addDays } from '#platform/contract/dates.ts'
import { notFound } from '#platform/contract/errors.ts'
import type { HasDb, HasServices, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { ageOf, weightTrendOf } from '#platform/server/body-facts.ts'
import type { CardioDetail, Energy } from '../contract.ts'
import { metOf, netKcalByHeartRate, netKcalByMet } from '../engine/energy.ts'
import { zoneLimits } from '../engine/zones.ts'
import { cardioReasons } from '../reasons.en.ts'
import { shownSession } from './sessions.ts'
import { packedTrackOf, sessionOf, settingsOf, type StoredSession } from './store.ts'
import { analyseInChild } from './track-in-child.ts'

/** A weight up to this many days old counts as current. */
const WEIGHT_DAYS = 120

/** One session with the analysis of its recording. Throws `not_found`. */
export async function detailOf(app: HasDb & HasServices & HasVault, person: Person, id: string): Promise<CardioDetail> {
  const key = await app.vault.keyOf(person.id)
  const stored = await sessionOf(app.db, key, person.id, id)
  if (!stored || stored.deletedAt) throw notFound(cardioReasons.not_here())
  const session = shownSession(stored)
  const from = addDays(session.day, -WEIGHT_DAYS)
  const [packed, settings, { facts }, weights] = await Promise.all([
    session.hasTrack ? packedTrackOf(app.db, key, person.id, id) : undefined,
    settingsOf(app.db, key, person.id),
    app.services.body(person, session.day, session.day),
    weightTrendOf(app, person, from, addDays(session.day, WEIGHT_DAYS)),
  ])
  const age = ageOf(facts, session.day)
  const limits = zoneLimits(settings, age)
  const analysis = packed ? await analyseInChild(packed, limits) : null
  // The latest weight before the session, or the first one after it if the person began to weigh themselves later.
  const kg = (weights.findLast(({ day }) => day <= session.day) ?? weights[0])?.trend ?? null
  const bpm = session.bpm ?? analysis?.heartRate?.mean ?? null
  const energy = facts.isHidden ? null : energyOf(stored, { kg, age, sex: facts.formulaSex, bpm })
  return { session, analysis, limits: limits ? [...limits] : null, energy }
}

type Facts = { kg: number | null; age: number | null; sex: 'female' | 'male' | null; bpm: number | null }

function energyOf(session: StoredSession, { kg, age, sex, bpm }: Facts): Energy {
  const { seconds, reported } = session
  const isOld = age !== null && age >= 60
  if (kg === null) return { kg, met: null, reported, heart: null, isOld }
  const met = metOf(session)
  const byHeart = bpm === null || age === null || sex === null ? null : netKcalByHeartRate({ bpm, kg, age, sex, seconds })
  return {
    kg,
    met: { kcal: netKcalByMet(met.met, kg, seconds), ...met },
    reported,
    heart: byHeart === null ? null : { kcal: byHeart, bpm: bpm!, age: age!, sex: sex! },
    isOld,
  }
}
