import { useEffect, useRef } from 'react'
import styles from './PartTitle.module.css'

/** Takes the focus when it was chosen from the list beside it. */
export function PartTitle({ title, isAsked }: { title: string; isAsked: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAsked) heading.current?.focus({ preventScroll: true })
  }, [isAsked])
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.title}>
      {title}
    </h2>
  )
}
