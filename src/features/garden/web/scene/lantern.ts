import { stableHash } from '#platform/contract/stable-hash.ts'
import type { DayTime } from '#platform/web/botany/geometry/palette.ts'

const APART = 460

/** Positions of the lanterns along the path, in garden units: constant for a width. */
export function lanternsOf(width: number): { x: number; y: number }[] {
  const count = Math.max(1, Math.round(width / APART))
  return Array.from({ length: count }, (_, i) => ({
    x: ((i + 0.24) / count) * width + ((stableHash(`lantern ${i}`) & 63) - 32),
    y: 0.545,
  }))
}

/** The light of a lantern at 0, 0 by night, drawn over leaves and path. */
export function drawLanternLight(pen: CanvasRenderingContext2D, scale: number, t: number): void {
  const flicker = t === 0 ? 1 : 0.94 + 0.06 * Math.sin(t * 3.1) * Math.sin(t * 1.7)
  pen.scale(scale, scale)
  pen.globalCompositeOperation = 'lighter'
  for (const [y, rx, ry, strength] of [
    [-47, 96, 96, 0.36],
    [2, 140, 40, 0.2],
  ] as const) {
    pen.save()
    pen.translate(0, y)
    pen.scale(1, ry / rx)
    const glow = pen.createRadialGradient(0, 0, 0, 0, 0, rx)
    glow.addColorStop(0, `rgb(255 196 104 / ${(strength * flicker).toFixed(3)})`)
    glow.addColorStop(0.35, `rgb(255 176 86 / ${(strength * 0.36 * flicker).toFixed(3)})`)
    glow.addColorStop(1, 'rgb(255 160 70 / 0)')
    pen.fillStyle = glow
    pen.fillRect(-rx, -rx, rx * 2, rx * 2)
    pen.restore()
  }
}

/** A lantern on a post, its foot at 0, 0. */
export function drawLantern(pen: CanvasRenderingContext2D, time: DayTime, scale: number): void {
  pen.scale(scale, scale)
  const isNight = time === 'night'
  const wood = isNight ? '#2b2a22' : '#5f4a35'
  pen.fillStyle = isNight ? 'rgb(0 0 0 / 0.3)' : 'rgb(45 35 20 / 0.2)'
  pen.beginPath()
  pen.ellipse(2, 0, 8, 2.4, 0, 0, 7)
  pen.fill()
  pen.fillStyle = wood
  pen.fillRect(-1.7, -40, 3.4, 40)
  pen.fillRect(-5, -41.5, 10, 2.2)
  pen.fillStyle = isNight ? '#ffdc8e' : '#f3ead0'
  pen.beginPath()
  pen.roundRect(-4.6, -54, 9.2, 12.6, 2)
  pen.fill()
  if (isNight) {
    pen.fillStyle = '#fff6d6'
    pen.beginPath()
    pen.ellipse(0, -47, 2.1, 3.6, 0, 0, 7)
    pen.fill()
  }
  pen.fillStyle = wood
  pen.fillRect(-4.9, -54, 1.2, 12.6)
  pen.fillRect(3.7, -54, 1.2, 12.6)
  pen.beginPath()
  pen.moveTo(-7, -53.4)
  pen.lineTo(0, -60)
  pen.lineTo(7, -53.4)
  pen.closePath()
  pen.fill()
}
