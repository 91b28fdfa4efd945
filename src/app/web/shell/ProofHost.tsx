import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { onProofWanted } from '#platform/web/api/proof.ts'
import type { WebFeature } from '#platform/web/feature.ts'
import { client } from './app-query.ts'

type Load = NonNullable<WebFeature['proof']>

// Features load after the page is drawn: a press before that may need a proof, and gets the dialog as soon as they are loaded.
const provided = Promise.withResolvers<Load>()
const ProofDialog = lazy(async () => (await provided.promise)())

export function showProofOf(features: readonly WebFeature[]): void {
  const load = features.find(({ proof }) => proof)?.proof
  if (load) provided.resolve(load)
}

/** Shows the dialog for a proof of identity over any page; there is only one in the app. */
export function ProofHost() {
  const [answer, setAnswer] = useState<(isProved: boolean) => void>()
  useEffect(() => onProofWanted(() => new Promise((resolve) => setAnswer(() => resolve))), [])
  if (!answer) return null
  return (
    <QueryClientProvider client={client}>
      <Suspense fallback={null}>
        <ProofDialog
          onDone={(isProved) => {
            setAnswer(undefined)
            answer(isProved)
          }}
        />
      </Suspense>
    </QueryClientProvider>
  )
}
