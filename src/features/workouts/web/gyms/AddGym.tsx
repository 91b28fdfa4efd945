import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { GYM_KINDS, type GymKind } from '../../gyms/gym.ts'
import styles from './Gyms.module.css'
import { kindIcons } from './kind-icons.ts'
import { gymMessages } from './messages.ts'

/** The kinds of places; one press opens a filled-in form. */
export function AddGym({ isFirst, onChoose }: { isFirst: boolean; onChoose: (kind: GymKind) => void }) {
  const t = useMessages(gymMessages)
  return (
    <section className={styles.add} aria-labelledby="add-a-place">
      <h2 id="add-a-place">{isFirst ? t.empty : t.add}</h2>
      {isFirst && <p>{t.emptyText}</p>}
      <ul role="list" className={styles.kinds}>
        {GYM_KINDS.map((kind) => (
          <li key={kind}>
            <button type="button" className={styles.kind} onClick={() => onChoose(kind)}>
              <Icon of={kindIcons[kind]} size={26} />
              <span className={styles.kindName}>{t.kinds[kind]}</span>
              <span className="note">{t.kindHints[kind]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
