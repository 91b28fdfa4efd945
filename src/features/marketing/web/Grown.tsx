import type { Picture } from './art.ts'
import { Prerendered } from './Prerendered.tsx'

// The generator is not shipped to browsers: the prerendered page contains its pictures.
const prerender = import.meta.env.SSR ? (await import('./art.ts')).draw : undefined

interface GrownProps {
  name: Picture
  className?: string | undefined
  /** Called when the picture is in the page; the returned function is called when it is removed. */
  onStanding?: (box: HTMLElement) => () => void
}

/**
 * A generated, decorative picture. After a navigation from another page it is drawn a moment later, in reserved room; if it cannot be
 * loaded (offline, or a newer version deployed), the page is complete without it.
 */
export function Grown({ name, className, onStanding }: GrownProps) {
  return (
    <Prerendered name={name} markup={prerender?.(name)} load={drawLater} className={className} aria-hidden="true" onStanding={onStanding} />
  )
}

const drawLater = (name: Picture): Promise<string> => import('./art.ts').then(({ draw }) => draw(name))
