import { useMessages } from '#platform/web/i18n/messages.ts'
import { propMessages } from './prop-messages.ts'
import styles from './Properties.module.css'

const COLOURS = ['#2d3a33', '#22334a', '#7a2f3b', '#c26b2f', '#e6c97a', '#7f9a5b', '#6f9fb0', '#b98ac0', '#fdfaf0', '#ffffff']

/** A palette of matching colours, and a free choice. */
export function ColourChoice({ label, value, onChange }: { label: string; value: string; onChange: (colour: string) => void }) {
  const t = useMessages(propMessages)
  return (
    <fieldset className={styles.colours}>
      <legend>{label}</legend>
      {COLOURS.map((colour) => (
        <label key={colour} className={styles.colour} style={{ '--swatch': colour } as React.CSSProperties}>
          <input type="radio" name={label} checked={value === colour} onChange={() => onChange(colour)} />
          <span className="visually-hidden">{t.colours[colour]}</span>
        </label>
      ))}
      <label className={styles.other}>
        <span className="visually-hidden">{t.ownColour}</span>
        <input type="color" value={value} onChange={(event) => onChange(event.target.value)} title={t.ownColour} />
      </label>
    </fieldset>
  )
}
