import { useId } from 'react'
import { useMessages } from '../i18n/messages.ts'
import { uiMessages } from './messages.ts'
import { type Mood, MoodFace, moods } from './MoodFace.tsx'
import styles from './MoodPicker.module.css'

interface MoodPickerProps {
  /** The question: "How is the weather inside?" Shown above the faces. */
  label: string
  value: Mood | undefined
  onChange: (mood: Mood) => void
}

/** Five faces to choose one from: radio buttons with arrow keys. */
export function MoodPicker({ label, value, onChange }: MoodPickerProps) {
  const t = useMessages(uiMessages)
  const id = useId()
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.faces}>
        {moods.map((mood) => (
          <label key={mood} className={styles.choice}>
            <input type="radio" name={id} value={mood} checked={mood === value} onChange={() => onChange(mood)} />
            <MoodFace mood={mood} size={52} named name={t.moods[mood - 1] ?? ''} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
