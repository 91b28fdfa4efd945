import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { loadDemo } from '#platform/web/demos.ts'
import { nearWindow } from '../../minis/near-window.ts'
import mini from '../../minis/Miniature.module.css'
import styles from './Demo.module.css'

interface DemoPlaceProps {
  name: string
  /** Shown until the script is loaded, and without scripts. */
  children: ReactNode
  /** The demo has its own frame. */
  bare?: boolean
}

/** Live demo of another feature: its script is loaded when it comes near the window. */
export function DemoPlace({ name, children, bare = false }: DemoPlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const [Demo, setDemo] = useState<ComponentType>()
  const { language } = useLocaleSettings()
  useEffect(() => {
    let isCancelled = false
    nearWindow(() => place.current)
      .then(() => loadDemo(name))
      .then(
        (loaded) => {
          if (!isCancelled) setDemo(() => loaded)
        },
        // Offline, or a newer version was deployed: the placeholder stays.
        () => undefined,
      )
    return () => {
      isCancelled = true
    }
  }, [name])
  return (
    <div ref={place} data-demo={name} className={bare ? styles.bare : `${mini.screen} ${styles.place}`}>
      {Demo ? (
        <div lang={language}>
          <Demo />
        </div>
      ) : (
        <div className={styles.waiting}>{children}</div>
      )}
    </div>
  )
}
