import type { HasDb } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { FeatureCard } from '#platform/server/hub.ts'
import { noticeOf } from './notices.ts'
import { noticesOf } from './store.ts'

const SHOWN = 3

/** Changes with every notice, when notices are marked as seen, and when the address is confirmed. */
export const NOTICES_VERSION = `
  select coalesce(string_agg(n.xmin::text, ' ' order by n.id), '') || coalesce((select u.email_confirmed_at::text from users u where u.id = $1), '')
  from account_notices n where n.user_id = $1 and n.seen_at is null`

/** Unseen changes to the ways into the account, for people without a confirmed address, who get no mail. */
export async function securityHubCards(app: HasDb, person: Person): Promise<FeatureCard[]> {
  if (person.emailConfirmed) return []
  const notices = (await noticesOf(app.db, person.id, SHOWN)).filter(({ seenAt }) => seenAt === null).map(noticeOf)
  if (notices.length === 0) return []
  return [{ card: 'security', data: { notices }, region: 'main', rank: 5 }]
}
