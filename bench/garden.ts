// `npm run bench garden`: the pure part of the garden, and its read over ten years of acts.
import { dayNumber } from '#platform/contract/dates.ts'
import { gardenOf } from '#features/garden/garden.ts'
import { layOut } from '#features/garden/layout.ts'
import { linesOf } from '#features/garden/lines.ts'
import { livedActs } from '#features/garden/server/garden.fixture.ts'
import { visitorsOf } from '#features/garden/visitors.ts'

const TODAY = '2026-05-04'

function timed(name: string, work: () => unknown, rounds = 30): void {
  for (let i = 0; i < 5; i++) work()
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  }).toSorted((a, b) => a - b)
  console.log(`${name}: median ${times[rounds >> 1]!.toFixed(2)} ms, slowest ${times.at(-1)!.toFixed(2)} ms`)
}

for (const [name, days] of [
  ['3,000 acts', 400],
  ['ten years', 3650],
] as const) {
  const acts = livedActs('', TODAY, days).map(({ key, kind, subject = null, localDay: day }) => ({ key, kind, subject, day, count: 1 }))
  const lines = linesOf(acts)
  const garden = gardenOf({ lines })
  console.log(`${name}: ${acts.length} acts, ${lines.length} lines, ${garden.plants.length} plants`)
  timed('  ledger to lines', () => linesOf(acts))
  timed('  lines to garden', () => gardenOf({ lines }))
  timed('  garden to layout', () => layOut(garden, 1400))
  timed('  visitors', () => visitorsOf(lines, dayNumber(TODAY)))
}
