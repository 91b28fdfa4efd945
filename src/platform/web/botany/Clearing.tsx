import { useEffect, useId, useMemo, useRef } from 'react'
import './botany.css'
import { moveLayers } from './parallax.ts'
import { growClearing } from './scene.ts'
import type { ClearingRequest } from './scene.ts'
import { clearingToSvg } from './scene-svg.ts'

export interface ClearingProps extends ClearingRequest {
  /** Described to screen readers; decorative without it. */
  title?: string
  /** How far the nearest layer moves, in pixels of the picture; 0 keeps all still. */
  travel?: number
  className?: string
}

/**
 * The forest clearing as a backdrop. Layers follow the pointer and the scroll by depth; not at all when the reader asked for
 * less motion. Server and browser make the same markup, so a prerendered page hydrates without a change.
 */
export function Clearing({ seed, width, height, season, hour, density, detail = 0.3, title, travel = 26, className }: ClearingProps) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId().replace(/[^\w-]/g, '')
  const markup = useMemo(() => {
    const request: ClearingRequest = { seed, width, height, detail }
    if (season) request.season = season
    if (hour !== undefined) request.hour = hour
    if (density !== undefined) request.density = density
    return clearingToSvg(growClearing(request), { time: 'theme', idPrefix: `c${id}`, ...(title ? { title } : {}) })
  }, [seed, width, height, season, hour, density, detail, title, id])
  useEffect(() => (box.current && travel > 0 ? moveLayers(box.current, travel) : undefined), [markup, travel])
  return <div ref={box} className={className} dangerouslySetInnerHTML={{ __html: markup }} />
}
