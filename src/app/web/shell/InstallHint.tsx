import { useId } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { phone } from '#platform/web/ui/icons/things.ts'
import { install, type InstallWay } from './install-offer.ts'
import { dismissForGood } from './install-prompt.ts'
import styles from './InstallHint.module.css'
import { shellMessages } from './messages.ts'
import { usePage } from './use-page.ts'

/** Offers once to add the app to the home screen: above the bar, only while nothing plays, without taking the focus. */
export function InstallHint({ way }: { way: InstallWay }) {
  const t = useMessages(shellMessages)
  const title = useId()
  const isBarShown = !usePage()?.hidesBar
  const close = (say: () => void) => {
    // The pressed button disappears: the focus moves to the page, not to the top of the document.
    document.getElementById('main')?.focus({ preventScroll: true })
    say()
  }
  return (
    <>
      <div className={styles.room} aria-hidden="true" />
      <aside className={styles.card} data-above-bar={isBarShown || undefined} aria-labelledby={title}>
        <span className={styles.mark}>
          <Icon of={phone} size={24} />
        </span>
        <div className={styles.words}>
          <h2 id={title} className={styles.title}>
            {t.install.title}
          </h2>
          {way === 'browser' ? (
            <p>{t.install.text}</p>
          ) : (
            <ol className={styles.steps}>
              {t.install.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
        </div>
        <div className={styles.actions}>
          {way === 'browser' && (
            <Button kind="soft" size="sm" onClick={() => close(() => void install())}>
              {t.install.add}
            </Button>
          )}
          <Button kind="quiet" size="sm" onClick={() => close(dismissForGood)}>
            {way === 'browser' ? t.install.notNow : t.install.gotIt}
          </Button>
        </div>
      </aside>
    </>
  )
}
