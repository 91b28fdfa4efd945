import { useEffect, useRef } from 'react'
import type { Picture } from './art.ts'

// The generator stays out of the browser: the prerendered page carries its pictures, and React leaves them as they stand.
const prerender = import.meta.env.SSR ? (await import('./art.ts')).draw : undefined

interface GrownProps {
  name: Picture
  className?: string | undefined
  /** Called once the picture stands in the page; what it returns is called when it goes. */
  onStanding?: (box: HTMLElement) => () => void
}

/** A picture grown by code. Decorative. Whoever comes from another page has it drawn a moment later, in the same room. */
export function Grown({ name, className, onStanding }: GrownProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    let leave: (() => void) | undefined
    let isGone = false
    const stand = (): void => {
      if (!isGone) leave = onStanding?.(element)
    }
    if (element.firstChild) stand()
    else
      void import('./art.ts').then(
        ({ draw }) => {
          // Our own generator's markup, made of numbers alone.
          if (!isGone) element.innerHTML = draw(name)
          stand()
        },
        () => {
          // Without its pictures (offline, or a newer version deployed) the page still says everything.
        },
      )
    return () => {
      isGone = true
      leave?.()
    }
  }, [name, onStanding])
  return (
    <div
      ref={box}
      className={className}
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: prerender?.(name) ?? '' }}
    />
  )
}
