import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { wallClock } from '#platform/contract/dates.ts'
import type { Season, WeatherKind } from '../../sky.ts'
import type { Stage } from './stage.ts'

const NIGHT_FROM = 20.5
const NIGHT_UNTIL = 5.5

const dark = '(prefers-color-scheme: dark)'
const subscribe = (listener: () => void) => {
  const query = matchMedia(dark)
  const watcher = new MutationObserver(listener)
  watcher.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  query.addEventListener('change', listener)
  return () => {
    watcher.disconnect()
    query.removeEventListener('change', listener)
  }
}
const isDark = () => {
  const { theme } = document.documentElement.dataset
  return theme === 'dark' || (theme !== 'light' && matchMedia(dark).matches)
}

/** Night in the dark theme always, otherwise by the clock; the size of the box that the garden is seen in. */
export function useStage(
  box: RefObject<HTMLElement | null>,
  { zone, season, weather, seed }: { zone: string; season: Season; weather: WeatherKind; seed: string },
): Stage | undefined {
  const isNightTheme = useSyncExternalStore(subscribe, isDark, () => false)
  const [size, setSize] = useState<{ width: number; height: number }>()
  const [hour, setHour] = useState(() => wallClock(new Date(), zone).minutes / 60)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setSize({ width: Math.round(element.clientWidth), height: Math.round(element.clientHeight) })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [box])
  useEffect(() => {
    // The light moves on every half hour.
    const timer = setInterval(() => setHour(wallClock(new Date(), zone).minutes / 60), 60_000)
    return () => clearInterval(timer)
  }, [zone])
  if (!size || size.width === 0 || size.height === 0) return undefined
  const half = Math.round(hour * 2) / 2
  const time = isNightTheme || half >= NIGHT_FROM || half < NIGHT_UNTIL ? 'night' : 'day'
  return { ...size, density: Math.min(2, window.devicePixelRatio || 1), season, time, hour: half, weather, seed }
}
