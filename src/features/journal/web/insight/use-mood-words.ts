import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { uiMessages } from '#platform/web/ui/messages.ts'
import { insightMessages } from './messages.ts'

/** Formats mean moods. */
export function useMoodWords() {
  const t = useMessages(insightMessages)
  const { moods } = useMessages(uiMessages)
  const format = useFormat()
  const value = (mean: number) => format.number(mean, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return {
    /** "3.4"; a dash for nothing. */
    value: (mean: number | null) => (mean === null ? '–' : value(mean)),
    name: (level: number) => moods[level - 1] ?? '',
    /** "3.4, between Hazy and Clearing". */
    words: (mean: number) => {
      const low = Math.floor(mean + 0.05)
      const nearest = moods[Math.round(mean) - 1] ?? ''
      return Math.abs(mean - Math.round(mean)) < 0.1
        ? t.right(value(mean), nearest)
        : t.between(value(mean), moods[low - 1] ?? '', moods[low] ?? '')
    },
  }
}
