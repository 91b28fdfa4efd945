import { useEffect, useState } from 'react'

type Loaded<T> = { value: T | undefined; error: Error | null; isLooking: boolean; isFetching: boolean; refetch: () => Promise<void> }

/** Content in a file of its own, loaded when it is shown. `load` must be the same function each time. */
export function useLoaded<Name extends string, T>(name: Name, load: (name: Name) => Promise<T>): Loaded<T> {
  const [state, setState] = useState<{ name: Name; value?: T; error?: Error }>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isHere = true
    load(name).then(
      (value) => isHere && setState({ name, value }),
      (error: unknown) => isHere && setState({ name, error: error as Error }),
    )
    return () => {
      isHere = false
    }
  }, [name, load, tries])
  const here = state?.name === name ? state : undefined
  return {
    value: here?.value,
    error: here?.error ?? null,
    isLooking: here === undefined,
    isFetching: here === undefined,
    refetch: async () => setTries((before) => before + 1),
  }
}
