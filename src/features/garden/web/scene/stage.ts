import type { Season } from '#platform/contract/seasons.ts'
import type { DayTime } from '#platform/web/botany/geometry/palette.ts'
import type { GardenLayout } from '../../layout.ts'
import type { WeatherKind } from '../../sky.ts'

/** Where and when a garden is seen. Sizes in CSS pixels. */
export type Stage = {
  /** Of the window onto the garden. */
  width: number
  height: number
  /** Device pixels per CSS pixel. */
  density: number
  /** How much nearer than usual one stands: a young garden is small, and seen from close by. */
  zoom: number
  season: Season
  time: DayTime
  /** Local hour with minutes, 0–24. */
  hour: number
  weather: WeatherKind
  seed: string
}

/** CSS pixels per garden unit. */
export const unitOf = ({ height, zoom }: Pick<Stage, 'height' | 'zoom'>): number => (height / 640) * zoom

const NEAREST = 1.6
/** The zoom that brings a garden of so many units near enough to fill the window, in steps, so that growing rarely changes it. */
export const zoomFor = ({ width, height }: Pick<Stage, 'width' | 'height'>, units: number): number =>
  Math.round(Math.min(NEAREST, Math.max(1, (width * 640) / (height * units))) * 5) / 5

export const HORIZON = 0.37
const GROUND_TOP = 0.435
const GROUND_BOTTOM = 0.955

/** How large things are at a depth (0 far, 1 near), before `unitOf`. */
export const sizeAt = (y: number): number => 0.66 + 0.44 * y

/** Screen height of a depth. */
export const screenY = (stage: Pick<Stage, 'height'>, y: number): number => stage.height * (GROUND_TOP + (GROUND_BOTTOM - GROUND_TOP) * y)
export const depthAt = (stage: Pick<Stage, 'height'>, py: number): number =>
  Math.min(1, Math.max(0, (py / stage.height - GROUND_TOP) / (GROUND_BOTTOM - GROUND_TOP)))

/** Width of the whole garden in CSS pixels, and the garden's own units that a window shows. */
export const worldWidth = (stage: Stage, layout: GardenLayout): number => Math.max(stage.width, layout.width * unitOf(stage))
export const leastUnits = (stage: Pick<Stage, 'width' | 'height' | 'zoom'>): number => stage.width / unitOf(stage)
