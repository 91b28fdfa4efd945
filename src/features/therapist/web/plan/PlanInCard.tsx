import { useMessages } from '#platform/web/i18n/messages.ts'
import { Link } from 'react-router'
import type { SafetyPlanProps } from '#platform/web/care/safety-plan.ts'
import { PLAN_ID, PLAN_STEPS } from '../../plan/plan.ts'
import { usePlans } from '../data/use-records.ts'
import { BodyView } from '../form/BodyView.tsx'
import { planMessages } from './messages.ts'

/** The plan within the card with helplines: from the server, or as this device has it. Nothing where there is none. */
export default function PlanInCard({ title: Title, className, titleClass }: SafetyPlanProps) {
  const p = useMessages(planMessages)
  const { plans } = usePlans()
  const plan = plans?.find(({ id }) => id === PLAN_ID) ?? plans?.[0]
  if (!plan) return null
  return (
    <div className={className}>
      <Title className={titleClass}>{p.title}</Title>
      <BodyView steps={PLAN_STEPS} body={plan.body} level={Title === 'h3' ? 4 : 5} />
      <p>
        <Link to="/my-therapist/plan" viewTransition>
          {p.open}
        </Link>
      </p>
    </div>
  )
}
