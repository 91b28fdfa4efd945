// Colour sums for tests and tools. OKLab by Björn Ottosson (2020); contrast by WCAG 2.2; colour-vision simulation by Machado,
// Oliveira and Fernandes (2009), full severity, applied to linear sRGB.

/** OKLCH: lightness 0–1, chroma, hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}

type Rgb = readonly [number, number, number]

/** Linear sRGB, 0–1, cut to what a screen can show. */
export function toLinear({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    clamp(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    clamp(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    clamp(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ]
}

/** `#rrggbb`. */
export function toHex(colour: Oklch): string {
  const bytes = toLinear(colour).map((one) => Math.round(255 * (one <= 0.0031308 ? 12.92 * one : 1.055 * one ** (1 / 2.4) - 0.055)))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Contrast ratio, 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

export const colourVisionMatrices = {
  common: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const

/** How far apart two colours look (distance in OKLab) to an eye with the given vision. */
export function distance(one: Oklch, other: Oklch, vision: keyof typeof colourVisionMatrices): number {
  const a = toLab(asSeenWith(toLinear(one), colourVisionMatrices[vision]))
  const b = toLab(asSeenWith(toLinear(other), colourVisionMatrices[vision]))
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

function asSeenWith([r, g, b]: Rgb, m: readonly number[]): Rgb {
  const row = (i: number) => clamp((m[i] ?? 0) * r + (m[i + 1] ?? 0) * g + (m[i + 2] ?? 0) * b)
  return [row(0), row(3), row(6)]
}

function toLab([r, g, b]: Rgb): Rgb {
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ]
}

function luminance(colour: Oklch): number {
  const [r, g, b] = toLinear(colour)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))
