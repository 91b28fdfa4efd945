import { useMemo } from 'react'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { offlineChanges } from '#platform/web/offline/pending-changes.ts'
import { listHabits, type Mark } from '../../contract.ts'
import { habitMessages } from '../core/messages.ts'
import { changeRules } from './changes.ts'

export const changes = offlineChanges({
  area: listHabits.path,
  rules: changeRules,
  words: () => {
    const { failed, undo } = messagesNow(habitMessages)
    return { refused: failed, undo }
  },
})

/** All marks that an answer from `at` does not contain. */
export function useMarks(at: number): readonly Mark[] {
  const since = changes.use(at)
  return useMemo(() => since.flatMap((change) => (change.kind === 'marks' ? change.marks : [])), [since])
}
