import { Plant } from '#platform/web/botany/Plant.tsx'

/** Full-grown after this many minutes in a day. */
const FULL_MINUTES = 20

/** A foxglove that grows with the day's minutes: each day it starts again as a seedling. */
export function TodayPlant({ minutes }: { minutes: number }) {
  return <Plant species="foxglove" seed="soul-today" growth={0.22 + 0.78 * Math.min(1, minutes / FULL_MINUTES)} detail={0.6} decorative />
}
