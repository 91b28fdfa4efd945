import { useMessages } from '#platform/web/i18n/messages.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { undo as undoIcon } from '#platform/web/ui/icons/actions.ts'
import { minus, more, plus } from '#platform/web/ui/icons/controls.ts'
import { LazyMenu } from '#platform/web/ui/LazyMenu.tsx'
import type { useView } from '../canvas/use-view.ts'
import { magnet, redo as redoIcon, whole } from '../core/icons.ts'
import { editorMessages } from './messages.ts'
import type { Wanted } from './ToolBar.tsx'
import type { Editor } from '../state/use-editor.ts'
import styles from './Workbench.module.css'

const STEP = 1.3

type Props = {
  editor: Editor
  viewing: ReturnType<typeof useView>
  isCanvas: boolean
  isSnapping: boolean
  onSnap: (isSnapping: boolean) => void
  onOpen: (wanted: Wanted) => void
  onRemove: () => void
}

/** Undo, redo, zoom, and the menu of page actions. */
export function TopBar({ editor, viewing, isCanvas, isSnapping, onSnap, onOpen, onRemove }: Props) {
  const t = useMessages(editorMessages)
  const { undo, redo, canUndo, canRedo } = editor
  return (
    <div className={styles.top}>
      <IconButton icon={undoIcon} label={t.undo} aria-keyshortcuts="Control+Z" aria-disabled={!canUndo} onClick={undo} />
      <IconButton icon={redoIcon} label={t.redo} aria-keyshortcuts="Control+Shift+Z" aria-disabled={!canRedo} onClick={redo} />
      {isCanvas && (
        <>
          <IconButton className={styles.zoom} icon={minus} label={t.zoomOut} onClick={() => viewing.zoomAt(1 / STEP)} />
          <IconButton icon={whole} label={t.whole} onClick={viewing.showWhole} />
          <IconButton className={styles.zoom} icon={plus} label={t.zoomIn} onClick={() => viewing.zoomAt(STEP)} />
          <IconButton icon={magnet} label={t.snap} pressed={isSnapping} onClick={() => onSnap(!isSnapping)} />
        </>
      )}
      <LazyMenu
        trigger={<IconButton icon={more} label={t.more} />}
        entries={[
          { label: t.pagePaper, onSelect: () => onOpen('page') },
          { label: t.png, onSelect: () => onOpen('save') },
          'line',
          { label: t.deletePage, onSelect: onRemove, destructive: true },
        ]}
      />
    </div>
  )
}
