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

/** Keeps how far the welcome is. It never stands in the way: what cannot be kept costs a step that is seen twice. */
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

/** The welcome as it stands on this page: what was kept, and what was done since. */
export function useWelcome() {
  // Asked once: on this page, this page knows best.
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
