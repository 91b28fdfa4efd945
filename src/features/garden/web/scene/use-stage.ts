import type { Season } from '#platform/contract/seasons.ts'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { wallClock } from '#platform/contract/dates.ts'
import type { WeatherKind } from '../../sky.ts'
import { lightOf, useLight } from './light.ts'
import { zoomFor, type Stage } from './stage.ts'

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

/**
 * The stage of a garden: always night in the dark theme, otherwise by the clock, unless daylight was chosen; with the size of the box
 * of the garden (null while there is none). `units`: the garden's natural width.
 * Returns the same object as long as nothing changes, because a new one restarts the drawing.
 */
export function useStage(
  box: HTMLElement | null,
  { zone, season, weather, seed, units }: { zone: string; season: Season; weather: WeatherKind; seed: string; units: number },
): Stage | undefined {
  const isNightTheme = useSyncExternalStore(subscribe, isDark, () => false)
  const [size, setSize] = useState<{ width: number; height: number }>()
  const [hour, setHour] = useState(() => wallClock(new Date(), zone).minutes / 60)
  useEffect(() => {
    if (!box) return
    const measure = () => setSize({ width: Math.round(box.clientWidth), height: Math.round(box.clientHeight) })
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    measure()
    return () => observer.disconnect()
  }, [box])
  useEffect(() => {
    // The light changes every half hour.
    const timer = setInterval(() => setHour(wallClock(new Date(), zone).minutes / 60), 60_000)
    return () => clearInterval(timer)
  }, [zone])
  const { width, height } = size ?? { width: 0, height: 0 }
  const zoom = width > 0 && height > 0 ? zoomFor({ width, height }, units) : 1
  const { hour: half, time } = lightOf(useLight(), hour, isNightTheme)
  const density = Math.min(2, window.devicePixelRatio || 1)
  return useMemo(
    () => (box && width > 0 && height > 0 ? { width, height, density, zoom, season, time, hour: half, weather, seed } : undefined),
    [box, width, height, density, zoom, season, time, half, weather, seed],
  )
}
