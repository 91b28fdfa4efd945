import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { download, trash } from '#platform/web/ui/icons/actions.ts'
import { device, key, phone } from '#platform/web/ui/icons/things.ts'
import { landingMessages } from './messages.ts'
import mini from './minis/Miniature.module.css'
import styles from './ProfileMiniature.module.css'

/** Devices, keys, export and deletion of the account. */
export function ProfileMiniature() {
  const t = useMessages(landingMessages).profile.mini
  return (
    <figure className={mini.screen} role="img" aria-label={t.label}>
      <div aria-hidden="true" className={mini.stack}>
        <p className={mini.heading}>{t.devices}</p>
        <div className={mini.card}>
          <ListRow icon={phone} title={t.phone} hint={t.now} />
          <ListRow icon={device} title={t.laptop} hint={t.ago} trailing={<span className="note">{t.signOut}</span>} />
        </div>
        <div className={mini.card}>
          <ListRow icon={key} title={t.passkey} hint={t.passkeyText} />
        </div>
        <div className={styles.ways}>
          <span>
            <Icon of={download} size={20} />
            {t.export}
          </span>
          <span data-erase>
            <Icon of={trash} size={20} />
            {t.erase}
          </span>
        </div>
      </div>
    </figure>
  )
}
