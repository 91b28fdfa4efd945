import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { cx } from '#platform/web/ui/cx.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { chevronEnd, chevronStart } from '#platform/web/ui/icons/controls.ts'
import { movedTo, type GardenLayout, type Placed } from '../layout.ts'
import type { Visitor } from '../visitors.ts'
import styles from './GardenScene.module.css'
import { gardenMessages } from './core/messages.ts'
import { growthWords, plantWords } from './plant-words.ts'
import { SceneLoop } from './scene/scene-loop.ts'
import { depthAt, screenY, unitOf, worldWidth, type Stage } from './scene/stage.ts'
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
  /** Shared with the year player and the share dialog. */
  loopRef: RefObject<SceneLoop | null>
}

/** `grip`: offset from the pointer to the foot of the held plant, in CSS pixels. */
type Press = { x: number; y: number; scroll: number; plant: Placed | undefined; isDrag: boolean; grip: { x: number; y: number } }

/** A pointer that moves less than this makes a tap, in CSS pixels. */
const TAP = 8
/** Distance that one arrow key moves a plant, in garden units, and in depth. */
const STEP_X = 16
const STEP_Y = 0.03
/** Width of the edge zone in which a held plant scrolls the garden, and the largest step in CSS pixels per frame. */
const EDGE = 56
const GLIDE = 14
/** Longest time that a released plant is shown at its drop position before the layout is updated, in ms. */
const SETTLE_MS = 600

/** The interactive garden: scrolling, selecting and arranging plants. */
export function GardenScene({ stage, layout, visitors, chosen, isArranging, onOpen, onMove, onDone, loopRef }: GardenSceneProps) {
  const t = useMessages(gardenMessages)
  const canvas = useRef<HTMLCanvasElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const press = useRef<Press | undefined>(undefined)
  const gliding = useRef(0)
  const [active, setActive] = useState<string>()
  const [stated, setSpoken] = useState('')
  const [more, setMore] = useState({ left: false, right: false })
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

  // The layout now contains the released plant.
  useEffect(() => {
    if (loopRef.current && !press.current?.isDrag) loopRef.current.held = undefined
  }, [layout, loopRef])
  useEffect(() => () => cancelAnimationFrame(gliding.current), [])

  const world = worldWidth(stage, layout)
  const lookAround = () => {
    const { scrollLeft } = scroller.current!
    const next = { left: scrollLeft > 8, right: scrollLeft < world - stage.width - 8 }
    setMore((now) => (now.left === next.left && now.right === next.right ? now : next))
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- of what the function reads, only this changes how far one can walk
  useEffect(lookAround, [world, stage.width])
  const walk = (way: number) => scroller.current!.scrollBy({ left: way * stage.width * 0.7, behavior: wantsStill() ? 'auto' : 'smooth' })

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
  const cancelPress = (placed: Placed) => {
    const loop = loopRef.current
    const held = loop?.held
    if (!loop || !held) return
    onMove(placed.plant.key, movedTo(layout, placed.plant.bed, held.x, held.y))
    setSpoken(t.scene.moved(plantWords(t, placed.plant)))
    setTimeout(() => loop.held === held && drop(), SETTLE_MS)
  }
  const drop = () => {
    if (!loopRef.current) return
    loopRef.current.held = undefined
    loopRef.current.wake()
  }
  const carry = (started: Press) => {
    const x = started.x + started.grip.x + scroller.current!.scrollLeft
    if (started.plant) hold(started.plant, x / unit, depthAt(stage, started.y + started.grip.y))
  }
  /** Scrolls the garden while a plant is held at the edge of the window. */
  const glide = () => {
    const started = press.current
    const box = scroller.current
    if (!started?.isDrag || !started.plant || !box) return
    const into = started.x < EDGE ? started.x - EDGE : Math.max(0, started.x - stage.width + EDGE)
    if (into !== 0) {
      box.scrollLeft += Math.sign(into) * Math.min(GLIDE, Math.abs(into) / 3)
      carry(started)
    }
    gliding.current = requestAnimationFrame(glide)
  }

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    const { x, y } = at(event)
    const { scrollLeft } = scroller.current!
    const plant = loopRef.current?.plantAt(x, y)
    const grip = plant ? { x: plant.x * unit - scrollLeft - x, y: screenY(stage, plant.y) - y } : { x: 0, y: 0 }
    press.current = { x, y, scroll: scrollLeft, plant, isDrag: false, grip }
    if (isArranging || event.pointerType === 'mouse') scroller.current!.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent) => {
    const started = press.current
    if (!started) return
    const { x, y } = at(event)
    const isFirst = !started.isDrag
    if (isFirst && Math.hypot(x - started.x, y - started.y) < TAP) return
    started.isDrag = true
    if (isArranging && started.plant) {
      Object.assign(started, { x, y })
      carry(started)
      if (!isFirst) return
      setActive(started.plant.plant.key)
      gliding.current = requestAnimationFrame(glide)
    } else if (isArranging || event.pointerType === 'mouse') scroller.current!.scrollLeft = started.scroll - (x - started.x)
  }
  const onPointerUp = () => {
    const started = press.current
    press.current = undefined
    if (!started) return
    if (started.isDrag) {
      if (isArranging && started.plant) cancelPress(started.plant)
      return
    }
    if (!started.plant) return
    setActive(started.plant.plant.key)
    if (!isArranging) onOpen(started.plant.plant.key)
  }
  const onPointerCancel = () => {
    press.current = undefined
    drop()
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
    setSpoken(labelOf(placed))
    see(placed)
  }
  const labelOf = ({ plant }: Placed) => `${plantWords(t, plant)}, ${growthWords(t, plant.growth)}, ${t.beds[plant.bed]}`
  const onKeyDown = (event: KeyboardEvent) => {
    if (!current) return
    const arrow = ARROWS[event.key as keyof typeof ARROWS]
    if (isArranging && arrow) {
      event.preventDefault()
      // The plant stays selected while it moves; steps add up until the key is released.
      setActive(current.plant.key)
      const held = loopRef.current?.held
      const from = held?.key === current.plant.key ? held : current
      hold(current, from.x + arrow[0] * STEP_X, from.y + arrow[1] * STEP_Y)
      see({ ...current, ...loopRef.current?.held })
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
          lookAround()
        }}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerCancel}
      >
        <div className={styles.world} style={{ inlineSize: `${world}px` }}>
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
            data-plant
            aria-label={labelOf(current)}
            aria-describedby="garden-keys"
            onFocus={() => {
              setActive(current.plant.key)
              see(current)
            }}
            onKeyDown={onKeyDown}
            onKeyUp={(event) => isArranging && event.key in ARROWS && cancelPress(current)}
            onBlur={() => isArranging && !press.current && cancelPress(current)}
            onClick={() => (isArranging ? go(inOrder[(inOrder.indexOf(current) + 1) % inOrder.length]) : onOpen(current.plant.key))}
          />
        </>
      )}
      {more.left && (
        <IconButton
          tabIndex={-1}
          className={cx(styles.walk, styles.left)}
          icon={chevronStart}
          label={t.scene.left}
          onClick={() => walk(-1)}
        />
      )}
      {more.right && (
        <IconButton
          tabIndex={-1}
          className={cx(styles.walk, styles.right)}
          icon={chevronEnd}
          label={t.scene.right}
          onClick={() => walk(1)}
        />
      )}
      <p className="visually-hidden" aria-live="polite">
        {stated}
      </p>
    </div>
  )
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const

/** The next plant to a side; for up and down the nearest one that is clearly farther or nearer. */
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
