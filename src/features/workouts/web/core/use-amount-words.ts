import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import type { Target } from '../../engine/types.ts'
import { trainingMessages } from './messages.ts'

/** The amount of a set as text, by its measure: "8" repetitions, "45 s", "1:30", "400 m", "5 km". */
export function useAmountWords(): (measure: Target['kind'], amount: number) => string {
  const format = useFormat()
  const { set } = useMessages(trainingMessages)
  return (measure, amount) => {
    if (measure === 'seconds') return amount < 60 ? set.seconds(amount, amount) : format.clock(amount)
    if (measure === 'metres') return amount < 1000 ? set.metres(amount, amount) : format.quantity('distance', amount, 2)
    return format.number(amount)
  }
}
