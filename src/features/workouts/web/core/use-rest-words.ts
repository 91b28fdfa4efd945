import { useMessages } from '#platform/web/i18n/messages.ts'
import { trainingMessages } from './messages.ts'

/** A rest as text: seconds, minutes, or none. */
export function useRestWords(): (seconds: number) => string {
  const { rest } = useMessages(trainingMessages)
  return (seconds) => {
    if (seconds === 0) return rest.none
    if (seconds < 60) return rest.seconds(seconds)
    const left = seconds % 60
    return rest.minutes(left === 0 ? String(seconds / 60) : `${Math.floor(seconds / 60)}:${String(left).padStart(2, '0')}`)
  }
}
