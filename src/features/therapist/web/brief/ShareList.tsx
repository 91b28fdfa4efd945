import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { keyOf, queryOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { copy } from '#platform/web/ui/icons/actions.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { BRIEF_TITLES } from '../../brief/titles.ts'
import { endTherapistShare, listTherapistShares, type TherapistShare } from '../../contract-brief.ts'
import core from '../core/Core.module.css'
import { coreMessages } from '../core/messages.ts'
import { useWords } from '../core/use-words.ts'
import styles from './Brief.module.css'
import { briefMessages } from './messages.ts'

export const sharesQuery = () => queryOf(listTherapistShares)

/** All shares with their recipients and openings, and the way to end them. */
export function ShareList() {
  const t = useMessages(briefMessages)
  const { data, error } = useQuery(sharesQuery())
  if (error && !data) return <p className="note">{t.sharesFailed}</p>
  if (!data || data.shares.length === 0) return null
  return (
    <Stack as="section" gap={3} aria-label={t.given}>
      <h2>{t.given}</h2>
      {data.shares.map((share) => (
        <ShareCard key={share.id} share={share} />
      ))}
    </Stack>
  )
}

const addressOf = (token: string) => `${location.origin}/shared-brief/${token}`

function ShareCard({ share }: { share: TherapistShare }) {
  const t = useMessages(briefMessages)
  const c = useMessages(coreMessages)
  const w = useWords()
  const format = useFormat()
  const client = useQueryClient()
  const end = useMutation({
    ...mutationOf(endTherapistShare),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(listTherapistShares) }),
    onError: (error: Error) => toast({ title: c.refused, description: error.message, tone: 'destructive' }),
  })
  const hasEnded = !share.isOpen
  const parts = BRIEF_TITLES.filter(({ kind }) => share.kinds.includes(kind)).map(({ title }) => w(title))
  const span = share.to === null ? t.spanOpen(format.localDay(share.from)) : t.span(format.localDay(share.from), format.localDay(share.to))
  const moment = (at: string) => `${format.date(Date.parse(at))}, ${format.time(Date.parse(at))}`
  const state = hasEnded ? t.hasEnded : share.expiresAt === null ? t.untilEnded : t.endsOn(format.date(Date.parse(share.expiresAt) - 1))
  async function copyAddress(token: string) {
    await navigator.clipboard.writeText(addressOf(token))
    toast({ title: t.copied, tone: 'good' })
  }
  const heading = `share-${share.id}`
  return (
    <Card as="article">
      <Stack gap={3} role="group" aria-labelledby={`${heading} ${heading}-what`}>
        <h3 id={heading}>{share.username === null ? t.aLink : t.anAccount(share.username)}</h3>
        <p id={`${heading}-what`} className="note">
          {state} · {span} · {format.list(parts)}
        </p>
        {share.token !== null && !hasEnded && <code className={styles.address}>{addressOf(share.token)}</code>}
        {share.openings.length === 0 ? (
          <p className="note">{t.neverOpened}</p>
        ) : (
          <details>
            <summary className={core.summary}>{t.opened(share.openings.length, moment(share.openings[0]!))}</summary>
            <ul className={`note ${core.bullets}`}>
              {share.openings.map((at) => (
                <li key={at}>{moment(at)}</li>
              ))}
            </ul>
          </details>
        )}
        <Cluster>
          {share.token !== null && !hasEnded && (
            <Button kind="soft" size="sm" icon={copy} onClick={() => void copyAddress(share.token!)}>
              {t.copy}
            </Button>
          )}
          <Button kind="quiet" size="sm" loading={end.isPending} onClick={() => end.mutate({ params: { id: share.id } })}>
            {share.endedAt === null ? t.end : c.delete}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  )
}
