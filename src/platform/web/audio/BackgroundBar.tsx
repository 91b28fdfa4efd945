import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useMessages } from '../i18n/messages.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { close } from '../ui/icons/controls.ts'
import { pause, play } from '../ui/icons/media.ts'
import styles from './BackgroundBar.module.css'
import type { BackgroundSound } from './background-sound.ts'
import { audioMessages } from './messages.ts'

/** A slim bar over the player and the bottom bar while a background sound plays. */
export function BackgroundBar({ sound, isBarShown }: { sound: BackgroundSound; isBarShown: boolean }) {
  const t = useMessages(audioMessages)
  const bar = useRef<HTMLElement>(null)
  // The page ends above it, as it does above the player.
  useEffect(() => {
    const root = document.documentElement
    root.style.setProperty('--background-height', `${Math.round(bar.current?.offsetHeight ?? 0) + 8}px`)
    return () => void root.style.removeProperty('--background-height')
  }, [])
  return (
    <section ref={bar} className={styles.bar} data-area="soul" data-above-bar={isBarShown || undefined} aria-label={t.background}>
      <Link to={sound.page} className={styles.title}>
        {sound.title}
      </Link>
      <IconButton
        size="sm"
        icon={sound.isOn ? pause : play}
        label={sound.isOn ? t.pauseSounds : t.playSounds}
        onClick={() => sound.toggle()}
      />
      <IconButton size="sm" icon={close} label={t.closeSounds} onClick={() => sound.close()} />
    </section>
  )
}
