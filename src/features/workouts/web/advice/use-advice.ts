import { useCallback, useEffect, useRef, useState } from 'react'
import { streamText } from '#platform/web/ai/stream-text.ts'
import { askAboutPlan, type Advice, type AdviceLanguage } from '../../contract-advice.ts'

export type Asking = { state: 'idle' | 'asking' | 'stopped' } | { state: 'answered'; advice: Advice } | { state: 'failed'; error: Error }

/** One answer at a time; leaving stops it. */
export function useAdvice(plan: string) {
  const [asking, setAsking] = useState<Asking>({ state: 'idle' })
  const line = useRef<AbortController>(undefined)
  const leave = () => {
    line.current?.abort()
    line.current = undefined
  }
  useEffect(() => leave, [])

  const ask = useCallback(
    async (question: string, language: AdviceLanguage) => {
      leave()
      const own = new AbortController()
      line.current = own
      setAsking({ state: 'asking' })
      try {
        const body = { plan, question, language }
        const { text, finish } = await streamText(askAboutPlan, { body }, { signal: own.signal, onText: () => {} })
        if (line.current !== own) return
        setAsking(finish === 'stopped' ? { state: 'stopped' } : { state: 'answered', advice: JSON.parse(text) as Advice })
      } catch (error) {
        if (line.current === own && !own.signal.aborted) setAsking({ state: 'failed', error: error as Error })
      }
    },
    [plan],
  )
  const stop = useCallback(() => {
    leave()
    setAsking({ state: 'stopped' })
  }, [])
  return { asking, ask, stop }
}
