import { useQueryClient } from '@tanstack/react-query'
import type { LocalDay } from '#platform/contract/dates.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { nutritionMessages } from '../core/messages.ts'
import { setComplete } from '../data/writing.ts'

/** Switch to mark a day as complete, after the meals. */
export function DayComplete({ day, isComplete }: { day: LocalDay; isComplete: boolean }) {
  const t = useMessages(nutritionMessages)
  const client = useQueryClient()
  return (
    <Switch label={t.complete.label} hint={t.complete.hint} checked={isComplete} onChange={(next) => void setComplete(client, day, next)} />
  )
}
