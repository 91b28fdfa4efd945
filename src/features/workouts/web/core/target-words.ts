import { useMessages } from '#platform/web/i18n/messages.ts'
import type { Target } from '../../engine/types.ts'
import { trainingMessages } from './messages.ts'

/** The target of sets as text: "3 × 8–12 reps". */
export function useTargetWords(): (sets: number, target: Target) => string {
  const { set } = useMessages(trainingMessages)
  return (sets, { kind, from, to }) => {
    const one = set[kind](from, to)
    return sets === 1 && kind !== 'reps' ? one : set.sets(sets, one)
  }
}
