import { useEffect, useRef, useState } from 'react'
import type { Species } from '#platform/web/botany/grow.ts'
import { Plant } from '#platform/web/botany/Plant.tsx'

const SETTLES_MS = 260

/**
 * A plant that grows to `growth` (0–1) in an animation, or at once with reduced motion. Decorative: text beside it has the same meaning.
 */
export default function GrowingPlant({
  growth,
  species,
  seed,
  detail,
  className,
}: {
  growth: number
  species: Species
  seed: string
  detail?: number
  className?: string | undefined
}) {
  const [shown, setShown] = useState(0)
  const now = useRef(0)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      now.current = growth
      return setShown(growth)
    }
    let last = performance.now()
    let frame = requestAnimationFrame(function step(at) {
      now.current += (growth - now.current) * (1 - Math.exp(-(at - last) / SETTLES_MS))
      last = at
      const isThere = Math.abs(growth - now.current) < 0.004
      if (isThere) now.current = growth
      setShown(now.current)
      if (!isThere) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [growth])
  return (
    <Plant
      species={species}
      seed={seed}
      growth={shown}
      decorative
      {...(detail === undefined ? {} : { detail })}
      {...(className === undefined ? {} : { className })}
    />
  )
}
