import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { cx } from '#platform/web/ui/cx.ts'
import { download } from '#platform/web/ui/icons/actions.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { settingsMessages } from './messages.ts'
import { partIcons, PARTS, type PartName } from './parts.ts'
import styles from './PartList.module.css'

export function PartList({ current }: { current: PartName | undefined }) {
  const t = useMessages(settingsMessages)
  return (
    <nav className={styles.nav} aria-label={t.nav}>
      <ul role="list">
        {PARTS.map((part) => (
          <li key={part} className={cx(part === current && styles.current)}>
            <ListRow
              icon={partIcons[part]}
              title={t.parts[part].title}
              hint={t.parts[part].hint}
              link={
                <Link
                  to={`?part=${part}`}
                  replace={current !== undefined}
                  preventScrollReset
                  aria-current={part === current ? 'true' : undefined}
                />
              }
            />
          </li>
        ))}
        <li>
          <ListRow icon={download} title={t.parts.transfer.title} hint={t.parts.transfer.hint} link={<Link to="/journal/transfer" />} />
        </li>
      </ul>
    </nav>
  )
}
