import { gold } from './backdrop.ts'
import { HORIZON, type Stage } from './stage.ts'

/** Rain, snow, mist, falling leaves and the light of the hour, over everything else. `t` in seconds; 0 means no motion. */
export function drawWeather(context: CanvasRenderingContext2D, stage: Stage, t: number): void {
  const { width: w, height: h, weather, season, time } = stage
  const day = time === 'day'
  if (weather === 'rain') {
    context.strokeStyle = day ? 'rgb(235 242 245 / 0.42)' : 'rgb(180 205 215 / 0.3)'
    context.lineWidth = 1.1
    context.beginPath()
    for (let i = 0; i < w / 7; i++) {
      const x = (i * 61.8 + Math.floor(i / 9) * 13) % (w + 60)
      const y = ((i * 137.5 + t * (420 + (i % 5) * 60)) % (h + 40)) - 20
      const long = 9 + (i % 4) * 4
      context.moveTo(x, y)
      context.lineTo(x - long * 0.2, y + long)
    }
    context.stroke()
  }
  if (weather === 'snow') flakes(context, w, h, t, day)
  if (season === 'autumn' && (weather === 'breeze' || weather === 'clear')) fallingLeaves(context, w, h, t, day)
  if (weather === 'mist')
    for (const [at, strength] of [
      [HORIZON + 0.02, 0.55],
      [HORIZON + 0.14, 0.3],
      [0.78, 0.16],
    ] as const) {
      const y = h * at + Math.sin(t * 0.1 + at * 9) * 5
      const band = context.createLinearGradient(0, y - h * 0.11, 0, y + h * 0.11)
      const colour = day ? '238 242 236' : '96 122 128'
      band.addColorStop(0, `rgb(${colour} / 0)`)
      band.addColorStop(0.5, `rgb(${colour} / ${strength})`)
      band.addColorStop(1, `rgb(${colour} / 0)`)
      context.fillStyle = band
      context.fillRect(0, y - h * 0.11, w, h * 0.22)
    }
  const warm = day ? gold(stage.hour) : 0
  if (warm > 0.05) {
    context.fillStyle = `rgb(255 190 110 / ${(warm * 0.13).toFixed(3)})`
    context.fillRect(0, 0, w, h)
  }
}

function flakes(context: CanvasRenderingContext2D, w: number, h: number, t: number, day: boolean): void {
  context.fillStyle = day ? 'rgb(255 255 255 / 0.9)' : 'rgb(220 232 236 / 0.75)'
  context.beginPath()
  for (let i = 0; i < w / 9; i++) {
    const r = 0.9 + (i % 4) * 0.55
    const x = (((i * 73.1 + Math.sin(t * 0.5 + i) * 16 + t * 5) % (w + 20)) + w + 20) % (w + 20)
    const y = (i * 151.3 + t * (22 + (i % 4) * 9)) % (h + 10)
    context.moveTo(x + r, y)
    context.arc(x, y, r, 0, 7)
  }
  context.fill()
}

const LEAVES = ['#c8843a', '#b5532c', '#d8a83c'] as const

function fallingLeaves(context: CanvasRenderingContext2D, w: number, h: number, t: number, day: boolean): void {
  for (let i = 0; i < w / 75; i++) {
    const x = (i * 97.3 + t * (14 + (i % 3) * 6) + Math.sin(t * 0.9 + i) * 22) % (w + 30)
    const y = (i * 171.7 + t * (24 + (i % 4) * 7)) % (h * 0.98)
    context.save()
    context.translate(x, y)
    context.rotate(t * (0.8 + (i % 3) * 0.4) + i)
    context.scale(1, 0.5 + 0.5 * Math.abs(Math.sin(t * 1.6 + i)))
    context.globalAlpha = day ? 0.85 : 0.4
    context.fillStyle = LEAVES[i % 3]!
    context.beginPath()
    context.ellipse(0, 0, 4.6, 2.4, 0, 0, 7)
    context.fill()
    context.restore()
  }
}
