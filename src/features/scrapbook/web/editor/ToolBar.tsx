import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { edit, trash } from '#platform/web/ui/icons/actions.ts'
import { image } from '#platform/web/ui/icons/capture.ts'
import { flower } from '#platform/web/ui/icons/choices.ts'
import { LazyMenu } from '#platform/web/ui/LazyMenu.tsx'
import { useToday } from '#platform/web/session/use-today.ts'
import type { Tool } from '../canvas/CanvasStage.tsx'
import { letter, pen as penIcon, pointer, several, tape } from '../core/icons.ts'
import { newPaper, newStamp, newTape, newText } from '../tools/new-items.ts'
import { editorMessages } from './messages.ts'
import { propMessages } from './prop-messages.ts'
import type { Editor } from '../state/use-editor.ts'
import { useOwnData } from './use-own-data.ts'
import styles from './Workbench.module.css'

export type Wanted = 'select' | 'several' | 'pen' | 'photo' | 'sticker' | 'page' | 'template' | 'save'

type Props = {
  editor: Editor
  tool: Tool
  isCanvas: boolean
  middle: () => { x: number; y: number }
  onChoose: (wanted: Wanted) => void
  onEdit: (() => void) | undefined
}

/** The tools, where a thumb reaches them. */
export function ToolBar({ editor, tool, isCanvas, middle, onChoose, onEdit }: Props) {
  const t = useMessages(editorMessages)
  const p = useMessages(propMessages)
  const today = useToday()
  const { add, selection, remove } = editor
  const own = useOwnData(editor, middle)
  return (
    <div className={styles.tools} role="toolbar" aria-label={t.tools}>
      {onEdit && (
        <span className={styles.chosen}>
          <Button size="sm" icon={edit} onClick={onEdit}>
            {p.edit}
          </Button>
          <IconButton icon={trash} label={p.remove} onClick={() => remove(selection.map(({ id }) => id))} />
        </span>
      )}
      {isCanvas && (
        <>
          <IconButton icon={pointer} label={t.tool.select} pressed={tool === 'select'} onClick={() => onChoose('select')} />
          <IconButton icon={several} label={t.tool.several} pressed={tool === 'several'} onClick={() => onChoose('several')} />
          <IconButton icon={penIcon} label={t.tool.pen} pressed={tool === 'pen'} onClick={() => onChoose('pen')} />
        </>
      )}
      <IconButton icon={letter} label={t.tool.text} onClick={() => add([newText(middle(), t.newText)])} />
      <IconButton icon={image} label={t.tool.photo} onClick={() => onChoose('photo')} />
      <IconButton icon={flower} label={t.tool.sticker} onClick={() => onChoose('sticker')} />
      <LazyMenu
        trigger={<IconButton icon={tape} label={t.tool.more} aria-busy={own.isBusy} />}
        entries={[
          { label: t.add.tape, onSelect: () => add([newTape(middle())]) },
          { label: t.add.paper, onSelect: () => add([newPaper(middle())]) },
          { label: t.add.stamp, onSelect: () => add([newStamp(middle(), today)]) },
          'line',
          { label: t.add.mood, onSelect: () => void own.addMoods() },
          { label: t.add.grown, onSelect: () => void own.addGrown() },
          { label: t.add.route, onSelect: () => void own.addRoute() },
          'line',
          { label: t.templates, onSelect: () => onChoose('template') },
          { label: t.add.week, onSelect: () => void own.fillWeek() },
        ]}
      />
    </div>
  )
}
