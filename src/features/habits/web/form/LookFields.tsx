import { useId } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { HUES, hued } from '../core/hues.ts'
import { HABIT_ICONS } from '../core/icons.ts'
import shared from './Form.module.css'
import styles from './LookFields.module.css'
import { formMessages } from './messages.ts'

type Props = { hue: number; icon: string; onChange: (part: { hue: number } | { icon: string }) => void }

/** Colour and icon, as radio buttons. */
export function LookFields({ hue, icon, onChange }: Props) {
  const t = useMessages(formMessages)
  const id = useId()
  return (
    <>
      <Stack as="fieldset" gap={3} className={shared.part}>
        <legend>{t.colour}</legend>
        <div className={styles.swatches}>
          {HUES.map((one) => (
            <label key={one.name} className={styles.swatch} {...hued(one.hue)} title={t.hues[one.name]}>
              <input type="radio" name={`${id}-hue`} checked={hue === one.hue} onChange={() => onChange({ hue: one.hue })} />
              <span className="visually-hidden">{t.hues[one.name]}</span>
            </label>
          ))}
        </div>
      </Stack>
      <Stack as="fieldset" gap={3} className={shared.part}>
        <legend>{t.icon}</legend>
        <div className={styles.icons}>
          {Object.entries(HABIT_ICONS).map(([name, shape]) => (
            <label key={name} className={styles.iconChoice} title={t.icons[name] ?? name}>
              <input type="radio" name={`${id}-icon`} checked={icon === name} onChange={() => onChange({ icon: name })} />
              <Icon of={shape} size={22} />
              <span className="visually-hidden">{t.icons[name] ?? name}</span>
            </label>
          ))}
        </div>
      </Stack>
    </>
  )
}
