import { useState } from 'react'
import { useBlocker } from 'react-router'

/**
 * Blocks actions that would lose foods not yet added: a button that leaves, and the browser's Back. `question` is set while an answer
 * is needed.
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
