import { useState } from 'react'
import { useBlocker } from 'react-router'

/**
 * Holds back what would lose foods that are not added: a press that leaves, and the browser's Back. `question` is there while an answer
 * is wanted.
 */
export function useAskBeforeLeaving(isUnsaved: boolean) {
  const [leave, setLeave] = useState<() => void>()
  const blocker = useBlocker(isUnsaved)
  const isBlocked = blocker.state === 'blocked'
  const question =
    leave || isBlocked
      ? {
          leave: () => {
            setLeave(undefined)
            leave?.()
            if (isBlocked) blocker.proceed()
          },
          stay: () => {
            setLeave(undefined)
            if (isBlocked) blocker.reset()
          },
        }
      : undefined
  return { question, askToLeave: (go: () => void) => (isUnsaved ? setLeave(() => go) : go()) }
}
