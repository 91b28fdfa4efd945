import { useEffect, useMemo, useRef, useState } from 'react'
import { defineMessages, useMessages } from '#platform/web/i18n/messages.ts'
import {
  CUE_MS,
  FLIGHT_STEP_MS,
  flightOf,
  MOVING_MS,
  objectTracking,
  OBJECTS,
  POND,
  RADIUS,
  type TrackTrial,
} from '../../../games/rules/object-tracking.ts'
import { anyView, type BoardProps } from '../../board/board.ts'
import boardStyles from '../../board/Board.module.css'
import { useKeys, useOnset, useSteps } from '../../board/hooks.ts'
import { ACTIVE, REVIEW } from '../../board/transfer.ts'
import styles from './ObjectTracking.module.css'
import { en } from './words.en.ts'

const words = defineMessages({ en, de: () => import('./words.de.ts').then((m) => m.de) })

/** Fireflies over a pond. Some shine brighter, then all look alike and fly about. Which ones were they? */
function Board({ stimulus, api, wasRight }: BoardProps<TrackTrial>) {
  const { labels } = useMessages(words)
  const flight = useMemo(() => flightOf(stimulus), [stimulus])
  const flies = useRef<(SVGGElement | null)[]>([])
  const step = useSteps([CUE_MS, MOVING_MS])
  const isOpen = step === 2
  const [chosen, setChosen] = useState<readonly number[]>([])
  useOnset(true, api)

  useEffect(() => {
    if (step !== 1) return
    let handle = 0
    let first: number | undefined
    const move = (time: number) => {
      first ??= time
      const at = Math.min(flight.length - 1, (time - first) / FLIGHT_STEP_MS)
      const [from, share] = [Math.floor(at), at % 1]
      const next = flight[Math.min(from + 1, flight.length - 1)]!
      for (const [fly, { x, y }] of flight[from]!.entries()) {
        const to = next[fly]!
        flies.current[fly]?.setAttribute('transform', `translate(${x + (to.x - x) * share} ${y + (to.y - y) * share})`)
      }
      handle = requestAnimationFrame(move)
    }
    handle = requestAnimationFrame(move)
    return () => cancelAnimationFrame(handle)
  }, [step, flight])

  // In reading order from the upper left, so that keys correspond to positions.
  const places = isOpen ? flight.at(-1)! : flight[0]!
  const order = useMemo(() => {
    const last = flight.at(-1)!
    return Array.from({ length: OBJECTS }, (_, fly) => fly).sort(
      (a, b) => Math.round(last[a]!.y / 25) - Math.round(last[b]!.y / 25) || last[a]!.x - last[b]!.x,
    )
  }, [flight])
  const choose = (fly: number, event: Event) => {
    if (!isOpen || wasRight !== null) return
    const next = chosen.includes(fly) ? chosen.filter((one) => one !== fly) : [...chosen, fly]
    setChosen(next)
    if (next.length === stimulus.targets) api.respond(next, event)
  }
  useKeys((key, event) => {
    const fly = order['123456789'.indexOf(key)]
    if (fly !== undefined) choose(fly, event)
  })
  return (
    <div className={boardStyles.board}>
      <div className={boardStyles.view}>
        <svg viewBox={`0 0 ${POND} ${POND}`} className={styles.pond} role="group" aria-label={labels.pond}>
          {Array.from({ length: OBJECTS }, (_, fly) => {
            const nth = order.indexOf(fly) + 1
            return (
              <g
                key={fly}
                ref={(element) => void (flies.current[fly] = element)}
                transform={`translate(${places[fly]!.x} ${places[fly]!.y})`}
                className={styles.fly}
                data-target={(step === 0 && fly < stimulus.targets) || undefined}
                data-chosen={chosen.includes(fly) || undefined}
                data-was={(wasRight !== null && fly < stimulus.targets) || undefined}
                role="button"
                tabIndex={isOpen ? 0 : -1}
                aria-pressed={chosen.includes(fly)}
                aria-disabled={!isOpen}
                aria-label={labels.fly!.replace('{n}', String(nth))}
                onPointerDown={(event) => choose(fly, event.nativeEvent)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' && event.key !== ' ') return
                  event.preventDefault()
                  choose(fly, event.nativeEvent)
                }}
              >
                <circle r={RADIUS * 1.7} className={styles.reach} />
                <circle r={RADIUS} className={styles.body} />
                {isOpen && (
                  <text y={1.5} className={styles.nth}>
                    {nth}
                  </text>
                )}
              </g>
            )
          })}
        </svg>
      </div>
      <p className={boardStyles.ask} role="status" style={{ marginInline: 'auto' }}>
        {isOpen
          ? labels.which!.replace('{n}', `${chosen.length} / ${stimulus.targets}`)
          : step === 0
            ? labels.these!.replace('{n}', String(stimulus.targets))
            : labels.follow}
      </p>
    </div>
  )
}

export const view = anyView({
  rules: objectTracking,
  Board,
  words,
  sources: [
    {
      text: 'Pylyshyn, Z. W., & Storm, R. W. (1988). Tracking multiple independent targets: evidence for a parallel tracking mechanism. Spatial Vision, 3(3), 179–197.',
      doi: '10.1163/156856888X00122',
    },
    ACTIVE,
    REVIEW,
  ],
})
