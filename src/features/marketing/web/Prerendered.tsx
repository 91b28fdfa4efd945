import { useEffect, useRef, type ComponentProps } from 'react'

interface PrerenderedProps<Name extends string> extends Pick<ComponentProps<'div'>, 'className' | 'lang' | 'aria-hidden'> {
  name: Name
  /** Only in the prerenderer. */
  markup: string | undefined
  /** The same markup where none stands: in development, or coming from another page. A function of the module, not of a render. */
  load: (name: Name) => Promise<string>
  /** Called once the markup stands in the page; what it returns is called when it goes. */
  onStanding?: ((box: HTMLElement) => () => void) | undefined
  onFailed?: () => void
}

/** Markup of our own that React leaves as it stands: what makes it stays out of the browser. */
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
