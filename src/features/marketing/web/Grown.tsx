import type { Picture } from './art.ts'
import { Prerendered } from './Prerendered.tsx'

// The generator stays out of the browser: the prerendered page carries its pictures.
const prerender = import.meta.env.SSR ? (await import('./art.ts')).draw : undefined

interface GrownProps {
  name: Picture
  className?: string | undefined
  /** Called once the picture stands in the page; what it returns is called when it goes. */
  onStanding?: (box: HTMLElement) => () => void
}

/**
 * A picture grown by code. Decorative. Coming from another page, it is drawn a moment later, in the same room; without it (offline, or a
 * newer version deployed) the page still says everything.
 */
export function Grown({ name, className, onStanding }: GrownProps) {
  return (
    <Prerendered name={name} markup={prerender?.(name)} load={drawLater} className={className} aria-hidden="true" onStanding={onStanding} />
  )
}

const drawLater = (name: Picture): Promise<string> => import('./art.ts').then(({ draw }) => draw(name))
