import { useEffect, useRef, useState } from 'react'
import type { Estimate } from './estimator.ts'
import { wordsAbout } from './about.ts'

const PAUSE_MS = 140
/** Ten to the twelfth guesses, and the plant is full-grown. */
const FULL_GROWN = 12

export type Strength = Pick<Estimate, 'score' | 'advice'> & {
  /** 0 (nothing typed) to 1, without steps: what a plant grows by. */
  growth: number
}

export type About = { username: string; email: string }

/** Follows a password being typed. Its word lists are fetched with the first letter, and never before. Undefined until known. */
export function useStrength(password: string, { username, email }: About): Strength | undefined {
  const [strength, setStrength] = useState<Strength>()
  const isEmpty = password === ''
  const isUsed = useRef(false)
  useEffect(() => {
    if (isEmpty) return setStrength(undefined)
    let isCurrent = true
    const timer = setTimeout(async () => {
      isUsed.current = true
      // Without network, or in a browser without threads, the server judges alone.
      const found = await import('./estimator.ts')
        .then(({ estimate }) => estimate(password, wordsAbout(username, email)))
        .catch(() => undefined)
      if (!isCurrent || !found) return
      const growth = Math.min(1, found.guessesLog10 / FULL_GROWN)
      setStrength({ score: found.score, advice: found.advice, growth })
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [password, isEmpty, username, email])
  // When the form is left, the lists go too.
  useEffect(
    () => () => {
      if (isUsed.current)
        void import('./estimator.ts').then(
          (file) => file.closeEstimator(),
          () => {},
        )
    },
    [],
  )
  return isEmpty ? undefined : strength
}
