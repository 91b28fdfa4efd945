import { useEffect, useRef, type ComponentProps } from 'react'

interface PrerenderedProps<Name extends string> extends Pick<ComponentProps<'div'>, 'className' | 'lang' | 'aria-hidden'> {
  name: Name
  /** Only set in the prerenderer. */
  markup: string | undefined
  /** Loads the same markup if the page has none: in development, or after a navigation. Must be a stable function of the module. */
  load: (name: Name) => Promise<string>
  /** Called when the markup is in the page; the returned function is called when it is removed. */
  onStanding?: ((box: HTMLElement) => () => void) | undefined
  onFailed?: () => void
}

/** Our own markup that React does not touch; its generator is not shipped to browsers. */
export function Prerendered<Name extends string>({ name, markup = '', load, onStanding, onFailed, ...rest }: PrerenderedProps<Name>) {
  const box = useRef<HTMLDivElement>(null)
  const failed = useRef(onFailed)
  useEffect(() => {
    failed.current = onFailed
  })
  useEffect(() => {
    const element = box.current
    if (!element) return
    let leave: (() => void) | undefined
    let isCancelled = false
    const stand = (): void => {
      if (!isCancelled) leave = onStanding?.(element)
    }
    if (element.firstChild) stand()
    else
      void load(name).then(
        (loaded) => {
          if (!isCancelled) element.innerHTML = loaded
          stand()
        },
        () => {
          if (!isCancelled) failed.current?.()
        },
      )
    return () => {
      isCancelled = true
      leave?.()
    }
  }, [name, load, onStanding])
  return <div ref={box} {...rest} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />
}
