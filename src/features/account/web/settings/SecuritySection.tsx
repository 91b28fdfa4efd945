import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { User } from '#platform/contract/session.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { isNative } from '#platform/web/native/native.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { getSecurity } from '../../contract.ts'
import { ActList } from './ActList.tsx'
import { Loading } from '#platform/web/ui/Loading.tsx'
import { settingsMessages } from './messages.ts'
import { NoticeList } from './NoticeList.tsx'
import { PasskeyList } from './PasskeyList.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { sections } from './sections.ts'
import { Setting } from './Setting.tsx'
import { TotpSetting } from './TotpSetting.tsx'

const PhoneLock = lazy(() => import('#platform/web/phone/PhoneLock.tsx').then((file) => ({ default: file.PhoneLock })))

/** All ways into the account, and recent changes to them. */
export function SecuritySection({ user }: { user: User }) {
  const t = useMessages(settingsMessages)
  const security = useQuery(queryOf(getSecurity))
  return (
    <Section info={sections.security} title={t.sections.security} lead={t.ways.lead}>
      <Loading query={security} rows={4}>
        {({ passkeys, totp, recoveryCodesLeft, mails, notices, acts }) => (
          <>
            {isNative() && (
              <Suspense>
                <PhoneLock />
              </Suspense>
            )}
            <PasskeyList passkeys={passkeys} />
            <TotpSetting user={user} isOn={totp} codesLeft={recoveryCodesLeft} />
            <Setting
              label={t.ways.mail}
              hint={`${user.emailConfirmed ? t.ways.byMail(user.email) : t.ways.notByMail}${mails ? '' : ` ${t.ways.noMail}`}`}
            >
              {null}
            </Setting>
            {notices.length > 0 && <NoticeList notices={notices} />}
            {acts.length > 0 && <ActList acts={acts} />}
          </>
        )}
      </Loading>
    </Section>
  )
}
