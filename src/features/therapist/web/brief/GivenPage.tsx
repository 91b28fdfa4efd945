import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { BRIEF_TITLES } from '../../brief/titles.ts'
import { getGivenBrief, leaveGivenBrief, listGivenBriefs, type Brief } from '../../contract-brief.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import core from '../core/Core.module.css'
import { coreMessages } from '../core/messages.ts'
import { TherapistPage } from '../core/TherapistPage.tsx'
import { useWords } from '../core/use-words.ts'
import { BriefView } from './BriefView.tsx'
import { briefMessages } from './messages.ts'

type Given = OutputOf<typeof listGivenBriefs>['given'][number]

export const queries = () => [queryOf(listGivenBriefs)]

/** Briefs of other people that this person may read. Each reading is logged for the owner, and the page says so before. */
export default function GivenPage() {
  const t = useMessages(briefMessages)
  const query = useQuery(queryOf(listGivenBriefs))
  const { data } = query
  const of = { ...query, isLooking: query.isPending && query.error === null }
  return (
    <TherapistPage title={t.givenTitle} lead={t.givenLead} of={of} isThere={data !== undefined}>
      {data?.given.length === 0 && <EmptyState title={t.givenNone}>{t.givenNoneText}</EmptyState>}
      {data?.given.map((given) => (
        <GivenCard key={given.token} given={given} />
      ))}
    </TherapistPage>
  )
}

function GivenCard({ given }: { given: Given }) {
  const t = useMessages(briefMessages)
  const c = useMessages(coreMessages)
  const w = useWords()
  const format = useFormat()
  const client = useQueryClient()
  const [brief, setBrief] = useState<Brief>()
  const [isBusy, setBusy] = useState(false)
  const parts = BRIEF_TITLES.filter(({ kind }) => given.kinds.includes(kind)).map(({ title }) => w(title))
  const params = { token: given.token }

  async function work(task: () => Promise<void>) {
    setBusy(true)
    try {
      await task()
    } catch (error) {
      setBrief(undefined)
      toast({ title: c.refused, description: (error as Error).message, tone: 'destructive' })
      await client.invalidateQueries({ queryKey: queryOf(listGivenBriefs).queryKey })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card as="article">
      <Stack gap={3}>
        <h2>{t.briefOf(given.name)}</h2>
        <p className="note">
          {given.expiresAt === null ? t.untilEnded : t.endsOn(format.date(Date.parse(given.expiresAt) - 1))} · {format.list(parts)}
        </p>
        <Cluster className={core.screen}>
          <Button loading={isBusy} onClick={() => void work(async () => setBrief(await call(getGivenBrief, { params })))}>
            {t.read}
          </Button>
          <Button
            kind="quiet"
            onClick={() =>
              void work(async () => {
                await call(leaveGivenBrief, { params })
                await client.invalidateQueries({ queryKey: queryOf(listGivenBriefs).queryKey })
              })
            }
          >
            {t.leave}
          </Button>
        </Cluster>
        {brief && <BriefView brief={brief} />}
      </Stack>
    </Card>
  )
}
