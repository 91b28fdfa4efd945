import { lazy, Suspense, useId, useState, useSyncExternalStore } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { lock as lockIcon } from '#platform/web/ui/icons/things.ts'
import { lockJournal } from '../local/tab.ts'
import { useChosenJournal, useJournal, useJournalSettings } from '../local/use-journal.ts'
import { areaOf } from './colours.ts'
import { JournalDot } from './JournalDot.tsx'
import styles from './JournalSwitch.module.css'
import { journalsMessages } from './messages.ts'
import { useJournals } from './use-journals.ts'

const UnlockDialog = lazy(() => import('../lock/UnlockDialog.tsx').then((file) => ({ default: file.UnlockDialog })))

/** Selects one journal, or all together. Locked journals have no name here, only a button to open them. */
export function JournalSwitch() {
  const t = useMessages(journalsMessages)
  const group = useId()
  const { view, subscribe } = useJournal()
  const chosen = useChosenJournal()
  const { inUse, closed } = useJournals()
  const { lock } = useJournalSettings().settings
  const isOpen = useSyncExternalStore(subscribe, view.isOpen)
  const [isOpening, setOpening] = useState(false)
  const isAnyLocked = lock?.scope === 'chosen' && inUse.some(({ data }) => data.locked)
  return (
    <>
      <fieldset className={styles.switch}>
        <legend className="visually-hidden">{t.which}</legend>
        <label className={styles.choice}>
          <input type="radio" name={group} checked={chosen === null} onChange={() => view.choose(null)} />
          <span>{t.all}</span>
        </label>
        {inUse.map(({ id, name, data }) => (
          <label key={id} className={styles.choice} data-area={areaOf(data.colour)}>
            <input type="radio" name={group} checked={chosen === id} onChange={() => view.choose(id)} />
            <JournalDot colour={data.colour} />
            <span dir="auto">{name}</span>
          </label>
        ))}
        {closed > 0 && (
          <button type="button" className={styles.choice} onClick={() => setOpening(true)}>
            <Icon of={lockIcon} size={16} />
            <span>{t.closed(closed)}</span>
          </button>
        )}
        {isOpen && isAnyLocked && (
          <button type="button" className={styles.choice} onClick={lockJournal}>
            <Icon of={lockIcon} size={16} />
            <span>{t.close}</span>
          </button>
        )}
      </fieldset>
      {isOpening && (
        <Suspense fallback={null}>
          <UnlockDialog onClose={() => setOpening(false)} />
        </Suspense>
      )}
    </>
  )
}
