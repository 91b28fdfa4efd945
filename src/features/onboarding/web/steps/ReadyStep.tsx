import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { chevronEnd } from '#platform/web/ui/icons/controls.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { OnboardingArea } from '../../contract.ts'
import { onboardingMessages } from '../core/messages.ts'
import styles from './ReadyStep.module.css'
import { Imports } from './Imports.tsx'
import { areasThere, importsThere, pageOf } from '../core/steps.ts'

const MAX = 3

/** Links to the next pages: the chosen areas, or all available ones when none was chosen. */
export function ReadyStep({ areas }: { areas: readonly OnboardingArea[] }) {
  const t = useMessages(onboardingMessages)
  const there = areasThere()
  const chosen = there.filter((area) => areas.includes(area))
  return (
    <Stack gap={6}>
      <nav aria-label={t.ready.begin}>
        <ul role="list" className={styles.begin}>
          {(chosen.length > 0 ? chosen : there).slice(0, MAX).map((area) => (
            <li key={area}>
              <Link to={pageOf(area)} data-area={area}>
                {t.areas[area].name}
                <Icon of={chevronEnd} size={18} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {importsThere().length > 0 && <Imports />}
    </Stack>
  )
}
