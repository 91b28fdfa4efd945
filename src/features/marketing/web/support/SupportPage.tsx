import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { check } from '#platform/web/ui/icons/controls.ts'
import { mail, people } from '#platform/web/ui/icons/things.ts'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { InstallationState } from '../../contract-owner.ts'
import { OwnerDetails } from '../installation/OwnerDetails.tsx'
import { useInstallation } from '../installation/use-installation.ts'
import marketing from '../Marketing.module.css'
import { ContactForm } from './ContactForm.tsx'
import { supportMessages } from './messages.ts'
import styles from './Support.module.css'

const LINKS = [
  { key: 'faq', to: '/faq' },
  { key: 'how', to: '/how-it-works' },
  { key: 'privacy', to: '/privacy' },
  { key: 'help', to: '/get-help' },
] as const

/** Contact to the person who runs the installation. */
export default function SupportPage() {
  const t = useMessages(supportMessages)
  const { state, retry } = useInstallation()
  return (
    <div className={styles.page}>
      <div className={marketing.heading}>
        <PageHeader title={t.title} lead={t.lead} />
      </div>
      <p className={styles.crisis}>
        <Icon of={people} size={22} />
        <span>
          {t.crisis} <Link to="/get-help">{t.crisisLink}</Link>
        </span>
      </p>
      <div className={styles.columns}>
        <ContactForm />
        <Stack as="aside" gap={8}>
          <section aria-labelledby="installation">
            <h2 id="installation" className={styles.subtitle}>
              {t.state.title}
            </h2>
            <div className={styles.facts} role="status">
              {state.status === 'known' && <Facts installation={state.installation} />}
            </div>
            <h3 className={styles.who}>{t.state.who}</h3>
            <OwnerDetails state={state} onRetry={retry} />
          </section>
          <section aria-labelledby="answered">
            <h2 id="answered" className={styles.subtitle}>
              {t.links.title}
            </h2>
            <ul role="list" className={styles.links}>
              {LINKS.map(({ key, to }) => (
                <li key={key}>
                  <Link to={to}>{t.links[key]}</Link>
                </li>
              ))}
            </ul>
          </section>
        </Stack>
      </div>
    </div>
  )
}

function Facts({ installation: { version, mails } }: { installation: InstallationState }) {
  const t = useMessages(supportMessages).state
  return (
    <>
      <p>
        <Icon of={check} size={20} />
        <span>
          {t.reachable} {t.version(version)}
        </span>
      </p>
      <p>
        <Icon of={mail} size={20} />
        <span>{mails ? t.mails : t.noMail}</span>
      </p>
    </>
  )
}
