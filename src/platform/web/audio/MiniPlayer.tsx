import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useMessages } from '../i18n/messages.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { chevronDown, chevronUp, close } from '../ui/icons/controls.ts'
import { pause, play } from '../ui/icons/media.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { pageOf } from './items.ts'
import { audioMessages } from './messages.ts'
import styles from './MiniPlayer.module.css'
import { PlayerArt } from './PlayerArt.tsx'
import { PlayerDetails } from './PlayerDetails.tsx'
import { PlayFailure } from './PlayFailure.tsx'
import { ProgressLine } from './ProgressLine.tsx'
import { player, usePlayer } from './use-player.ts'

/** The floating card at the bottom right (the whole width on phones) while something is loaded. */
export function MiniPlayer({ isBarShown }: { isBarShown: boolean }) {
  const t = useMessages(audioMessages)
  const { item, phase, failed } = usePlayer()
  const [isExpanded, setExpanded] = useState(false)
  const card = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  usePublishedHeight(card)
  // On the item's own page the pressed control has disappeared, so the keyboard focus moves here.
  useEffect(() => {
    if (document.activeElement === document.body) toggle.current?.focus({ preventScroll: true })
  }, [])
  if (!item) return null
  const title = item.kind === 'speech' ? t.speech(item.tone) : item.title
  const isOn = phase === 'playing' || phase === 'loading'
  return (
    <section
      ref={card}
      className={styles.card}
      data-area="soul"
      data-above-bar={isBarShown || undefined}
      data-playing={phase === 'playing' || undefined}
      aria-label={t.player}
    >
      <div className={styles.row}>
        <WayTo page={pageOf(item)}>
          <span className={styles.art}>
            <PlayerArt item={item} />
          </span>
          <span className={styles.title}>{title}</span>
        </WayTo>
        <span className={styles.press}>
          <IconButton
            ref={toggle}
            icon={isOn ? pause : play}
            label={isOn ? t.pause : t.play}
            kind="primary"
            onClick={() => player.toggle()}
          />
          {phase === 'loading' && <Spinner className={styles.loading} size={52} label={null} />}
        </span>
        <IconButton
          icon={isExpanded ? chevronDown : chevronUp}
          label={isExpanded ? t.less : t.more}
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        />
        <IconButton icon={close} label={t.close} onClick={() => void player.stop()} />
      </div>
      {failed ? <PlayFailure /> : <ProgressLine />}
      {isExpanded && <PlayerDetails item={item} />}
    </section>
  )
}

/** Picture and title, with a link to the item's page. */
function WayTo({ page, children }: { page: string | undefined; children: React.ReactNode }) {
  if (page === undefined) return <p className={styles.about}>{children}</p>
  return (
    <Link to={page} className={styles.about}>
      {children}
    </Link>
  )
}

/** Tells the page how much room the card takes, so that nothing ends up behind it. */
function usePublishedHeight(card: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = document.documentElement
    if (!card.current) return
    const watch = new ResizeObserver(([entry]) => {
      if (entry) root.style.setProperty('--player-height', `${Math.round(entry.borderBoxSize[0]?.blockSize ?? 0) + 16}px`)
    })
    watch.observe(card.current)
    return () => {
      watch.disconnect()
      root.style.removeProperty('--player-height')
    }
  }, [card])
}
