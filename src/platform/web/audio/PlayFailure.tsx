import { useMessages } from '../i18n/messages.ts'
import { Button } from '../ui/Button.tsx'
import { audioMessages } from './messages.ts'
import styles from './PlayFailure.module.css'
import { player } from './use-player.ts'

/** Says that the loaded sound could not be played, and loads it once more. */
export function PlayFailure() {
  const t = useMessages(audioMessages)
  return (
    <p className={styles.failure} role="alert">
      {t.failed}
      <Button kind="soft" size="sm" onClick={() => player.toggle()}>
        {t.tryAgain}
      </Button>
    </p>
  )
}
