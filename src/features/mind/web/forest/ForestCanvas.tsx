import { useCallback, useEffect, useImperativeHandle, useRef, useState, type KeyboardEvent, type PointerEvent, type Ref } from 'react'
import { PRODUCT_NAME } from '#platform/contract/product.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import type { Domain } from '../../games/core/catalog.ts'
import type { Forest, Tree } from '../../forest.ts'
import { mindMessages } from '../core/messages.ts'
import styles from './Forest.module.css'
import { ForestPainter, tallOf } from './painter.ts'
import { cameraFor, clampCamera, startCamera, treeAt, type Place, type View } from './view.ts'

export type ForestHandle = { walkTo: (domain: Domain) => void; picture: (caption: string) => Promise<Blob> }

interface ForestCanvasProps {
  forest: Forest
  place: Place
  /** Description of the scene for screen readers. */
  label: string
  chosen: string | undefined
  nameOf: (tree: Tree) => string
  onChoose: (tree: Tree) => void
  ref?: Ref<ForestHandle>
}

const wantsStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
/** Limit of the device pixel ratio: beyond it, a phone renders detail that nobody can see. */
const MOST_RATIO = 2
/** A pointer that moves less than this is a press, not a drag. */
const SLACK = 7

/** The forest as a scrollable scene: drag, wheel or arrow keys; a press on a tree, or Enter, opens it. */
export function ForestCanvas({ forest, place, label, chosen, nameOf, onChoose, ref }: ForestCanvasProps) {
  const t = useMessages(mindMessages).forest
  const canvas = useRef<HTMLCanvasElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const state = useRef({ view: { width: 0, height: 0, camera: 0 } as View, goal: 0, isMoving: false, dirty: true })
  const painter = useRef<ForestPainter | null>(null)
  const drag = useRef<{ x: number; camera: number; moved: boolean } | null>(null)
  const [isDrawn, setIsDrawn] = useState(false)
  const [at, setAt] = useState<string>()
  const latest = useRef({ forest, chosen })
  latest.current = { forest, chosen: chosen ?? at }

  useEffect(() => {
    painter.current = new ForestPainter(place)
    state.current.dirty = true
  }, [place])
  useEffect(() => {
    state.current.dirty = true
  }, [forest, chosen, at])

  useEffect(() => {
    const element = canvas.current
    const pen = element?.getContext('2d')
    if (!element || !pen) return
    const isStill = wantsStill()
    let handle = 0
    let isSeen = true
    let first = true
    let moved = 0
    const startedAt = performance.now()
    const fit = () => {
      const { clientWidth: width, clientHeight: height } = frame.current!
      const ratio = Math.min(MOST_RATIO, devicePixelRatio || 1)
      const { view } = state.current
      if (width === view.width && height === view.height) return
      element.width = Math.round(width * ratio)
      element.height = Math.round(height * ratio)
      state.current.view = { ...view, width, height }
      if (first) {
        state.current.view.camera = startCamera(latest.current.forest, state.current.view)
      }
      state.current.view.camera = clampCamera(state.current.view)
      state.current.goal = state.current.view.camera
      state.current.dirty = true
      first = false
    }
    const draw = (time: number) => {
      handle = requestAnimationFrame(draw)
      const current = state.current
      const step = current.goal - current.view.camera
      if (!drag.current && Math.abs(step) > 0.4) {
        current.view.camera += isStill ? step : step * 0.14
        current.dirty = true
      }
      if (painter.current!.sprites.isWaiting && painter.current!.sprites.work(7)) current.dirty = true
      // Motes move at most 30 times per second; scrolling updates every frame.
      const isMote = !isStill && time - moved >= 32
      if (!isSeen || (!current.dirty && !isMote)) return
      moved = time
      painter.current!.draw(pen, latest.current.forest, current.view, {
        ratio: element.width / current.view.width,
        t: isStill ? 0 : (time - startedAt) / 1000,
        chosen: latest.current.chosen,
      })
      current.dirty = false
      setIsDrawn(true)
    }
    fit()
    const sizes = new ResizeObserver(fit)
    sizes.observe(frame.current!)
    const eyes = new IntersectionObserver(([entry]) => (isSeen = entry!.isIntersecting))
    eyes.observe(element)
    handle = requestAnimationFrame(draw)
    return () => {
      cancelAnimationFrame(handle)
      sizes.disconnect()
      eyes.disconnect()
    }
  }, [])

  const walk = useCallback((camera: number) => {
    state.current.goal = clampCamera({ ...state.current.view, camera })
  }, [])

  useImperativeHandle(
    ref,
    () => ({
      walkTo: (domain) => walk(cameraFor(state.current.view, domain)),
      picture: (caption) => pictureOf(painter.current!, latest.current.forest, state.current.view, caption),
    }),
    [walk],
  )

  const placeOf = (event: PointerEvent) => {
    const box = frame.current!.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const onDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    drag.current = { x: event.clientX, camera: state.current.view.camera, moved: false }
  }
  const onMove = (event: PointerEvent<HTMLDivElement>) => {
    const held = drag.current
    if (!held) return
    const by = event.clientX - held.x
    if (!held.moved && Math.abs(by) < SLACK) return
    if (!held.moved) frame.current!.setPointerCapture(event.pointerId)
    held.moved = true
    state.current.view.camera = state.current.goal = clampCamera({ ...state.current.view, camera: held.camera - by })
    state.current.dirty = true
  }
  const onUp = (event: PointerEvent<HTMLDivElement>) => {
    const held = drag.current
    drag.current = null
    if (!held || held.moved) return
    const { x, y } = placeOf(event)
    const tree = treeAt(painter.current?.visible ?? [], x, y, tallOf)
    if (tree) onChoose(tree)
  }
  const trees = forest.groves.flatMap((grove) => grove.trees)
  const onKey = (event: KeyboardEvent) => {
    const here = trees.findIndex(({ key }) => key === at)
    if (event.key === 'Enter' || event.key === ' ') {
      if (trees[here]) onChoose(trees[here])
    } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      const by = (event.key === 'ArrowRight') === (document.dir !== 'rtl') ? 1 : -1
      if (trees.length === 0) walk(state.current.goal + by * 160)
      else {
        const next = trees[(here + by + trees.length) % trees.length]!
        setAt(next.key)
        walk(cameraFor(state.current.view, next.domain))
      }
    } else return
    event.preventDefault()
  }
  const named = trees.find(({ key }) => key === at)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application of its own: a canvas to walk in
    <div
      ref={frame}
      className={styles.frame}
      role="application"
      aria-label={label}
      aria-describedby="forest-hint"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys walk here
      tabIndex={0}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={() => (drag.current = null)}
      onWheel={(event) => Math.abs(event.deltaX) > Math.abs(event.deltaY) && walk(state.current.goal + event.deltaX)}
      onKeyDown={onKey}
    >
      <canvas ref={canvas} className={styles.canvas} data-drawn={isDrawn || undefined} aria-hidden="true" />
      <span id="forest-hint" className="visually-hidden">
        {t.hint}
      </span>
      <span className="visually-hidden" aria-live="polite">
        {named && `${nameOf(named)}, ${t.rings(named.rings)}`}
      </span>
    </div>
  )
}

/** The current view as an image of 1600 × 900, with a caption. */
async function pictureOf(painter: ForestPainter, forest: Forest, view: View, caption: string): Promise<Blob> {
  const image = document.createElement('canvas')
  image.width = 1600
  image.height = 900
  const pen = image.getContext('2d')!
  const large: View = { width: 1600, height: 830, camera: 0 }
  const middle = view.camera + view.width / 2
  large.camera = clampCamera({ ...large, camera: middle - large.width / 2 })
  painter.draw(pen, forest, large, { ratio: 1, t: 0 })
  // Renders the sprites that the wider view requested, then draws the image again with them.
  while (painter.sprites.isWaiting) painter.sprites.work(50)
  painter.draw(pen, forest, large, { ratio: 1, t: 0 })
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.fillStyle = '#0c211d'
  pen.fillRect(0, 830, 1600, 70)
  pen.fillStyle = '#e9f1df'
  pen.font = '500 30px "Fernwell Display", Georgia, serif'
  pen.fillText(caption, 40, 876)
  pen.textAlign = 'right'
  pen.globalAlpha = 0.7
  pen.fillText(PRODUCT_NAME, 1560, 876)
  return new Promise((resolve, reject) => image.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('toBlob'))), 'image/png'))
}
