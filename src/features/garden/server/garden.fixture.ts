import { addDays, type LocalDay } from '#platform/contract/dates.ts'
import { recordActivities, type Act } from '#platform/server/activity/activity.ts'
import type { App } from '#platform/server/app/app.ts'

const LINES: readonly { kind: string; subject: string | null; unit: string; oneIn: number }[] = [
  ...['water', 'walk', 'read', 'stretch', 'sleep', 'piano', 'sketch', 'sunlight', 'call-home', 'tidy'].map((id) => ({
    kind: 'habit',
    subject: id,
    unit: 'times',
    oneIn: 2,
  })),
  ...[
    'night-rain',
    'first-light',
    'even-breath',
    'long-exhale',
    'mountain-stream',
    'kind-wishes',
    'summer-storm',
    'head-to-toe',
    'birdsong',
    'forest-stream',
    'slow-tide',
  ].map((id) => ({
    kind: 'listen',
    subject: id,
    unit: 'seconds',
    oneIn: 5,
  })),
  { kind: 'entry', subject: null, unit: 'times', oneIn: 2 },
  { kind: 'mood', subject: null, unit: 'times', oneIn: 1 },
  { kind: 'workout', subject: null, unit: 'times', oneIn: 3 },
  { kind: 'meal', subject: null, unit: 'times', oneIn: 3 },
  ...['n-back', 'trails', 'span'].map((id) => ({ kind: 'game', subject: id, unit: 'times', oneIn: 6 })),
  { kind: 'water', subject: null, unit: 'times', oneIn: 2 },
  { kind: 'read', subject: null, unit: 'times', oneIn: 6 },
  { kind: 'chat', subject: null, unit: 'times', oneIn: 8 },
]

const mix = (n: number) => {
  let h = Math.imul(n ^ (n >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** Realistic acts of `days` days up to `today`, with rests and a holiday; about nine a day. */
export function simulatedActs(userId: string, today: LocalDay, days: number): Act[] {
  const acts: Act[] = []
  for (let ago = days - 1; ago >= 0; ago--) {
    const localDay = addDays(today, -ago)
    if (mix(ago * 7) % 9 === 0 || (ago % 365 > 200 && ago % 365 < 211)) continue
    LINES.forEach(({ kind, subject, unit, oneIn }, line) => {
      // Kinds of act begin at different times.
      if (ago > days - line * 6 || mix(ago * 131 + line * 977) % oneIn !== 0) return
      const what = subject ?? `${kind}-${ago}`
      const amount = unit === 'seconds' ? 600 : 1
      const at = new Date(`${localDay}T${String(7 + (line % 14)).padStart(2, '0')}:20:00Z`)
      acts.push({ userId, key: `test:${kind}:${what}:${ago}`, kind, at, zone: 'UTC', localDay, amount, unit, points: 3, subject: what })
    })
  }
  return acts
}

export async function insertSimulatedActs(app: App, userId: string, today: LocalDay, days: number): Promise<Act[]> {
  const acts = simulatedActs(userId, today, days)
  for (let i = 0; i < acts.length; i += 2000) await app.db.transaction((tx) => recordActivities(tx, acts.slice(i, i + 2000)))
  return acts
}
