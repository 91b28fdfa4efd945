import { clockTime } from '#platform/contract/dates.ts'
import type { ReactNode } from 'react'
import type { User } from '#platform/contract/session.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { zoneName } from '#platform/web/i18n/zones.ts'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { profileMessages } from './messages.ts'
import styles from './ProfilePage.module.css'

/** All facts that the account holds about the person. */
export function Facts({ user }: { user: User }) {
  const t = useMessages(profileMessages)
  const format = useFormat()
  const facts: readonly [string, ReactNode][] = [
    [t.username, user.username],
    [
      t.email,
      <span key="email" className={styles.address}>
        {user.email} <Chip tone={user.emailConfirmed ? 'moss' : 'dawn'}>{user.emailConfirmed ? t.confirmed : t.unconfirmed}</Chip>
      </span>,
    ],
    [t.zone, zoneName(user.zone)],
    [t.day, format.localTime(clockTime(user.dayStart))],
    [t.units, user.units === 'metric' ? t.metric : t.imperial],
  ]
  return (
    <TitledCard title={t.you}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </TitledCard>
  )
}
