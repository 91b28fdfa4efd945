import type { Ref } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { type Mood, MoodFace, moods } from '#platform/web/ui/MoodFace.tsx'
import { uiMessages } from '#platform/web/ui/messages.ts'
import { journalMessages } from '../core/messages.ts'
import styles from './Mood.module.css'

interface MoodFacesProps {
  onPick: (level: Mood) => void
  /** The level that is already chosen, where a choice is shown again. */
  chosen?: number | undefined
  /** Ref to the middle face, to focus it. */
  focusRef?: Ref<HTMLButtonElement>
  size?: number
}

/** Five faces, each a button: a press logs the mood without a confirmation. */
export function MoodFaces({ onPick, chosen, focusRef, size = 52 }: MoodFacesProps) {
  const names = useMessages(uiMessages).moods
  const t = useMessages(journalMessages).mood
  return (
    <div className={styles.faces} role="group" aria-label={t.pick}>
      {moods.map((mood) => (
        <button
          key={mood}
          type="button"
          ref={mood === 3 ? focusRef : undefined}
          className={styles.face}
          aria-label={t.log(names[mood - 1] ?? '')}
          {...(chosen !== undefined && { 'aria-pressed': chosen === mood })}
          onClick={() => onPick(mood)}
        >
          <MoodFace mood={mood} size={size} named name={names[mood - 1] ?? ''} />
        </button>
      ))}
    </div>
  )
}
