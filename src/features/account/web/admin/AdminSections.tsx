import { AccountsSection } from './AccountsSection.tsx'
import { ActsSection } from './ActsSection.tsx'
import styles from './AdminPage.module.css'
import { JoiningSection } from './JoiningSection.tsx'
import { StateSection } from './StateSection.tsx'

export function AdminSections() {
  return (
    <div className={styles.layout}>
      <div className={styles.column}>
        <JoiningSection />
        <StateSection />
      </div>
      <div className={styles.column}>
        <AccountsSection />
        <ActsSection />
      </div>
    </div>
  )
}
