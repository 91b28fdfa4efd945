import { useEffect, useRef } from 'react'
import styles from './PartTitle.module.css'

/** The title of a part; it gets the focus when the part was chosen from the list. */
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
