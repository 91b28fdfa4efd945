import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import type { CodeDetector } from './detector.ts'
import { scanMessages } from './messages.ts'
import type { ReadCode } from './protocol.ts'
import { useCamera } from './use-camera.ts'
import styles from './Scan.module.css'

/** The live picture with a fixed frame, or the reason for its absence. */
export function CameraView({ detector, onCode }: { detector: () => CodeDetector; onCode: (code: ReadCode) => void }) {
  const t = useMessages(scanMessages)
  const { video, state, start, torch, switchTorch } = useCamera(detector, onCode)
  const isOn = state === 'on'
  const mayStart = state === 'off' || state === 'busy' || state === 'refused' || state === 'broken'
  return (
    <div className={styles.camera} data-state={state}>
      <video ref={video} className={styles.video} aria-label={t.view} muted playsInline hidden={!isOn} />
      {isOn && <div className={styles.frame} aria-hidden="true" />}
      <div className={styles.words}>
        <p role="status" className={isOn ? 'visually-hidden' : undefined}>
          {isOn ? t.seen : t.camera[state]}
        </p>
        {mayStart && (
          <Button size="sm" onClick={() => void start()}>
            {t.useCamera}
          </Button>
        )}
      </div>
      {torch !== undefined && (
        <div className={styles.torch}>
          <Button kind="soft" size="sm" aria-pressed={torch} onClick={() => switchTorch(!torch)}>
            {torch ? t.torchOff : t.torchOn}
          </Button>
        </div>
      )}
    </div>
  )
}
