import { useId, useMemo } from 'react'
import './botany.css'
import { describePlant } from './describe.ts'
import { growPlant } from './grow.ts'
import type { PlantRequest } from './grow.ts'
import type { BotanyMessages } from './messages.en.ts'
import { plantMarkup, viewBoxOf } from './plant.ts'

export interface PlantProps extends PlantRequest {
  /** True when words beside the picture already say it: hidden from screen readers. */
  decorative?: boolean
  /** Overrides the generated description. */
  label?: string
  /** The reader's language; English when left out. */
  messages?: BotanyMessages
  /** `fit` fills the box with the plant at its present size; `frame` (default) shows it against its full-grown size. */
  box?: 'frame' | 'fit'
  ground?: boolean
  sway?: boolean
  className?: string
}

/** A living plant. Its markup is made by our own generator from numbers alone, so it is safe to set as HTML. */
export function Plant(props: PlantProps) {
  const {
    species,
    seed,
    growth,
    season,
    time,
    detail,
    decorative = false,
    label,
    messages,
    box = 'frame',
    ground = true,
    sway = true,
    className,
  } = props
  const id = useId()
  const plant = useMemo(() => {
    const request: PlantRequest = { species, seed, growth }
    if (season) request.season = season
    if (time) request.time = time
    if (detail) request.detail = detail
    return growPlant(request)
  }, [species, seed, growth, season, time, detail])
  const markup = useMemo(() => plantMarkup(plant, { ground, sway }), [plant, ground, sway])
  const inside = <g dangerouslySetInnerHTML={{ __html: markup }} />
  const shared = { viewBox: viewBoxOf(plant, box), className, strokeLinecap: 'round' as const, preserveAspectRatio: 'xMidYMax meet' }
  if (decorative)
    return (
      <svg {...shared} aria-hidden="true" focusable="false">
        {inside}
      </svg>
    )
  const words = describePlant(plant, messages)
  return (
    <svg {...shared} role="img" aria-labelledby={label ? `${id}-t ${id}-d` : `${id}-t`}>
      <title id={`${id}-t`}>{label ?? words}</title>
      {label ? <desc id={`${id}-d`}>{words}</desc> : null}
      {inside}
    </svg>
  )
}
