import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { perform } from '#platform/web/offline/app-outbox.ts'
import { keyOf, queryOf } from '#platform/web/query/query-of.ts'
import { getOnboarding, putOnboarding } from '../contract.ts'
import { onboardingMessages } from './core/messages.ts'

export type Welcome = OutputOf<typeof getOnboarding>

export const welcomeQuery = () => queryOf(getOnboarding)

/** Saves the progress of the welcome. A failed save is ignored: at worst, a step is shown twice. */
export function useSaveWelcome(): (welcome: Welcome) => Promise<void> {
  const client = useQueryClient()
  return async (welcome) => {
    client.setQueryData(keyOf(getOnboarding), welcome)
    await perform(putOnboarding, { body: welcome }, { label: messagesNow(onboardingMessages).outbox, replaces: 'onboarding' }).catch(
      () => {},
    )
    if (welcome.ended) void client.invalidateQueries({ queryKey: ['/api/hub'] })
  }
}

/** The welcome's current state: the stored one, replaced by changes made on this page. */
export function useWelcome() {
  // Loaded once: afterwards the state of this page is the latest.
  const query = useQuery({ ...welcomeQuery(), staleTime: Infinity })
  const keep = useSaveWelcome()
  const [here, setHere] = useState<Welcome>()
  const welcome = here ?? query.data
  return {
    welcome,
    query,
    change(change: Partial<Welcome>): Promise<void> {
      if (!welcome) return Promise.resolve()
      const next = { ...welcome, ...change }
      setHere(next)
      return keep(next)
    },
  }
}
