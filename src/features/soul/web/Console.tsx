import { useEffect, useState } from 'react'
import type { Track } from '#platform/web/audio/items.ts'
import { player, usePhaseOf, usePlayer } from '#platform/web/audio/use-player.ts'
import { clock } from '#platform/web/i18n/clock.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { play } from '#platform/web/ui/icons/media.ts'
import styles from './Console.module.css'
import { isStarted } from './items.ts'
import { soulMessages } from './messages.ts'
import { Scrubber } from './Scrubber.tsx'
import { SoundSettings } from './SoundSettings.tsx'

const loadMiniPlayer = () => afterPaint(() => import('#platform/web/audio/MiniPlayer.tsx'))

/**
 * The large controls of a track's own page. They choose the start position and start the track; once it is loaded, the mini
 * player has the controls, and only a line remains here.
 *
 * @param position where the person last stopped, seconds
 */
export function Console({ item, position }: { item: Track; position: number }) {
  const t = useMessages(soulMessages)
  const phase = usePhaseOf(item)
  const { failed } = usePlayer()
  const [chosen, setChosen] = useState<number>()
  // Loads the player in advance: a press needs it at once, also without a network.
  useEffect(() => {
    loadMiniPlayer().catch((error: unknown) => console.info('The mini player comes later.', error))
  }, [])
  if (phase !== 'nothing') {
    const words = { loading: t.track.loading, playing: t.track.playing, paused: t.track.paused }
    return (
      <p className={styles.loaded} role="status">
        {failed ? null : words[phase]}
      </p>
    )
  }
  const start = chosen ?? (isStarted(position) ? position : 0)
  const begin = (from: number) => {
    setChosen(undefined)
    player.play(item, from)
  }
  return (
    <Card gap={2} look="raised">
      <Scrubber item={item} start={start} onChoose={setChosen} />
      <div className={styles.keys}>
        <IconButton icon={play} label={t.track.play} kind="primary" size="lg" className={styles.play} onClick={() => begin(start)} />
      </div>
      <p className={styles.word} role="status">
        {isStarted(start) ? t.track.goOnAt(clock(start)) : t.track.ready}
        {isStarted(start) && (
          <button type="button" className={styles.again} onClick={() => begin(0)}>
            {t.track.fromStart}
          </button>
        )}
      </p>
      <SoundSettings />
    </Card>
  )
}
