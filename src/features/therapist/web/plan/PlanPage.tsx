import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useToday } from '#platform/web/session/use-today.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { Body } from '../../form/fields.ts'
import { PLAN_ID, PLAN_STEPS } from '../../plan/plan.ts'
import { Care } from '../core/Care.tsx'
import core from '../core/Core.module.css'
import { coreMessages } from '../core/messages.ts'
import { TherapistPage } from '../core/TherapistPage.tsx'
import { seenIn, type KnownRecord } from '../data/changes.ts'
import { planQuery, usePlans } from '../data/use-records.ts'
import { removeRecord, writeRecord } from '../data/writing.ts'
import { BodyView } from '../form/BodyView.tsx'
import { GuidedForm } from '../form/GuidedForm.tsx'
import { useDraft } from '../form/use-draft.ts'
import { planMessages } from './messages.ts'

export const queries = () => [planQuery()]

/** The person's own safety plan: to read, write and print, with or without a network. */
export default function PlanPage() {
  const t = useMessages(coreMessages)
  const p = useMessages(planMessages)
  const format = useFormat()
  const query = usePlans()
  const { plans } = query
  const [isEditing, setEditing] = useState(false)
  const plan = plans?.find(({ id }) => id === PLAN_ID)
  const others = plans?.filter(({ id }) => id !== PLAN_ID) ?? []
  // Without a network or an answer, a plan can be started all the same: in a conflict both versions stay.
  const isThere = plans !== undefined || (query.error !== null && !query.isLooking)
  return (
    <TherapistPage title={p.title} lead={p.lead} of={query} isThere={isThere}>
      {isEditing ? (
        <PlanForm plan={plan} onClose={() => setEditing(false)} />
      ) : plan ? (
        <>
          <Card as="section" aria-label={p.title}>
            <BodyView steps={PLAN_STEPS} body={plan.body} />
            <p className="note">{p.changed(format.localDay(plan.day, 'long'))}</p>
          </Card>
          <Cluster className={core.screen}>
            <Button onClick={() => setEditing(true)}>{t.edit}</Button>
            <Button kind="soft" onClick={() => window.print()}>
              {t.print}
            </Button>
          </Cluster>
          {others.map((other) => (
            <OtherVersion key={other.id} plan={plan} other={other} />
          ))}
          <Care />
        </>
      ) : (
        <>
          <EmptyState title={p.emptyTitle} action={<Button onClick={() => setEditing(true)}>{p.write}</Button>}>
            {p.emptyText}
          </EmptyState>
          <Care />
        </>
      )}
    </TherapistPage>
  )
}

function PlanForm({ plan, onClose }: { plan: KnownRecord | undefined; onClose: () => void }) {
  const client = useQueryClient()
  const today = useToday()
  const draft = useDraft('plan', plan)
  if (!draft) return null
  async function save(body: Body) {
    if (!(await writeRecord(client, { id: PLAN_ID, kind: 'plan', day: today, body: body as KnownRecord['body'] }, draft!.seen))) return
    await draft!.drop()
    onClose()
  }
  return (
    <GuidedForm
      name="plan"
      steps={PLAN_STEPS}
      body={draft.body}
      onChange={draft.change}
      onSave={save}
      onCancel={() => void draft.drop().then(onClose)}
      isGuided={plan === undefined}
      isAboutCrisis
    />
  )
}

/** A conflicting version of another device: both are retained until the person chooses. */
function OtherVersion({ plan, other }: { plan: KnownRecord; other: KnownRecord }) {
  const t = useMessages(coreMessages)
  const p = useMessages(planMessages)
  const client = useQueryClient()
  const today = useToday()
  async function take() {
    if (await writeRecord(client, { id: PLAN_ID, kind: 'plan', day: today, body: other.body }, seenIn(plan)))
      await removeRecord(client, other)
  }
  return (
    <Card as="section" look="sunk" className={core.screen}>
      <Stack gap={3}>
        <h2>{p.otherTitle}</h2>
        <p>{p.otherText}</p>
        <BodyView steps={PLAN_STEPS} body={other.body} level={3} />
        <Cluster>
          <Button kind="soft" onClick={() => void take()}>
            {p.useThis}
          </Button>
          <Button kind="quiet" onClick={() => void removeRecord(client, other)}>
            {t.delete}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  )
}
