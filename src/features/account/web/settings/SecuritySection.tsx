import { useQuery } from '@tanstack/react-query'
import type { User } from '#platform/contract/session.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { getSecurity } from '../../contract.ts'
import { Loading } from './Loading.tsx'
import { settingsMessages } from './messages.ts'
import { PasskeyList } from './PasskeyList.tsx'
import { Section } from './Section.tsx'
import { sections } from './sections.ts'
import { TotpSetting } from './TotpSetting.tsx'

/** What opens the account besides the password. */
export function SecuritySection({ user }: { user: User }) {
  const t = useMessages(settingsMessages)
  const security = useQuery(queryOf(getSecurity))
  return (
    <Section info={sections.security} title={t.sections.security}>
      <Loading query={security} rows={3}>
        {({ passkeys, totp, recoveryCodesLeft }) => (
          <>
            <PasskeyList passkeys={passkeys} />
            <TotpSetting user={user} isOn={totp} codesLeft={recoveryCodesLeft} />
          </>
        )}
      </Loading>
    </Section>
  )
}
