import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Slider } from '#platform/web/ui/Slider.tsx'
import type { PenSettings } from '../canvas/use-pen.ts'
import { PENS } from '../../core/kinds.ts'
import { ColourChoice } from './ColourChoice.tsx'
import { editorMessages } from './messages.ts'
import styles from './Workbench.module.css'

/** Settings of the active pen. */
export function PenBar({ pen, onChange, onDone }: { pen: PenSettings; onChange: (pen: PenSettings) => void; onDone: () => void }) {
  const t = useMessages(editorMessages)
  return (
    <div className={styles.penBar} role="group" aria-label={t.pen.title}>
      <SegmentedControl
        label={t.pen.kind}
        value={pen.pen as (typeof PENS)[number]}
        options={PENS.map((value) => ({ value, label: t.pen.kinds[value] }))}
        onChange={(kind) => onChange({ ...pen, pen: kind })}
      />
      <label className={styles.penWidth}>
        <span>{t.pen.width}</span>
        <Slider label={t.pen.width} min={1} max={40} value={pen.width} onChange={(width) => onChange({ ...pen, width })} />
      </label>
      <ColourChoice label={t.pen.colour} value={pen.colour} onChange={(colour) => onChange({ ...pen, colour })} />
      <Button size="sm" onClick={onDone}>
        {t.pen.done}
      </Button>
      <p className="note">{t.pen.hint}</p>
    </div>
  )
}
