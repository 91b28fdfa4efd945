import { useMessages } from '#platform/web/i18n/messages.ts'
import { Link } from 'react-router'
import type { SafetyPlanProps } from '#platform/web/care/safety-plan.ts'
import { PLAN_ID, PLAN_STEPS } from '../../plan/plan.ts'
import { usePlans } from '../data/use-records.ts'
import { BodyView } from '../form/BodyView.tsx'
import { planMessages } from './messages.ts'
import styles from './PlanInCard.module.css'

/** The plan within the card with helplines: one expandable row, from the server or from this device. */
export default function PlanInCard({ title: Title, className, titleClass }: SafetyPlanProps) {
  const p = useMessages(planMessages)
  const { plans, isLooking } = usePlans()
  const plan = plans?.find(({ id }) => id === PLAN_ID) ?? plans?.[0]
  if (!plan) return <div className={className}>{!isLooking && <Link to="/my-therapist/plan">{p.none}</Link>}</div>
  return (
    <details className={className}>
      <summary className={styles.summary}>
        <Title className={titleClass}>{p.title}</Title>
      </summary>
      <BodyView steps={PLAN_STEPS} body={plan.body} level={Title === 'h3' ? 4 : 5} />
      <p>
        <Link to="/my-therapist/plan" viewTransition>
          {p.open}
        </Link>
      </p>
    </details>
  )
}
