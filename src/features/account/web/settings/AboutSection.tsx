import { PRODUCT_NAME } from '#platform/contract/product.ts'
import { apiAddress } from '#platform/web/api/address.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { external } from '#platform/web/ui/icons/tools.ts'
import { version } from '../../../../../package.json'
import { settingsMessages } from './messages.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { sections } from './sections.ts'
import { Setting } from './Setting.tsx'
import styles from './settings.module.css'

export function AboutSection() {
  const t = useMessages(settingsMessages)
  return (
    <Section info={sections.about} title={`${t.sections.about} ${PRODUCT_NAME}`} lead={t.about.promise}>
      <Setting label={t.about.version}>
        <span className={styles.value}>{version}</span>
      </Setting>
      <Setting label={t.about.api} hint={t.about.apiHint}>
        <a href={apiAddress('/api/docs')} className={buttonClass({ kind: 'soft' })}>
          <span className={styles.out}>
            /api/docs <Icon of={external} size={18} />
          </span>
        </a>
      </Setting>
    </Section>
  )
}
