import { useMessages } from '#platform/web/i18n/messages.ts'
import { MoodFace, type Mood } from '#platform/web/ui/MoodFace.tsx'
import { uiMessages } from '#platform/web/ui/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { MOOD_LEVELS } from '../../contract/records.ts'
import type { MoodName } from '../../contract/transfer.ts'
import { transferMessages } from './messages.ts'
import shared from './Transfer.module.css'
import styles from './MoodLevels.module.css'
import type { Levels } from './use-levels.ts'

type Props = {
  moods: readonly MoodName[]
  lead: string
  levels: Levels
}

/** Assigns one of the five levels to each mood name of another app. */
export function MoodLevels({ moods, lead, levels }: Props) {
  const t = useMessages(transferMessages)
  const names = useMessages(uiMessages).moods
  const options = [
    { value: 0, label: t.noMood },
    ...MOOD_LEVELS.toReversed().map((level) => ({ value: level, label: names[level - 1] ?? String(level) })),
  ]
  return (
    <Stack>
      <h3>{t.moods}</h3>
      <p className={shared.soft}>{lead}</p>
      <ul role="list" className={styles.moods}>
        {moods.map(({ name, count, level: given }) => {
          const level = levels.levelOf(name, given)
          return (
            <li key={`${name} ${given}`}>
              <span className={styles.face}>
                {level === null ? <span className={styles.none} /> : <MoodFace mood={level as Mood} size={34} decorative />}
              </span>
              <Field label={t.moodOf(name, count)} className={styles.mood}>
                <Select options={options} value={level ?? 0} onChange={(value) => levels.choose(name, value || null)} />
              </Field>
            </li>
          )
        })}
      </ul>
    </Stack>
  )
}
