import type { QueryClient } from '@tanstack/react-query'

/** Key of the mutations that store what a model may read and propose. */
export const CHOICES_KEY = ['companion-tools']

/** Resolves once every choice is stored or has failed: a message that overtook a choice would be answered without it. */
export function choicesStored(client: QueryClient): Promise<void> {
  const areStored = () => client.isMutating({ mutationKey: CHOICES_KEY }) === 0
  if (areStored()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = client.getMutationCache().subscribe(() => {
      if (!areStored()) return
      stop()
      resolve()
    })
  })
}
