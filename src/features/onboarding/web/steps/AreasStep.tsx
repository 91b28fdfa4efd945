import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { check } from '#platform/web/ui/icons/controls.ts'
import { body, companion, journal, mind, soul } from '#platform/web/ui/icons/places.ts'
import { habits } from '#platform/web/ui/icons/subjects.ts'
import type { IconShape } from '#platform/web/ui/icons/shape.ts'
import type { OnboardingArea } from '../../contract.ts'
import { onboardingMessages } from '../core/messages.ts'
import styles from '../core/Onboarding.module.css'
import { areasThere } from '../core/steps.ts'

const ICONS: Readonly<Record<OnboardingArea, IconShape>> = { journal, soul, habits, mind, body, companion }

interface AreasStepProps {
  formId: string
  areas: readonly OnboardingArea[]
  onChange: (areas: OnboardingArea[]) => void
  onDone: () => void
}

/** Lets the person choose their areas: none, one, or all available ones. */
export function AreasStep({ formId, areas, onChange, onDone }: AreasStepProps) {
  const t = useMessages(onboardingMessages)
  return (
    <form
      id={formId}
      onSubmit={(event) => {
        event.preventDefault()
        onDone()
      }}
    >
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{t.steps.areas.title}</legend>
        {areasThere().map((area) => (
          <label key={area} className={styles.choice} data-area={area}>
            <input
              type="checkbox"
              className="visually-hidden"
              checked={areas.includes(area)}
              onChange={({ target }) => onChange(target.checked ? [...areas, area] : areas.filter((one) => one !== area))}
            />
            <span className={styles.badge}>
              <Icon of={ICONS[area]} />
            </span>
            <span className={styles.choiceWords}>
              <b>{t.areas[area].name}</b>
              <span>{t.areas[area].text}</span>
            </span>
            <span className={styles.tick} aria-hidden="true">
              <Icon of={check} size={18} />
            </span>
          </label>
        ))}
      </fieldset>
    </form>
  )
}
