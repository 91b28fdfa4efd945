import { addDays, localDayOf } from '#platform/contract/dates.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { xoshiro128 } from '#platform/contract/random.ts'
import type { Year } from '#testing/life.ts'
import { changeProfile, keepEntry } from './store.ts'

const DAYS = 365

/** A weight on most mornings, girths once a month, a gap of two weeks in summer. No photos: no real body serves as a sample. */
export const year: Year = async (app, person) => {
  const now = app.clock.now()
  const today = localDayOf(now, person.zone, person.dayStart)
  const random = xoshiro128('a year of scales')
  let water = 0
  for (let ago = DAYS; ago >= 0; ago--) {
    water = 0.4 * water + 0.35 * random.normal()
    const isAway = ago > 120 && ago < 135
    const isGirthDay = ago % 30 === 5
    if (!isGirthDay && (isAway || random.next() > 0.8)) continue
    const kg = 74.6 - 2.4 / (1 + Math.exp((ago - 170) / 28)) + 0.5 * Math.sin(ago / 40)
    const values = {
      ...(!isAway && { weight: tenth(kg + water) }),
      ...(isGirthDay && {
        waist: tenth(84 + (kg - 72) * 0.9),
        hips: tenth(99 + (kg - 72) * 0.5),
        neck: 36.5,
        upperArmRight: tenth(30.5 + (DAYS - ago) / 300),
      }),
    }
    const at = new Date(now.getTime() - ago * 86_400_000).toISOString()
    await keepEntry(app, person, uuidv7(), {
      day: addDays(today, -ago),
      at,
      values,
      note: ago === 65 ? 'First morning after the mountains' : '',
    })
  }
  const key = await app.vault.keyOf(person.id)
  await changeProfile(app.db, key, person.id, { heightCm: 172, formulaSex: 'female', birthYear: 1990, fatMethod: 'navy' })
  return {}
}

const tenth = (value: number) => Math.round(value * 10) / 10
