import { uuidv7 } from '#platform/server/core/ids.ts'
import { xoshiro128 } from '#platform/contract/random.ts'
import type { Year } from '#testing/life.ts'
import type { CardioKind, Effort } from '../engine/kinds.ts'
import { trackOf } from '../engine/track.ts'
import { loop } from '../engine/tracks.fixture.ts'
import { importSession, keepSession } from './sessions.ts'
import { writeSettings } from './store.ts'

const DAY_MS = 86_400_000
const DAYS = 364

/** Two recorded runs a week, a ride or a hike on some Saturdays, walks by hand; a cold in February and two weeks in the mountains. */
export const year: Year = async (app, person) => {
  const random = xoshiro128('a year of paths')
  const key = await app.vault.keyOf(person.id)
  const importId = uuidv7()
  const now = app.clock.now().getTime()
  const zone = person.zone
  let shown = ''
  const record = async (
    startedAt: number,
    kind: CardioKind,
    effort: Effort,
    of: { metres: number; speed: number; base: number; climb: number; name?: string },
  ) => {
    const { metres, speed, base, climb, name = '' } = of
    const seconds = Math.round(metres / speed)
    const points = loop({
      metres,
      speed,
      every: kind === 'run' ? 5 : 20,
      seed: Math.floor(random.next() * 100),
      unsteady: 0.04 + 0.04 * random.next(),
      ele: (share) => 34 + climb * Math.sin(Math.PI * share) ** 2 + 4 * Math.sin(9 * share),
      bpm: (t) => base * (1 - 0.35 * Math.exp(-t / 150)) + 6 * (t / seconds) + 3 * Math.sin(t / 47),
    })
    const id = uuidv7()
    const bpm = Math.round(points.reduce((sum, { hr }) => sum + hr!, 0) / points.length)
    const fields = {
      kind,
      effort,
      startedAt: new Date(startedAt).toISOString(),
      zone,
      seconds,
      metres: Math.round(metres),
      bpm,
      name,
      note: '',
    }
    await app.db.transaction((tx) =>
      importSession(tx, key, person, new Date(startedAt), { id, fields, reported: null, source: 'fit', track: trackOf(points)!, importId }),
    )
    return id
  }
  for (let ago = DAYS; ago >= 1; ago--) {
    const isIll = ago > 280 && ago < 292
    const isAway = ago > 118 && ago < 132
    const at = (hour: number) =>
      now - ago * DAY_MS - ((now - ago * DAY_MS) % DAY_MS) + hour * 3_600_000 + Math.round(random.next() * 40) * 60_000
    const fitter = (DAYS - ago) / DAYS
    if (isIll) continue
    if (isAway && ago % 2 === 0)
      await record(at(8), 'hike', 'moderate', {
        metres: 9000 + random.next() * 6000,
        speed: 1.05,
        base: 118,
        climb: 420 + random.next() * 300,
      })
    if (!isAway && (ago % 7 === 2 || ago % 7 === 5) && random.next() > 0.12) {
      const isLong = ago % 7 === 5
      const metres = (isLong ? 7000 : 4800) + 2500 * fitter + random.next() * 900
      shown = await record(at(isLong ? 8 : 17), 'run', 'vigorous', {
        metres,
        speed: 2.45 + 0.4 * fitter + random.next() * 0.15,
        base: 156 - 6 * fitter,
        climb: 18,
      })
    }
    if (!isAway && ago % 21 === 7)
      await record(at(13), 'ride', 'moderate', { metres: 22_000 + random.next() * 12_000, speed: 5.6, base: 128, climb: 60 })
    if (ago % 7 === 0 && random.next() > 0.3)
      await keepSession(app, person, uuidv7(), {
        kind: 'walk',
        effort: 'moderate',
        startedAt: new Date(at(15)).toISOString(),
        zone,
        seconds: 60 * Math.round(35 + random.next() * 40),
        metres: null,
        bpm: null,
        name: '',
        note: ago === 21 ? 'Around the lake with Jo, talking all the way' : '',
      })
  }
  await writeSettings(app.db, key, person.id, { method: 'reserve', max: 186, rest: 54, own: null })
  return { pages: { '/gym-ai/cardio/:id': { id: shown } } }
}
