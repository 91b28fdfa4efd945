import { useId } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { activityIcons } from '../core/activity-icons.ts'
import { partMessages } from './part-messages.ts'
import shared from './Settings.module.css'
import styles from './IconPicker.module.css'

/** Selects an activity's icon: radio buttons, each with a name for screen readers and as a tooltip. */
export function IconPicker({ value, onChange }: { value: string; onChange: (icon: string) => void }) {
  const own = useMessages(partMessages)
  const group = useId()
  return (
    <fieldset className={styles.picker}>
      <legend className={shared.legend}>{own.activities.icon}</legend>
      <div className={styles.icons}>
        {Object.entries(activityIcons).map(([name, shape]) => (
          <label key={name} className={styles.choice} title={own.icons[name] ?? name}>
            <input
              type="radio"
              name={group}
              value={name}
              aria-label={own.icons[name] ?? name}
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
