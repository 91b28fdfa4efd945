import { player, usePhaseOf } from '#platform/web/audio/use-player.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { heart, heartFull } from '#platform/web/ui/icons/marks.ts'
import { pause, play } from '#platform/web/ui/icons/media.ts'
import { DownloadButton } from '../DownloadButton.tsx'
import { practiceMessages } from './messages.ts'
import styles from './Practices.module.css'
import { practiceItem, usePracticeTrack, useSavePractice } from './use-practice.ts'

/** Starts a practice, saves it, and stores its sound on the device. */
export function StartPractice({ id }: { id: string }) {
  const t = useMessages(practiceMessages)
  const phase = usePhaseOf({ kind: 'track', id })
  const { data: track, error, isFetching, refetch } = usePracticeTrack(id)
  const save = useSavePractice()
  if (!track && error) {
    return <ErrorState title={t.failed} text={t.failedText} onRetry={refetch} retrying={isFetching} />
  }
  const isOn = phase === 'playing' || phase === 'loading'
  return (
    <div className={styles.start}>
      <Button
        size="lg"
        icon={isOn ? pause : play}
        loading={!track || phase === 'loading'}
        onClick={() => track && void player.play(practiceItem(track))}
      >
        {isOn ? t.pause : phase === 'paused' ? t.goOn : t.start}
      </Button>
      <IconButton
        icon={track?.isFavourite ? heartFull : heart}
        label={track?.isFavourite ? t.unsave : t.save}
        pressed={track?.isFavourite ?? false}
        onClick={() => track && save(track, !track.isFavourite)}
      />
      {track && <DownloadButton item={practiceItem(track)} />}
    </div>
  )
}
