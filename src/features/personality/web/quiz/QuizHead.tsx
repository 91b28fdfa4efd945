import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { pause } from '#platform/web/ui/icons/media.ts'
import { ProgressBar } from '#platform/web/ui/ProgressBar.tsx'
import { personalityMessages } from '../core/messages.ts'
import type { Keeping } from '#platform/web/offline/use-sent-draft.ts'
import styles from './Quiz.module.css'

interface QuizHeadProps {
  title: string
  answered: number
  of: number
  keeping: Keeping
  onPause: () => void
}

/** Progress, where the answers are stored, and a button to pause. */
export function QuizHead({ title, answered, of, keeping, onPause }: QuizHeadProps) {
  const { quiz: t } = useMessages(personalityMessages)
  return (
    <header className={styles.head}>
      <div className={styles.headLine}>
        <h1 tabIndex={-1}>{title}</h1>
        <Button kind="quiet" size="sm" icon={pause} onClick={onPause}>
          {t.pause}
        </Button>
      </div>
      <ProgressBar label={t.progress} value={answered / of} valueText={t.of(answered, of)} size="sm" />
      <p className={styles.where}>
        <span>{t.of(answered, of)}</span>
        <span role="status">{t.keeping[keeping]}</span>
      </p>
    </header>
  )
}
