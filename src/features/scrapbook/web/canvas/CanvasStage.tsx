import type Konva from 'konva'
import type { KonvaEventObject } from 'konva/lib/Node.js'
import { memo, useCallback, useEffect, useRef, useState, type Ref, type RefObject } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import type { Fields } from '../../core/fields.ts'
import { boundsOf, type Item } from '../../core/page.ts'
import type { Editor } from '../state/use-editor.ts'
import { canvasMessages } from './messages.ts'
import { textHeight } from './measure-text.ts'
import { ItemArt } from './ItemArt.tsx'
import { Group, Layer, Line, Rect, Shape, Stage, Transformer } from './konva.ts'
import { PaperArt, sizeOf } from './PageArt.tsx'
import type { PictureUrl } from './PhotoArt.tsx'
import { freezeStill } from './still.ts'
import { snapped, type Guide } from './snap.ts'
import { outline, penLook } from './stroke.ts'
import { usePen, type PenSettings } from './use-pen.ts'
import { useFingers } from './use-fingers.ts'
import type { useView } from './use-view.ts'
import styles from './Canvas.module.css'

export type Tool = 'select' | 'several' | 'pen' | 'lasso'

type Props = {
  editor: Editor
  tool: Tool
  pen: PenSettings
  isSnapping: boolean
  pictureUrl: PictureUrl
  room: RefObject<HTMLDivElement | null>
  viewing: ReturnType<typeof useView>
  label: string
  onOpen: (item: Item) => void
  onLasso: (points: readonly number[]) => void
  stageRef?: Ref<Konva.Stage>
}

/** Compares guides, so that unchanged ones cause no new render. */
const isSame = (a: readonly Guide[], b: readonly Guide[]) =>
  a.length === b.length && a.every(({ axis, at }, place) => axis === b[place]!.axis && at === b[place]!.at)

const round = (value: number) => Math.round(value * 10) / 10
/** Angles that a rotated object snaps to. */
const RESTS = [0, 45, 90, 135, 180, 225, 270, 315]

/** The interactive page: select, drag, rotate, draw, pinch. */
export function CanvasStage({ editor, tool, pen, isSnapping, pictureUrl, room, viewing, label, onOpen, onLasso, stageRef }: Props) {
  useMessages(canvasMessages)
  const { items, about, chosen, selection, select, act, add } = editor
  const { view, size, zoomAt, panBy } = viewing
  const page = sizeOf(about)
  const nodes = useRef(new Map<string, Konva.Group>())
  const transformer = useRef<Konva.Transformer>(null)
  const [guides, setGuides] = useState<readonly Guide[]>([])
  const latest = useRef({ items, chosen, view, isSnapping, page, size })
  useEffect(() => {
    latest.current = { items, chosen, view, isSnapping, page, size }
  })

  const toPage = useCallback(
    (event: PointerEvent) => {
      const box = room.current!.getBoundingClientRect()
      const { view: at } = latest.current
      return { x: (event.clientX - box.left - at.x) / at.scale, y: (event.clientY - box.top - at.y) / at.scale }
    },
    [room],
  )
  const isPen = tool === 'pen'
  const isDrawingTool = isPen || tool === 'lasso'
  const drawing = usePen({
    settings: pen,
    toPage,
    onStroke: (item) => {
      if (isPen) add([item], { isSelected: false })
    },
  })
  // Without an active pen, one finger outside all objects pans the page.
  const panFrom = useRef<{ x: number; y: number }>(undefined)
  const panStart = (event: KonvaEventObject<TouchEvent>) => {
    const touch = event.evt.touches[0]
    const isBeside = event.target === event.target.getStage()
    panFrom.current =
      touch && isBeside && !isDrawingTool && event.evt.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined
  }
  const pan = (event: KonvaEventObject<TouchEvent>) => {
    const touch = event.evt.touches[0]
    const from = panFrom.current
    if (!touch || !from) return
    panFrom.current = { x: touch.clientX, y: touch.clientY }
    panBy(touch.clientX - from.x, touch.clientY - from.y)
  }
  const lasso = useRef<number[]>([])
  const [lassoShown, setLassoShown] = useState<readonly number[]>()

  useFingers({
    room,
    zoomAt,
    panBy,
    draw: isDrawingTool
      ? {
          down: (event) => {
            if (isPen) return drawing.down(event)
            const { x, y } = toPage(event)
            lasso.current = [x, y]
          },
          move: (event) => {
            if (isPen) return drawing.move(event)
            if (lasso.current.length === 0) return
            const { x, y } = toPage(event)
            lasso.current.push(x, y)
            setLassoShown([...lasso.current])
          },
          end: () => {
            if (isPen) return drawing.end()
            const points = lasso.current
            lasso.current = []
            setLassoShown(undefined)
            if (points.length >= 12) onLasso(points)
          },
          cancel: () => {
            drawing.cancel()
            lasso.current = []
            setLassoShown(undefined)
          },
        }
      : undefined,
    onPinch: () => {
      panFrom.current = undefined
      for (const node of nodes.current.values()) if (node.isDragging()) node.stopDrag()
    },
  })

  // The handles surround the selected objects that are not locked.
  useEffect(() => {
    const free = selection.filter(({ locked }) => !locked).flatMap(({ id }) => nodes.current.get(id) ?? [])
    transformer.current?.nodes(isDrawingTool ? [] : free)
    transformer.current?.getLayer()?.batchDraw()
  }, [selection, isDrawingTool])

  const press = useCallback(
    (id: string, event: KonvaEventObject<MouseEvent | TouchEvent>) => {
      const isMore = tool === 'several' || ('shiftKey' in event.evt && (event.evt.shiftKey || event.evt.metaKey || event.evt.ctrlKey))
      const before = latest.current.chosen
      if (!isMore) return before.has(id) ? undefined : select([id])
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      select(next)
    },
    [tool, select],
  )

  const objects = useRef<Konva.Group>(null)
  const drag = useRef<{ id: string; from: ReadonlyMap<string, { x: number; y: number }>; thaw: () => void }>(undefined)
  useEffect(() => () => drag.current?.thaw(), [])
  const dragStart = useCallback((id: string) => {
    const moved = latest.current.chosen.has(id) ? [...latest.current.chosen] : [id]
    const from = new Map(moved.flatMap((one) => (nodes.current.has(one) ? [[one, nodes.current.get(one)!.position()] as const] : [])))
    drag.current = { id, from, thaw: objects.current ? freezeStill(objects.current, new Set(from.keys()), latest.current.size) : () => {} }
  }, [])
  const dragMove = useCallback((id: string) => {
    const { current } = drag
    const node = nodes.current.get(id)
    const start = current?.from.get(id)
    if (!current || !node || !start) return
    const { items: all, isSnapping: snaps, page: sheet } = latest.current
    const item = all.find((one) => one.id === id)
    if (snaps && item) {
      const box = boundsOf({ ...item, x: node.x() - item.w / 2, y: node.y() - item.h / 2 })
      const others = all.filter((one) => !current.from.has(one.id))
      const { dx, dy, guides: lines } = snapped(box, others, sheet)
      node.position({ x: node.x() + dx, y: node.y() + dy })
      setGuides((before) => (isSame(before, lines) ? before : lines))
    }
    for (const [other, at] of current.from) {
      if (other === id || all.find((one) => one.id === other)?.locked) continue
      nodes.current.get(other)?.position({ x: at.x + node.x() - start.x, y: at.y + node.y() - start.y })
    }
  }, [])
  const dragEnd = useCallback(() => {
    const { current } = drag
    drag.current = undefined
    setGuides([])
    if (!current) return
    current.thaw()
    const edit = new Map<string, Fields>()
    for (const [id] of current.from) {
      const [node, item] = [nodes.current.get(id), latest.current.items.find((one) => one.id === id)]
      if (node && item && !item.locked) edit.set(id, { x: round(node.x() - item.w / 2), y: round(node.y() - item.h / 2) })
    }
    act(edit)
  }, [act])

  const transformEnd = useCallback(() => {
    const edit = new Map<string, Fields>()
    for (const node of transformer.current?.nodes() ?? []) {
      const item = latest.current.items.find(({ id }) => id === node.id())
      if (!item) continue
      edit.set(item.id, transformed(item, node as Konva.Group))
      node.scale({ x: 1, y: 1 })
    }
    act(edit)
  }, [act])

  const register = useCallback((id: string, node: Konva.Group | null) => {
    if (node) nodes.current.set(id, node)
    else {
      nodes.current.delete(id)
      // Another device deleted the dragged object, so no drag-end event follows.
      if (drag.current?.id === id) {
        drag.current.thaw()
        drag.current = undefined
        setGuides([])
      }
    }
  }, [])

  const liveLook = penLook(pen.pen)
  return (
    <div className={styles.stage} role="img" aria-label={label}>
      <Stage
        ref={stageRef as never}
        width={size.width}
        height={size.height}
        onMouseDown={(event) => !isDrawingTool && event.target === event.target.getStage() && select([])}
        onTap={(event) => !isDrawingTool && event.target === event.target.getStage() && select([])}
        onTouchStart={panStart}
        onTouchMove={pan}
        onTouchEnd={() => (panFrom.current = undefined)}
      >
        <Layer x={view.x} y={view.y} scaleX={view.scale} scaleY={view.scale}>
          <Rect width={page[0]} height={page[1]} fill="#fff" shadowColor="#000" shadowBlur={30} shadowOpacity={0.25} listening={false} />
          <Group ref={objects as never} clipX={0} clipY={0} clipWidth={page[0]} clipHeight={page[1]} listening={!isDrawingTool}>
            <PaperArt format={about.format} paper={about.paper} colour={about.colour} />
            {items.map((item) => (
              <ItemNode
                key={item.id}
                item={item}
                pictureUrl={pictureUrl}
                isFree={!isDrawingTool && tool === 'select'}
                onPress={press}
                onOpen={onOpen}
                onRegister={register}
                onDragStart={dragStart}
                onDragMove={dragMove}
                onDragEnd={dragEnd}
              />
            ))}
          </Group>
        </Layer>
        <Layer x={view.x} y={view.y} scaleX={view.scale} scaleY={view.scale}>
          {drawing.live && isPen && (
            <Shape
              listening={false}
              sceneFunc={(context) => {
                const raw = (context as unknown as { _context: CanvasRenderingContext2D })._context
                raw.save()
                raw.globalAlpha = liveLook.opacity
                raw.fillStyle = pen.colour
                raw.fill(outline(drawing.live!, pen.width, pen.pen, false))
                raw.restore()
              }}
            />
          )}
          {lassoShown && (
            <Line points={[...lassoShown]} closed stroke="#2d5a3a" strokeWidth={2 / view.scale} dash={[8, 6]} listening={false} />
          )}
          {selection
            .filter(({ locked }) => locked)
            .map((item) => (
              <Rect key={item.id} {...boundsProps(item)} stroke="#8a6a2a" strokeWidth={2 / view.scale} dash={[6, 5]} listening={false} />
            ))}
          {guides.map(({ axis, at }) => (
            <Line
              key={`${axis} ${at}`}
              points={axis === 'x' ? [at, -40, at, page[1] + 40] : [-40, at, page[0] + 40, at]}
              stroke="#c2417c"
              strokeWidth={1.5 / view.scale}
              listening={false}
            />
          ))}
          <Transformer
            ref={transformer as never}
            rotationSnaps={isSnapping ? RESTS : []}
            rotationSnapTolerance={4}
            anchorSize={16}
            anchorCornerRadius={8}
            borderStroke="#2d5a3a"
            anchorStroke="#2d5a3a"
            keepRatio
            flipEnabled={false}
            enabledAnchors={anchorsOf(selection)}
            boundBoxFunc={(before, after) => (Math.abs(after.width) < 12 || Math.abs(after.height) < 12 ? before : after)}
            onTransformEnd={transformEnd}
          />
        </Layer>
      </Stage>
    </div>
  )
}

const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right']
const SIDES = ['middle-left', 'middle-right', 'top-center', 'bottom-center']

/** Some kinds can be stretched to one side, others retain their aspect ratio. */
function anchorsOf(selection: readonly Item[]): string[] {
  if (selection.length !== 1) return CORNERS
  const { kind } = selection[0]!
  if (kind === 'text') return [...CORNERS, 'middle-left', 'middle-right']
  return kind === 'sticker' || kind === 'stamp' ? CORNERS : [...CORNERS, ...SIDES]
}

function boundsProps(item: Item) {
  const { x, y, w, h } = boundsOf(item)
  return { x, y, width: w, height: h }
}

/** The fields of an object after a resize or rotation by its handles. */
function transformed(item: Item, node: Konva.Group): Fields {
  const [sx, sy] = [Math.abs(node.scaleX()), Math.abs(node.scaleY())]
  const [w, h] = [Math.max(4, round(item.w * sx)), Math.max(4, round(item.h * sy))]
  const rotation = round(((node.rotation() % 360) + 360) % 360)
  const fields: Fields = { x: round(node.x() - w / 2), y: round(node.y() - h / 2), w, h, rotation }
  // A corner handle scales the text; a side handle changes the line width.
  if (item.kind !== 'text') return fields
  if (Math.abs(sx - sy) < 0.01) fields.fontSize = Math.max(6, Math.min(600, round((item.fontSize ?? 40) * sx)))
  fields.h = textHeight({ ...item, ...fields, w })
  return fields
}

type NodeProps = {
  item: Item
  pictureUrl: PictureUrl
  isFree: boolean
  onPress: (id: string, event: KonvaEventObject<MouseEvent | TouchEvent>) => void
  onOpen: (item: Item) => void
  onRegister: (id: string, node: Konva.Group | null) => void
  onDragStart: (id: string) => void
  onDragMove: (id: string) => void
  onDragEnd: () => void
}

const ItemNode = memo(function ItemNode(props: NodeProps) {
  const { item, pictureUrl, isFree, onPress, onOpen, onRegister, onDragStart, onDragMove, onDragEnd } = props
  const { id, x, y, w, h, rotation } = item
  const ref = useCallback((node: Konva.Group | null) => onRegister(id, node), [id, onRegister])
  return (
    <Group
      ref={ref as never}
      id={id}
      x={x + w / 2}
      y={y + h / 2}
      offsetX={w / 2}
      offsetY={h / 2}
      rotation={rotation}
      draggable={isFree && !item.locked}
      onMouseDown={(event) => onPress(id, event)}
      onTap={(event) => onPress(id, event)}
      onDblClick={() => onOpen(item)}
      onDblTap={() => onOpen(item)}
      onDragStart={() => onDragStart(id)}
      onDragMove={() => onDragMove(id)}
      onDragEnd={onDragEnd}
    >
      <ItemArt item={item} pictureUrl={pictureUrl} />
    </Group>
  )
})
