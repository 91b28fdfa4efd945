import { Link } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { chevronDown, chevronEnd } from '#platform/web/ui/icons/controls.ts'
import { body, journal, soul } from '#platform/web/ui/icons/places.ts'
import { heart } from '#platform/web/ui/icons/marks.ts'
import { habits, nutrition } from '#platform/web/ui/icons/subjects.ts'
import { onboardingMessages } from '../core/messages.ts'
import styles from '../core/Onboarding.module.css'
import own from './Imports.module.css'
import { importsThere } from '../core/steps.ts'

const ICONS = { journal, habits, training: body, cardio: heart, mindful: soul, food: nutrition }

/** Links to the imports of data from other apps. */
export function Imports() {
  const t = useMessages(onboardingMessages)
  const format = useFormat()
  return (
    <details className={own.imports}>
      <summary>
        <span>
          <b>{t.imports.title}</b>
          <span>{t.imports.lead}</span>
        </span>
        <Icon of={chevronDown} size={20} />
      </summary>
      <ul role="list" className={styles.choices}>
        {importsThere().map(({ what, area, to, from }) => (
          <li key={to}>
            <Link to={to} className={styles.choice} data-area={area}>
              <span className={styles.badge}>
                <Icon of={ICONS[what]} />
              </span>
              <span className={styles.choiceWords}>
                <b>{t.imports[what]}</b>
                <span>{t.imports.from(format.list(from))}</span>
              </span>
              <Icon of={chevronEnd} size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
