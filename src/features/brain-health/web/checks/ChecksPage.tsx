import { lazy } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { SubPage } from '../core/SubPage.tsx'
import { useBrainHealth } from '../core/use-brain-health.ts'
import { checksMessages } from './messages.ts'

const Checks = lazy(() => import('./Checks.tsx'))

/** Hearing and sight. */
export default function ChecksPage() {
  const c = useMessages(checksMessages)
  const health = useBrainHealth()
  const { data, sheet, say } = health
  return (
    <SubPage title={c.title} lead={c.lead} of={health}>
      {data && sheet && <Checks answers={data.answers} sheet={sheet} say={say} />}
    </SubPage>
  )
}
