import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { cx } from '#platform/web/ui/cx.ts'
import { movedTo, type GardenLayout, type Placed } from '../layout.ts'
import type { Visitor } from '../visitors.ts'
import styles from './GardenScene.module.css'
import { gardenMessages } from './messages.ts'
import { growthWords, plantWords } from './plant-words.ts'
import { SceneLoop } from './scene/scene-loop.ts'
import { depthAt, unitOf, worldWidth, type Stage } from './scene/stage.ts'
import { wantsStill } from './still.ts'

interface GardenSceneProps {
  stage: Stage
  layout: GardenLayout
  visitors: readonly Visitor[]
  /** The plant whose panel is open. */
  chosen: string | undefined
  isArranging: boolean
  onOpen: (key: string) => void
  onMove: (key: string, place: { x: number; y: number }) => void
  onDone: () => void
  /** For the year and for pictures. */
  loopRef: RefObject<SceneLoop | null>
}

/** A press that moves less than this is a tap, in CSS pixels. */
const TAP = 8
/** One arrow key moves a plant by so many garden units, and by so much of the depth. */
const STEP_X = 16
const STEP_Y = 0.03

/** The garden to be looked at, walked through, touched and arranged. */
export function GardenScene({ stage, layout, visitors, chosen, isArranging, onOpen, onMove, onDone, loopRef }: GardenSceneProps) {
  const t = useMessages(gardenMessages)
  const canvas = useRef<HTMLCanvasElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const press = useRef<{ x: number; y: number; scroll: number; plant: Placed | undefined; isDrag: boolean } | undefined>(undefined)
  const [active, setActive] = useState<string>()
  const [said, setSaid] = useState('')
  const inOrder = useMemo(() => layout.placed.toSorted((a, b) => a.x - b.x || a.y - b.y), [layout])
  const current = inOrder.find(({ plant }) => plant.key === active) ?? inOrder[0]
  const latest = useRef({ layout, current: current?.plant.key, visitors })
  latest.current = { layout, current: current?.plant.key, visitors }

  useEffect(() => {
    const loop = new SceneLoop(canvas.current!, stage, latest.current.layout, wantsStill)
    loopRef.current = loop
    loop.visitors = latest.current.visitors
    loop.scroll = scroller.current?.scrollLeft ?? 0
    loop.onDrawn = () => {
      const box = latest.current.current === undefined ? undefined : loop.painter.boxOf(latest.current.current)
      const element = button.current
      if (!element) return
      const width = Math.max(44, box?.width ?? 0)
      const height = Math.max(44, box?.height ?? 0)
      element.style.inlineSize = `${width}px`
      element.style.blockSize = `${height}px`
      element.style.transform = box
        ? `translate(${box.x + box.width / 2 - width / 2}px, ${box.y + box.height - height}px)`
        : 'translate(0, 0)'
    }
    const seen = new IntersectionObserver(([entry]) => loop.see(entry?.isIntersecting ?? true))
    seen.observe(canvas.current!)
    const wake = () => loop.wake()
    document.addEventListener('visibilitychange', wake)
    return () => {
      document.removeEventListener('visibilitychange', wake)
      seen.disconnect()
      loop.stop()
      loopRef.current = null
    }
  }, [stage, loopRef])

  useEffect(() => {
    const loop = loopRef.current
    if (!loop) return
    loop.visitors = visitors
    loop.chosen = chosen ?? (isArranging ? current?.plant.key : undefined)
    loop.show(layout)
  }, [layout, visitors, chosen, isArranging, current?.plant.key, loopRef])

  const unit = unitOf(stage)
  const at = (event: PointerEvent) => {
    const box = scroller.current!.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const hold = (placed: Placed, x: number, y: number) => {
    const loop = loopRef.current
    if (!loop) return
    loop.held = { key: placed.plant.key, x: Math.min(layout.width - 14, Math.max(14, x)), y: Math.min(1, Math.max(0, y)) }
    loop.wake()
  }
  const letGo = (placed: Placed) => {
    const loop = loopRef.current
    if (!loop?.held) return
    onMove(placed.plant.key, movedTo(layout, placed.plant.bed, loop.held.x, loop.held.y))
    setSaid(t.scene.moved(plantWords(t, placed.plant)))
    loop.held = undefined
  }

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    const { x, y } = at(event)
    const plant = loopRef.current?.painter.plantAt(x, y)
    press.current = { x, y, scroll: scroller.current!.scrollLeft, plant, isDrag: false }
    if (isArranging || event.pointerType === 'mouse') scroller.current!.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent) => {
    const begun = press.current
    if (!begun) return
    const { x, y } = at(event)
    if (!begun.isDrag && Math.hypot(x - begun.x, y - begun.y) < TAP) return
    begun.isDrag = true
    if (isArranging && begun.plant) {
      setActive(begun.plant.plant.key)
      hold(begun.plant, (x + scroller.current!.scrollLeft) / unit, depthAt(stage, y))
    } else if (isArranging || event.pointerType === 'mouse') scroller.current!.scrollLeft = begun.scroll - (x - begun.x)
  }
  const onPointerUp = () => {
    const begun = press.current
    press.current = undefined
    if (!begun) return
    if (begun.isDrag) {
      if (isArranging && begun.plant) letGo(begun.plant)
      return
    }
    if (!begun.plant) return
    setActive(begun.plant.plant.key)
    if (!isArranging) onOpen(begun.plant.plant.key)
  }

  const see = ({ x }: Placed) => {
    const box = scroller.current!
    const px = x * unit
    if (px < box.scrollLeft + 60 || px > box.scrollLeft + stage.width - 60)
      box.scrollTo({ left: px - stage.width / 2, behavior: wantsStill() ? 'auto' : 'smooth' })
  }
  const go = (placed: Placed | undefined) => {
    if (!placed) return
    setActive(placed.plant.key)
    setSaid(labelOf(placed))
    see(placed)
  }
  const labelOf = ({ plant }: Placed) => `${plantWords(t, plant)}, ${growthWords(t, plant.growth)}, ${t.beds[plant.bed]}`
  const onKeyDown = (event: KeyboardEvent) => {
    if (!current) return
    const arrow = ARROWS[event.key as keyof typeof ARROWS]
    if (isArranging && arrow) {
      event.preventDefault()
      hold(current, current.x + arrow[0] * STEP_X, current.y + arrow[1] * STEP_Y)
      letGo(current)
    } else if (arrow) {
      event.preventDefault()
      go(neighbour(inOrder, current, arrow))
    } else if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault()
      go(inOrder.at(event.key === 'Home' ? 0 : -1))
    } else if (event.key === 'Escape' && isArranging) onDone()
  }

  return (
    <div className={cx(styles.frame, isArranging && styles.arranging)} data-time={stage.time}>
      <div
        ref={scroller}
        data-scroller
        role="region"
        aria-label={t.title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className={styles.scroller}
        onScroll={(event) => {
          const loop = loopRef.current
          if (!loop) return
          loop.scroll = event.currentTarget.scrollLeft
          loop.wake()
        }}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => (press.current = undefined)}
      >
        <div className={styles.world} style={{ inlineSize: `${worldWidth(stage, layout)}px` }}>
          <canvas
            ref={canvas}
            className={styles.canvas}
            style={{ inlineSize: `${stage.width}px`, blockSize: `${stage.height}px` }}
            aria-hidden="true"
          />
        </div>
      </div>
      {current && (
        <>
          <p id="garden-keys" className="visually-hidden">
            {isArranging ? t.scene.arrangeLabel : t.scene.label}
          </p>
          <button
            ref={button}
            type="button"
            className={styles.plant}
            aria-label={labelOf(current)}
            aria-describedby="garden-keys"
            onFocus={() => see(current)}
            onKeyDown={onKeyDown}
            onClick={() => (isArranging ? go(inOrder[(inOrder.indexOf(current) + 1) % inOrder.length]) : onOpen(current.plant.key))}
          />
        </>
      )}
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </div>
  )
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const

/** The next plant to a side; up and down the nearest that is clearly farther or nearer. */
function neighbour(inOrder: readonly Placed[], from: Placed, [dx, dy]: readonly [number, number]): Placed | undefined {
  if (dx !== 0) return inOrder[inOrder.indexOf(from) + dx]
  let best: { placed: Placed; far: number } | undefined
  for (const placed of inOrder) {
    const up = (placed.y - from.y) * dy
    if (up < 0.04) continue
    const far = up * 500 + Math.abs(placed.x - from.x)
    if (!best || far < best.far) best = { placed, far }
  }
  return best?.placed
}
