import type { Season } from '#platform/contract/seasons.ts'
import type { GardenLayout, Placed } from '../../layout.ts'
import type { Visitor } from '../../visitors.ts'
import { GardenPainter } from './garden-painter.ts'
import type { Stage } from './stage.ts'

export type YearMoment = { growths: ArrayLike<number>; season: Season }

/** Time per frame for drawing sprites, in ms. */
const WORK_MS = 9
const IDLE_FRAME_MS = 40
/** Length of one slice of work before the first frame, in ms: nothing moves yet, but input must stay responsive. */
const PREPARE_MS = 20
/** Special values in place of an animation frame's id, which is positive. */
const [STOPPED, PREPARING] = [-1, -2]
/** A device that needs more ms per frame than this shows the garden without motion. */
const COSTLY_MS = 14
/** Frames of a year that take more ms than this on average are drawn with fewer pixels. */
const SLOW_FRAME_MS = 20

/** Draws a garden whenever something changes: plants that appear, motion, or the playback of a year. */
export class SceneLoop {
  readonly painter: GardenPainter
  scroll = 0
  visitors: readonly Visitor[] = []
  chosen: string | undefined
  held: { key: string; x: number; y: number } | undefined
  /** Called after every frame. */
  onDrawn: (() => void) | undefined
  private stage: Stage
  private readonly base: Stage
  private layout: GardenLayout
  private year: YearMoment | undefined
  private isDirty = true
  private isSeen = true
  private frame = 0
  private last = 0
  private before = 0
  private pace = 16
  private readonly canvas: HTMLCanvasElement
  private cost = 0
  private readonly isStill: () => boolean

  constructor(canvas: HTMLCanvasElement, stage: Stage, layout: GardenLayout, isStill: () => boolean) {
    this.stage = this.base = stage
    this.layout = layout
    this.isStill = isStill
    this.canvas = canvas
    sizeCanvas(canvas, stage)
    this.painter = new GardenPainter(canvas.getContext('2d', { alpha: false })!, stage, layout)
    this.wake()
  }

  /** Schedules a frame. */
  wake = (): void => {
    this.isDirty = true
    this.ask()
  }

  show(layout: GardenLayout): void {
    this.layout = layout
    this.painter.show(this.stage, layout)
    this.wake()
  }

  /** Shows a moment of a year, or (without one) the present. */
  showYear(moment: YearMoment | undefined): void {
    this.year = moment
    const season = moment?.season ?? this.base.season
    const weather = moment ? 'clear' : this.base.weather
    if (!moment) {
      this.painter.forget()
      this.setCoarse(1)
    }
    if (season !== this.stage.season || weather !== this.stage.weather) {
      // Rain and snow belong to the present day; a year only has seasons.
      this.stage = { ...this.base, season, weather }
      this.painter.show(this.stage, this.layout)
    }
    this.wake()
  }

  /** Draws the sprites of a year in slices; resolves when all are ready or the signal aborts. `tell` receives the progress, 0–1. */
  async prepareYear(seasons: readonly Season[], tell: (done: number) => void, signal: AbortSignal): Promise<void> {
    this.painter.wantYear(seasons)
    const all = Math.max(1, this.painter.waiting)
    while (!signal.aborted) {
      const isGround = this.painter.prepare(PREPARE_MS, seasons)
      if (!isGround && !this.painter.work(14)) return
      tell(1 - this.painter.waiting / all)
      await new Promise((resolve) => setTimeout(resolve, 0))
    }
  }

  see(isSeen: boolean): void {
    this.isSeen = isSeen
    if (isSeen) this.wake()
  }

  /** Draws at once, for a picture of the garden. */
  drawNow(): void {
    this.painter.forget()
    this.paint(0)
    while (this.painter.work(1000));
    this.paint(0)
  }

  /** The plant at a point of the window, also before the first frame. */
  plantAt(x: number, y: number): Placed | undefined {
    if (this.last === 0) this.paint(0)
    return this.painter.plantAt(x, y)
  }

  stop(): void {
    cancelAnimationFrame(this.frame)
    this.frame = STOPPED
  }

  private setCoarse(coarse: number): void {
    if (this.painter.coarse === coarse) return
    this.painter.coarse = coarse
    const { width, height, density } = this.base
    sizeCanvas(this.canvas, { width, height, density: density * coarse })
  }

  /** Reduces the number of pixels if a year plays too slowly. */
  private keepPace(now: number): void {
    if (!this.year) return
    const took = now - this.before
    this.before = now
    // A jump of the slider, or a switch to another window, is not a slow frame.
    if (took > 200) return
    this.pace = this.pace * 0.92 + took * 0.08
    if (this.pace > SLOW_FRAME_MS && this.painter.coarse === 1) {
      this.setCoarse(Math.max(0.5, 0.9 / this.base.density))
      this.pace = 16
    }
  }

  private ask(): void {
    if (this.frame === 0) this.frame = requestAnimationFrame(this.step)
  }

  private readonly step = (now: number): void => {
    this.frame = 0
    if (!this.isSeen || document.hidden) return
    if (!this.year && this.painter.prepare(PREPARE_MS)) {
      this.frame = PREPARING
      setTimeout(() => this.frame === PREPARING && this.step(performance.now()))
      return
    }
    const isMoving = !this.isStill() && this.cost < COSTLY_MS
    // During playback the frame comes first: sprites are drawn in the remaining time.
    const drew = this.painter.work(this.year ? 2 : WORK_MS)
    if (this.isDirty || drew || this.painter.isAppearing || (isMoving && now - this.last >= IDLE_FRAME_MS)) {
      this.isDirty = false
      this.last = now
      const start = performance.now()
      this.keepPace(now)
      this.paint(this.isStill() ? 0 : now / 1000)
      this.cost = this.cost * 0.9 + (performance.now() - start) * 0.1
    }
    if (isMoving || this.painter.waiting > 0 || this.painter.isAppearing) this.ask()
  }

  private paint(t: number): void {
    this.painter.draw({
      scroll: this.scroll,
      t,
      visitors: this.year ? [] : this.visitors,
      ...(this.year && { growths: this.year.growths }),
      chosen: this.chosen,
      held: this.held,
      isSwaying: !this.isStill() && this.cost < COSTLY_MS && !this.year,
    })
    this.onDrawn?.()
  }
}

function sizeCanvas(canvas: HTMLCanvasElement, { width, height, density }: Pick<Stage, 'width' | 'height' | 'density'>): void {
  canvas.width = Math.round(width * density)
  canvas.height = Math.round(height * density)
}
