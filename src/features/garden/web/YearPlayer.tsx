import { seasonOf, type Hemisphere, type Season } from '#platform/contract/seasons.ts'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { dayFromNumber } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { close } from '#platform/web/ui/icons/controls.ts'
import { pause, play } from '#platform/web/ui/icons/media.ts'
import { Slider } from '#platform/web/ui/Slider.tsx'
import type { GardenAnswer } from '../contract.ts'
import type { GardenLayout } from '../layout.ts'
import { gardenMessages } from './core/messages.ts'
import type { SceneLoop } from './scene/scene-loop.ts'
import { Year } from './scene/year.ts'
import { wantsStill } from './still.ts'
import styles from './YearPlayer.module.css'

interface YearPlayerProps {
  layout: GardenLayout
  answer: Pick<GardenAnswer, 'lines' | 'seeds'>
  loop: RefObject<SceneLoop | null>
  /** Days since 1970; the last day of the year that is shown. */
  today: number
  hemisphere: Hemisphere
  onClose: () => void
}

const DAYS = 365
const SECONDS = 24
const WORDS_DAYS = 4
const SEASONS: readonly Season[] = ['spring', 'summer', 'autumn', 'winter']

/** A year of the garden in about half a minute, played or scrubbed. With reduced motion it moves month by month. */
export function YearPlayer({ layout, answer, loop, today, hemisphere, onClose }: YearPlayerProps) {
  const t = useMessages(gardenMessages).year
  const format = useFormat()
  const year = useMemo(() => new Year(layout, answer.lines, answer.seeds), [layout, answer])
  const first = today - DAYS
  const moment = useRef(first)
  const reported = useRef(first)
  const [day, setDay] = useState(first)
  const [plants, setPlants] = useState(0)
  const [done, setDone] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const [isStill] = useState(wantsStill)

  const show = (at: number) => {
    moment.current = at
    const growths = year.at(at)
    loop.current?.showYear({ growths, season: seasonOf(dayFromNumber(Math.floor(at)), hemisphere) })
    const whole = Math.floor(at)
    // Plants are updated every frame, text and slider only some times per second.
    if (Math.abs(whole - reported.current) < WORDS_DAYS && at < today && at > first && isPlaying) return
    reported.current = whole
    setDay(whole)
    setPlants(growths.reduce((sum, growth) => sum + (growth > 0 ? 1 : 0), 0))
  }
  const latest = useRef(show)
  latest.current = show

  useEffect(() => {
    const stop = new AbortController()
    const { current } = loop
    latest.current(first)
    void current?.prepareYear(SEASONS, setDone, stop.signal).then(() => {
      if (stop.signal.aborted) return
      setDone(1)
      if (!wantsStill()) setPlaying(true)
    })
    return () => {
      stop.abort()
      current?.showYear(undefined)
    }
  }, [loop, first])

  useEffect(() => {
    if (!isPlaying) return
    let frame = 0
    let before = performance.now()
    const step = (now: number) => {
      const next = Math.min(today, moment.current + ((now - before) / 1000) * (DAYS / SECONDS))
      before = now
      latest.current(next)
      if (next >= today) setPlaying(false)
      else frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [isPlaying, today])

  const text = t.text(format.localDay(dayFromNumber(day), 'medium'), plants)
  const isOver = day >= today
  const press = () => {
    if (isStill) return show(isOver ? first : Math.min(today, moment.current + 30))
    if (isOver) show(first)
    setPlaying(!isPlaying)
  }
  return (
    <section className={styles.player} aria-label={t.title}>
      {done < 1 ? (
        <p className={styles.text} role="status">
          {t.preparing(format.percent(done))}
        </p>
      ) : (
        <>
          <Button size="sm" kind="soft" icon={isPlaying ? pause : play} onClick={press}>
            {isOver ? t.again : isStill ? t.step : isPlaying ? t.pause : t.play}
          </Button>
          <Slider
            className={styles.slider}
            label={t.day}
            min={first}
            max={today}
            value={day}
            valueText={text}
            onChange={(value) => {
              setPlaying(false)
              show(value)
            }}
          />
          <p className={styles.text}>{text}</p>
        </>
      )}
      <IconButton icon={close} label={t.close} onClick={onClose} />
    </section>
  )
}
