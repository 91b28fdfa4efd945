/**
 * Sine and cosine from additions and multiplications alone. Engines may differ in the last digits of Math.sin; these do not,
 * because IEEE 754 fixes the result of + − × ÷, and so a plant is the same everywhere down to the last rounded digit.
 * Error below 1e-8 (Taylor series to the 13th power on ±π/2).
 */
export const TAU = 6.283185307179586
export const PI = TAU / 2
/** The angle of phyllotaxis, 137.5°: each new leaf falls in the widest gap. */
export const GOLDEN_ANGLE = 2.399963229728653

export function sin(angle: number): number {
  let x = angle - TAU * Math.round(angle / TAU)
  if (x > PI / 2) x = PI - x
  else if (x < -PI / 2) x = -PI - x
  const s = x * x
  return x * (1 - (s / 6) * (1 - (s / 20) * (1 - (s / 42) * (1 - (s / 72) * (1 - (s / 110) * (1 - s / 156))))))
}

export function cos(angle: number): number {
  return sin(angle + PI / 2)
}

export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t
}

/** 0 before `from`, 1 after `to`, with a soft start and end between. */
export function ease(value: number, from: number, to: number): number {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** Like `ease`, but quick at once and slow towards the end: how shoots lengthen. */
export function soonEased(value: number, from: number, to: number): number {
  const t = 1 - clamp((value - from) / (to - from))
  return 1 - t * t
}
