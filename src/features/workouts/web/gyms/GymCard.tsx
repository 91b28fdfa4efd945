import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { edit, trash } from '#platform/web/ui/icons/actions.ts'
import { check } from '#platform/web/ui/icons/controls.ts'
import type { StoredGym } from '../../contract/gyms.ts'
import { loadsIn } from '../../gyms/loads.ts'
import { libraryWords } from '../core/library-words.ts'
import styles from './Gyms.module.css'
import { kindIcons } from './kind-icons.ts'
import { loadsInWords } from './loads-words.ts'
import { gymMessages } from './messages.ts'

const SHOWN_LOADS = [
  ['barbell', 'barbell'],
  ['dumbbell', 'dumbbells'],
  ['kettlebell', 'kettlebell'],
] as const

/** One place: its kind, its loads, and its actions. */
export function GymCard({ gym, onEdit, onChoose, onRemove }: { gym: StoredGym } & Record<'onEdit' | 'onChoose' | 'onRemove', () => void>) {
  const t = useMessages(gymMessages)
  const words = useMessages(libraryWords)
  const { number } = useFormat()
  const count = gym.equipment.length
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <Icon of={kindIcons[gym.kind]} size={24} />
        </span>
        <div className={styles.name}>
          <h2>{gym.name}</h2>
          <p>{count === 0 ? t.nothing : t.things(number(count), count > 1)}</p>
        </div>
        <IconButton icon={edit} label={t.editOf(gym.name)} onClick={onEdit} />
        <IconButton icon={trash} label={t.removeOf(gym.name)} onClick={onRemove} />
      </div>
      <dl className={styles.loads}>
        {SHOWN_LOADS.map(([equipment, loading]) => {
          const loads = gym.equipment.includes(equipment) && loadsInWords(loadsIn(gym, loading), number, gym.unit)
          return (
            loads && (
              <div key={equipment}>
                <dt>{words.equipment[equipment]}</dt>
                <dd>{loads}</dd>
              </div>
            )
          )
        })}
      </dl>
      {gym.isDefault ? (
        <p className={styles.default}>
          <Icon of={check} size={18} />
          {t.isDefault}
        </p>
      ) : (
        <Button kind="soft" size="sm" onClick={onChoose} aria-label={t.makeDefaultOf(gym.name)}>
          {t.makeDefault}
        </Button>
      )}
    </Card>
  )
}
