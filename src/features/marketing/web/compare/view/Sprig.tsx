import '#platform/web/botany/botany.css'

// The generator is not shipped to browsers: the prerendered page contains the picture, and React does not touch it.
const draw = import.meta.env.SSR ? (await import('./sprig-art.ts')).drawSprig : undefined

/** A plant grown from a seed. Decorative, and only on the prerendered page. */
export function Sprig({ seed, className }: { seed: string; className?: string | undefined }) {
  return <div className={className} aria-hidden="true" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: draw?.(seed) ?? '' }} />
}
