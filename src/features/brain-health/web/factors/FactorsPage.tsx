import { lazy } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { SubPage } from '../core/SubPage.tsx'
import { useBrainHealth } from '../core/use-brain-health.ts'
import { factorsMessages } from './messages.ts'

const FactorList = lazy(() => import('./FactorList.tsx'))

/** The Commission's fourteen factors as a checklist. */
export default function FactorsPage() {
  const f = useMessages(factorsMessages)
  const health = useBrainHealth()
  return (
    <SubPage title={f.title} lead={f.lead} of={health}>
      {health.sheet && <FactorList sheet={health.sheet} say={health.say} />}
    </SubPage>
  )
}
