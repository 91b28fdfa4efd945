import { useId } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { activityIcons } from './activity-icons.ts'
import { iconNames } from './icon-names.ts'
import styles from './IconPicker.module.css'

/** Selects an activity's icon: radio buttons, each with a name for screen readers and as a tooltip. */
export function IconPicker({ value, onChange }: { value: string; onChange: (icon: string) => void }) {
  const names = useMessages(iconNames)
  const group = useId()
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{names.label}</legend>
      <div className={styles.icons}>
        {Object.entries(activityIcons).map(([name, shape]) => (
          <label key={name} className={styles.choice} title={names[name] ?? name}>
            <input
              type="radio"
              name={group}
              value={name}
              aria-label={names[name] ?? name}
              checked={name === value}
              onChange={() => onChange(name)}
            />
            <Icon of={shape} size={24} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
