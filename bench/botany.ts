/**
 * Time to generate one plant as SVG text, at full growth and full detail: the median and the 95th percentile over
 * different seeds, and the size of the output. Run it with: node bench/botany.ts
 */
import { performance } from 'node:perf_hooks'
import { brotliCompressSync } from 'node:zlib'
import { SPECIES_NAMES, growPlant } from '../src/platform/web/botany/grow.ts'
import { plantToSvg } from '../src/platform/web/botany/plant.ts'
import { growClearing } from '../src/platform/web/botany/scene.ts'
import { clearingToSvg } from '../src/platform/web/botany/scene-svg.ts'

const ROUNDS = 60
const BUDGET_MS = 8

function timed(round: (seed: number) => string): { median: number; p95: number; bytes: number } {
  for (let i = 0; i < 8; i++) round(i)
  const times: number[] = []
  let bytes = 0
  for (let i = 0; i < ROUNDS; i++) {
    const start = performance.now()
    const text = round(i)
    times.push(performance.now() - start)
    bytes = Math.max(bytes, text.length)
  }
  times.sort((a, b) => a - b)
  return { median: times[ROUNDS >> 1]!, p95: times[Math.floor(ROUNDS * 0.95)]!, bytes }
}

const ms = (value: number): string => value.toFixed(2).padStart(7)
console.log('species        median ms    p95 ms   segments   bytes')
let worst = 0
for (const species of SPECIES_NAMES) {
  let segments = 0
  const result = timed((seed) => {
    const plant = growPlant({ species, seed, growth: 1 })
    segments = Math.max(segments, plant.segments)
    return plantToSvg(plant)
  })
  worst = Math.max(worst, result.median)
  console.log(
    `${species.padEnd(14)} ${ms(result.median)}   ${ms(result.p95)}   ${String(segments).padStart(8)}   ${String(result.bytes).padStart(5)}`,
  )
}
const scene = timed((seed) => clearingToSvg(growClearing({ seed, width: 1440, height: 900, detail: 0.3 }), { time: 'theme' }))
const text = clearingToSvg(growClearing({ seed: 'clearing', width: 1440, height: 900, detail: 0.3 }), { time: 'theme' })
console.log(`clearing       ${ms(scene.median)}   ${ms(scene.p95)}              ${scene.bytes} (brotli ${brotliCompressSync(text).length})`)
console.log(`slowest species: ${worst.toFixed(2)} ms of ${BUDGET_MS} ms (${(BUDGET_MS / worst).toFixed(1)}× inside the budget)`)
