import type { Season } from '#platform/contract/seasons.ts'
import type { DayTime } from '#platform/web/botany/geometry/palette.ts'
import type { GardenLayout } from '../../layout.ts'
import type { WeatherKind } from '../../sky.ts'

/** Window, time and weather of a garden's view. Sizes in CSS pixels. */
export type Stage = {
  /** Size of the window onto the garden. */
  width: number
  height: number
  /** Device pixels per CSS pixel. */
  density: number
  /** Zoom factor: a young garden is small and is zoomed in. */
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
/** Zoom at which a garden of so many units fills the window, in steps, so that growth rarely changes it. */
export const zoomFor = ({ width, height }: Pick<Stage, 'width' | 'height'>, units: number): number =>
  Math.round(Math.min(NEAREST, Math.max(1, (width * 640) / (height * units))) * 5) / 5

export const HORIZON = 0.37
const GROUND_TOP = 0.435
const GROUND_BOTTOM = 0.955

/** Size factor at a depth (0 far, 1 near), before `unitOf`. */
export const sizeAt = (y: number): number => 0.66 + 0.44 * y

/** Screen y of a depth. */
export const screenY = (stage: Pick<Stage, 'height'>, y: number): number => stage.height * (GROUND_TOP + (GROUND_BOTTOM - GROUND_TOP) * y)
export const depthAt = (stage: Pick<Stage, 'height'>, py: number): number =>
  Math.min(1, Math.max(0, (py / stage.height - GROUND_TOP) / (GROUND_BOTTOM - GROUND_TOP)))

/** Width of the whole garden in CSS pixels; then the number of garden units that fit into a window. */
export const worldWidth = (stage: Stage, layout: GardenLayout): number => Math.max(stage.width, layout.width * unitOf(stage))
export const leastUnits = (stage: Pick<Stage, 'width' | 'height' | 'zoom'>): number => stage.width / unitOf(stage)
