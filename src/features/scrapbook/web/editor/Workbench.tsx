import type Konva from 'konva'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { useMediaQuery } from '#platform/web/ui/use-media-query.ts'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { setting } from '../../core/edits.ts'
import type { Item } from '../../core/page.ts'
import type { Records } from '../../core/merge.ts'
import { CanvasStage, type Tool } from '../canvas/CanvasStage.tsx'
import { sizeOf } from '../canvas/PageArt.tsx'
import type { PenSettings } from '../canvas/use-pen.ts'
import { useView } from '../canvas/use-view.ts'
import { coreMessages } from '../core/messages.ts'
import { pictureUrl } from '../data/pictures.ts'
import { ListView } from './ListView.tsx'
import { SaveDialog } from '../output/SaveDialog.tsx'
import { maskOf } from '../tools/cut-out.ts'
import { editorMessages } from './messages.ts'
import { PagePanel } from './PagePanel.tsx'
import { PenBar } from './PenBar.tsx'
import { PhotoSheet } from './PhotoSheet.tsx'
import { Properties } from './Properties.tsx'
import { propMessages } from './prop-messages.ts'
import { StickerSheet } from './StickerSheet.tsx'
import { TemplateSheet } from './TemplateSheet.tsx'
import { ToolBar, type Wanted } from './ToolBar.tsx'
import { TopBar } from './TopBar.tsx'
import { filesIn, useAdding } from './use-adding.ts'
import { useEditor } from '../state/use-editor.ts'
import { useKeys } from './use-keys.ts'
import styles from './Workbench.module.css'

const full = (id: string) => pictureUrl(id, 'full')

/** The page editor: canvas or list, tools, and the properties of the selection. */
export default function Workbench({ id, page: base }: { id: string; page: Records }) {
  const t = useMessages(editorMessages)
  const p = useMessages(propMessages)
  const c = useMessages(coreMessages)
  const navigate = useNavigate()
  const isWide = useMediaQuery('(min-width: 64rem)')
  const editor = useEditor(id, base)
  const { about, items, add, act, select, selection, setPage } = editor
  const [shown, setShown] = useState<'canvas' | 'list'>('canvas')
  const [tool, setTool] = useState<Tool>('select')
  const [cutting, setCutting] = useState<string>()
  const [pen, setPen] = useState<PenSettings>({ pen: 'pen', width: 6, colour: '#2d3a33' })
  const [isSnapping, setSnapping] = useState(true)
  const [open, setOpen] = useState<Wanted | 'properties'>()
  const room = useRef<HTMLDivElement>(null)
  const stage = useRef<Konva.Stage>(null)
  const viewing = useView(room, sizeOf(about), shown === 'canvas')
  const { view, size } = viewing
  const [pageWidth, pageHeight] = sizeOf(about)

  /** The place of new objects: the middle of the visible part of the page. */
  const middle = useCallback(() => {
    const clamp = (value: number, most: number) => Math.round(Math.min(most * 0.8, Math.max(most * 0.2, value)))
    if (size.width === 0) return { x: pageWidth / 2, y: pageHeight / 2 }
    return { x: clamp((size.width / 2 - view.x) / view.scale, pageWidth), y: clamp((size.height / 2 - view.y) / view.scale, pageHeight) }
  }, [size, view, pageWidth, pageHeight])
  const { addFiles, place } = useAdding(editor, middle)
  const openItem = useCallback(
    (item: Item) => {
      select([item.id])
      setOpen('properties')
    },
    [select],
  )
  useKeys(editor, shown === 'canvas')

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = filesIn(event.clipboardData)
      if (files.length === 0 || (event.target instanceof HTMLElement && event.target.closest('input, textarea'))) return
      event.preventDefault()
      void addFiles(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [addFiles])

  const startCutOut = (item: Item) => {
    setOpen(undefined)
    setShown('canvas')
    setCutting(item.id)
    setTool('lasso')
  }
  const endCutOut = (points: readonly number[]) => {
    const photo = items.find((item) => item.id === cutting)
    setTool('select')
    setCutting(undefined)
    if (!photo) return
    const mask = maskOf(photo, points)
    if (mask.length >= 6) act(setting([photo.id], { mask }))
  }
  const choose = (wanted: Wanted) => {
    if (wanted === 'select' || wanted === 'several' || wanted === 'pen') {
      setTool(wanted)
      if (wanted === 'pen') select([])
      return
    }
    setTool('select')
    setOpen(wanted)
  }
  const removePage = () => {
    setPage({ deleted: true })
    toast({ title: t.deletedPage, action: { label: c.undo, onPress: () => setPage({ deleted: false }) } })
    void navigate(about.book ? `/my-scrapbook/books/${about.book}` : '/my-scrapbook')
  }
  const properties = <Properties editor={editor} onCutOut={startCutOut} />
  return (
    <div className={styles.bench} data-area="journal">
      <header className={styles.head}>
        <BackLink to={about.book ? `/my-scrapbook/books/${about.book}` : '/my-scrapbook'}>{t.toBook}</BackLink>
        <h1 tabIndex={-1} className={styles.title}>
          {about.title || t.page}
        </h1>
        <SegmentedControl
          label={t.views}
          value={shown}
          options={[
            { value: 'canvas', label: t.asCanvas },
            { value: 'list', label: t.asList },
          ]}
          onChange={setShown}
        />
        <TopBar
          editor={editor}
          viewing={viewing}
          isCanvas={shown === 'canvas'}
          isSnapping={isSnapping}
          onSnap={setSnapping}
          onOpen={setOpen}
          onRemove={removePage}
        />
      </header>
      <div className={styles.middle}>
        {shown === 'canvas' ? (
          <div
            ref={room}
            className={styles.room}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              void addFiles(filesIn(event.dataTransfer))
            }}
          >
            <CanvasStage
              editor={editor}
              tool={tool}
              pen={pen}
              isSnapping={isSnapping}
              pictureUrl={full}
              room={room}
              viewing={viewing}
              label={t.canvas(items.length)}
              onOpen={openItem}
              onLasso={endCutOut}
              stageRef={stage}
            />
            {tool === 'lasso' && (
              <p className={styles.lassoHint} role="status">
                {t.lassoHint}
              </p>
            )}
          </div>
        ) : (
          <ListView editor={editor} onEdit={openItem} />
        )}
        {isWide && <aside className={styles.panel}>{properties}</aside>}
      </div>
      {tool === 'pen' && shown === 'canvas' && <PenBar pen={pen} onChange={setPen} onDone={() => setTool('select')} />}
      <ToolBar
        editor={editor}
        tool={tool}
        isCanvas={shown === 'canvas'}
        middle={middle}
        onChoose={choose}
        onEdit={!isWide && selection.length > 0 ? () => setOpen('properties') : undefined}
      />
      {open === 'properties' && !isWide && selection.length > 0 && (
        <Sheet onClose={() => setOpen(undefined)} title={p.title}>
          {properties}
        </Sheet>
      )}
      {open === 'sticker' && <StickerSheet at={middle()} onAdd={(item) => add([item])} onClose={() => setOpen(undefined)} />}
      {open === 'photo' && (
        <PhotoSheet
          onFiles={(files) => void addFiles(files)}
          onPicture={({ id: picture, width, height }) => {
            setOpen(undefined)
            place(picture, width, height)
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'save' && <SaveDialog title={about.title || t.page} pages={[editor.page]} onClose={() => setOpen(undefined)} />}
      {open === 'template' && <TemplateSheet editor={editor} onClose={() => setOpen(undefined)} />}
      {open === 'page' && <PagePanel editor={editor} onClose={() => setOpen(undefined)} />}
    </div>
  )
}
