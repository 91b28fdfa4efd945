/** Faster responses are impossible (Whelan, 2008): the press was begun before the stimulus. */
export const FASTEST_MS = 150
/** Below this accuracy, reaction times reflect guessing more than speed (NIH Toolbox, Zelazo et al., 2013). */
export const LEAST_ACCURACY = 0.8

type Timed = { rt: number | null; isRight: boolean }

/** The median; null without values. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
}

export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

/** Sample standard deviation; null below two values. */
export function deviation(values: readonly number[]): number | null {
  if (values.length < 2) return null
  const m = mean(values)!
  return Math.sqrt(values.reduce((sum, value) => sum + (value - m) ** 2, 0) / (values.length - 1))
}

/** The quantile for `share`, with linear interpolation (Hyndman & Fan, 1996, type 7). */
export function quantile(values: readonly number[], share: number): number | null {
  if (values.length === 0) return null
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * Math.min(1, Math.max(0, share))
  const below = Math.floor(place)
  return sorted[below]! + (sorted[Math.min(below + 1, sorted.length - 1)]! - sorted[below]!) * (place - below)
}

/** Plausible reaction times of right answers. */
export const rightTimes = (trials: readonly Timed[]): number[] =>
  trials.flatMap(({ rt, isRight }) => (isRight && rt !== null && rt >= FASTEST_MS ? [rt] : []))

export const accuracyOf = (trials: readonly { isRight: boolean }[]): number | null =>
  trials.length === 0 ? null : trials.filter(({ isRight }) => isRight).length / trials.length

/** The standard normal quantile (Acklam, 2003; relative error below 1.15e-9). */
export function normalQuantile(p: number): number {
  const a = [-39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716, 2.506628277459239]
  const b = [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572]
  const c = [-0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968, 2.938163982698783]
  const d = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416]
  if (p < 0.02425) {
    const q = Math.sqrt(-2 * Math.log(p))
    return (
      (((((c[0]! * q + c[1]!) * q + c[2]!) * q + c[3]!) * q + c[4]!) * q + c[5]!) /
      ((((d[0]! * q + d[1]!) * q + d[2]!) * q + d[3]!) * q + 1)
    )
  }
  if (p > 1 - 0.02425) return -normalQuantile(1 - p)
  const q = p - 0.5
  const r = q * q
  return (
    ((((((a[0]! * r + a[1]!) * r + a[2]!) * r + a[3]!) * r + a[4]!) * r + a[5]!) * q) /
    (((((b[0]! * r + b[1]!) * r + b[2]!) * r + b[3]!) * r + b[4]!) * r + 1)
  )
}

/** Sensitivity d′ from counts, with the log-linear correction (Hautus, 1995), so that no rate is 0 or 1. */
export function dPrime({ hits, signals, alarms, noises }: { hits: number; signals: number; alarms: number; noises: number }): number {
  return normalQuantile((hits + 0.5) / (signals + 1)) - normalQuantile((alarms + 0.5) / (noises + 1))
}
