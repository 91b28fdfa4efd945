import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { seeNotices, type SecurityNotice } from '../../contract.ts'
import { noticeMessages } from './messages.ts'
import styles from './SecurityHubCard.module.css'

/** Changes to the ways in, for people who get no mail. The card disappears once they confirm that they have seen it. */
export default function SecurityHubCard({ data }: { data: Record<string, unknown> }) {
  const t = useMessages(noticeMessages)
  const format = useFormat()
  const { notices } = data as unknown as { notices: readonly SecurityNotice[] }
  const seen = useMutation(mutationOf(seeNotices))
  if (seen.isSuccess) return null
  return (
    <Card as="article" gap={3}>
      <h3>{t.title}</h3>
      <ul role="list" className={styles.list}>
        {notices.map(({ id, kind, about, at }) => (
          <li key={id}>
            {t.kinds[kind](about)} <span className="soft">· {format.relative(Date.parse(at))}</span>
          </li>
        ))}
      </ul>
      <Cluster gap={2}>
        <Button kind="soft" size="sm" loading={seen.isPending} onClick={() => seen.mutate()}>
          {t.seen}
        </Button>
        <Link to="/settings#security" className={buttonClass({ kind: 'quiet', size: 'sm' })}>
          {t.notMe}
        </Link>
      </Cluster>
    </Card>
  )
}
