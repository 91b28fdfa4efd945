import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { requestSignOut, useUser } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { cx } from '#platform/web/ui/cx.ts'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { download } from '#platform/web/ui/icons/actions.ts'
import { settings, signOut } from '#platform/web/ui/icons/tools.ts'
import { search } from '#platform/web/ui/icons/controls.ts'
import { device, key, leaf, people, shield } from '#platform/web/ui/icons/things.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { getSecurity, listDevices } from '../../contract.ts'
import { profileRows } from '../feature-rows.ts'
import { Facts } from './Facts.tsx'
import { profileMessages } from './messages.ts'
import styles from './ProfilePage.module.css'
import { afterPaint } from '#platform/web/page/after-paint.ts'

const OwnTree = lazy(() => afterPaint(() => import('./OwnTree.tsx')))

export const queries = () => [queryOf(getSecurity), queryOf(listDevices)]

const DAY_MS = 86_400_000
/** A blank placeholder with the height of a line of text. */
const BLANK = '\u00a0'

export default function ProfilePage() {
  const t = useMessages(profileMessages)
  const format = useFormat()
  const user = useUser()
  const security = useQuery(queryOf(getSecurity))
  const devices = useQuery(queryOf(listDevices))
  const planted = Date.parse(user.createdAt)
  const [now] = useState(() => Date.now())
  const days = Math.max(0, Math.floor((now - planted) / DAY_MS))
  const text = <T,>(query: UseQueryResult<T>, words: (data: T) => string) =>
    query.data !== undefined ? words(query.data) : query.isError ? t.unknown : t.waiting

  return (
    <Page area="profile" wide>
      <div className={styles.layout}>
        <Card pad="none" className={styles.portrait} data-area="hub">
          <div className={styles.place}>
            <Suspense fallback={null}>
              <OwnTree seed={user.id} days={days} />
            </Suspense>
          </div>
          <div className={styles.who}>
            <h1 tabIndex={-1}>{user.displayName ?? user.username}</h1>
            <p className="kicker">
              {t.memberSince} {format.date(planted, 'medium', user.zone)}
            </p>
            {user.isAdmin && (
              <p>
                <Chip icon={shield}>{t.admin}</Chip>
              </p>
            )}
            <p className={styles.growing}>
              {t.plant(days)} <span>{t.plantHint}</span>
            </p>
          </div>
        </Card>
        <Facts user={user} />
        <TitledCard title={t.safety}>
          <ul role="list" className={styles.list}>
            <ListRow
              as="li"
              icon={key}
              title={text(security, ({ passkeys }) => (passkeys.length > 0 ? t.passkeys(passkeys.length) : t.noPasskeys))}
              link={<Link to="/settings#security" />}
            />
            <ListRow
              as="li"
              icon={shield}
              title={text(security, ({ totp }) => (totp ? t.totpOn : t.totpOff))}
              link={<Link to="/settings#security" />}
            />
            <ListRow
              as="li"
              icon={device}
              title={text(devices, (data) => t.devices(data.devices.length))}
              link={<Link to="/settings#devices" />}
            />
          </ul>
        </TitledCard>
        <TitledCard title={t.more} className={styles.more}>
          <ul role="list" className={cx(styles.list, styles.places)}>
            {profileRows().map(({ feature, Row }) => (
              <Suspense key={feature} fallback={<ListRow as="li" icon={leaf} title={BLANK} hint={BLANK} />}>
                <Row />
              </Suspense>
            ))}
            <ListRow
              as="li"
              icon={search}
              title={t.commands}
              hint={t.commandsHint}
              link={
                <button type="button" aria-haspopup="dialog" data-opens-commands>
                  {t.commands}
                </button>
              }
            />
            <ListRow as="li" icon={settings} title={t.settings} hint={t.settingsHint} link={<Link to="/settings" />} />
            {user.isAdmin && <ListRow as="li" icon={people} title={t.running} hint={t.runningHint} link={<Link to="/admin-dash" />} />}
            <ListRow as="li" icon={download} title={t.data} hint={t.dataHint} link={<Link to="/settings#data" />} />
          </ul>
          <div className={styles.leave}>
            <Button kind="soft" icon={signOut} wide onClick={requestSignOut}>
              {t.signOut}
            </Button>
          </div>
        </TitledCard>
      </div>
    </Page>
  )
}
