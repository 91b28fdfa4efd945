import { useState } from 'react'
import { SKIP_SECONDS } from '#platform/web/audio/rules.ts'
import { PlayFailure } from '#platform/web/audio/PlayFailure.tsx'
import type { Track } from '#platform/web/audio/items.ts'
import { player, usePhaseOf, usePlayer } from '#platform/web/audio/use-player.ts'
import { clock } from '#platform/web/i18n/clock.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { back15, forward15, pause, play } from '#platform/web/ui/icons/media.ts'
import { Spinner } from '#platform/web/ui/Spinner.tsx'
import { audioMessages } from '#platform/web/audio/messages.ts'
import styles from './Console.module.css'
import { isBegun } from './items.ts'
import { soulMessages } from './messages.ts'
import { Scrubber } from './Scrubber.tsx'
import { SoundSettings } from './SoundSettings.tsx'

/**
 * The large controls of a track's own page. They work the one global player; before the track is loaded there, they
 * choose where it will begin.
 *
 * @param position where the person stopped last, seconds
 */
export function Console({ item, position }: { item: Track; position: number }) {
  const t = useMessages(soulMessages)
  const sound = useMessages(audioMessages)
  const phase = usePhaseOf(item)
  const { failed } = usePlayer()
  const [chosen, setChosen] = useState<number>()
  const isLoaded = phase !== 'nothing'
  const isOn = phase === 'playing' || phase === 'loading'
  const start = chosen ?? (isBegun(position) ? position : 0)
  const words = { nothing: t.track.ready, loading: t.track.loading, playing: t.track.playing, paused: t.track.paused }
  const begin = (from: number) => {
    setChosen(undefined)
    player.play(item, from)
  }
  return (
    <Card className={styles.console} look="raised" data-playing={phase === 'playing' || undefined}>
      <Scrubber item={item} isLoaded={isLoaded} start={start} onChoose={setChosen} />
      <div className={styles.keys}>
        <IconButton icon={back15} label={sound.back} disabled={!isLoaded} onClick={() => player.skip(-SKIP_SECONDS)} />
        <span className={styles.big}>
          <IconButton
            icon={isOn ? pause : play}
            label={isOn ? t.track.pause : t.track.play}
            kind="primary"
            size="lg"
            className={styles.play}
            onClick={() => (isLoaded ? player.toggle() : begin(start))}
          />
          {phase === 'loading' && <Spinner className={styles.loading} size={92} label={null} />}
        </span>
        <IconButton icon={forward15} label={sound.forward} disabled={!isLoaded} onClick={() => player.skip(SKIP_SECONDS)} />
      </div>
      {isLoaded && failed ? (
        <PlayFailure />
      ) : (
        <p className={styles.word} role="status">
          {!isLoaded && isBegun(start) ? t.track.goOnAt(clock(start)) : words[phase]}
          {!isLoaded && isBegun(start) && (
            <button type="button" className={styles.again} onClick={() => begin(0)}>
              {t.track.fromStart}
            </button>
          )}
        </p>
      )}
      <SoundSettings />
    </Card>
  )
}
