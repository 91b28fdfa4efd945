import { useEffect, useRef, useState } from 'react'
import type { Estimate } from './estimator.ts'
import { wordsAbout } from './about.ts'

const PAUSE_MS = 140
/** At ten to the twelfth guesses the plant is full-grown. */
const FULL_GROWN = 12

export type Strength = Pick<Estimate, 'score' | 'advice'> & {
  /** 0 (nothing typed) to 1, continuous: the growth of a plant. */
  growth: number
}

export type About = { username: string; email: string }

/** The strength of a password while it is typed. Word lists are loaded with the first letter, never before. Undefined until computed. */
export function useStrength(password: string, { username, email }: About): Strength | undefined {
  const [strength, setStrength] = useState<Strength>()
  const isEmpty = password === ''
  const isUsed = useRef(false)
  useEffect(() => {
    if (isEmpty) return setStrength(undefined)
    let isCurrent = true
    const timer = setTimeout(async () => {
      isUsed.current = true
      // Without a network, or in a browser without threads, only the server checks.
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
  // When the form is left, the word lists are released too.
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
