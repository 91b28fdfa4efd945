import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { keyOf, queryOf } from '#platform/web/query/query-of.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { getMeditation, listMeditations, setOwnFavourite, type OwnMeditation } from '../../contract.ts'
import { getShared, listShared, setSharedFavourite } from '../../contract-shared.ts'
import { meditationMessages } from './messages.ts'

const MAKING_MS = 700

export const isMaking = ({ render }: Pick<OwnMeditation, 'render'>): boolean => render?.state === 'waiting' || render?.state === 'running'

/** One of the person's own meditations; polled while its sound is rendered. */
export function useOwn(id: string) {
  return useQuery({
    ...queryOf(getMeditation, { params: { id } }),
    refetchInterval: ({ state }) => (state.data && isMaking(state.data) ? MAKING_MS : false),
  })
}

/** Stores the server's answer as the new state of a meditation, and refetches lists. */
export function useTakeAnswer(): (answer: OwnMeditation) => void {
  const client = useQueryClient()
  return (answer) => {
    client.setQueryData(keyOf(getMeditation, { params: { id: answer.id } }), answer)
    void client.invalidateQueries({ queryKey: keyOf(listMeditations) })
  }
}

/** Refetches all data of shared meditations. */
export function useReadShared(): () => void {
  const client = useQueryClient()
  return () =>
    void client.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith(listShared.path),
    })
}

export const isSharedKey = (queryKey: readonly unknown[]): boolean => String(queryKey[0]).startsWith(listShared.path)

/** Sets the favourite flag at once; without a network it is sent later; if the server refuses, it is reverted with a message. */
export function useFavourite(isOwn: boolean): (id: string, isFavourite: boolean) => void {
  const client = useQueryClient()
  type Lists = OutputOf<typeof listMeditations> | OutputOf<typeof listShared>
  const show = (id: string, isFavourite: boolean) => {
    const queries = {
      predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isSharedKey(queryKey) || queryKey[0] === listMeditations.path,
    }
    client.setQueriesData<Lists>(queries, (answer) =>
      answer && 'meditations' in answer
        ? ({ ...answer, meditations: answer.meditations.map((one) => (one.id === id ? { ...one, isFavourite } : one)) } as Lists)
        : answer,
    )
    for (const key of [keyOf(getMeditation, { params: { id } }), keyOf(getShared, { params: { id } })])
      client.setQueryData<{ isFavourite: boolean }>(key, (answer) => answer && { ...answer, isFavourite })
  }
  const describe = ({ params, body }: { params: { id: string }; body: { isFavourite: boolean } }) => ({
    label: messagesNow(meditationMessages).outbox.favourite(body.isFavourite),
    replaces: `meditation favourite ${params.id}`,
  })
  const { mutate } = useMutation({
    ...(isOwn ? mutationOf(setOwnFavourite, describe) : mutationOf(setSharedFavourite, describe)),
    onMutate: ({ params, body }: { params: { id: string }; body: { isFavourite: boolean } }) => show(params.id, body.isFavourite),
    onError: (error, { params, body }) => {
      show(params.id, !body.isFavourite)
      toast({ title: messagesNow(meditationMessages).favouriteFailed, description: error.message, tone: 'destructive' })
    },
  })
  return (id, isFavourite) => mutate({ params: { id }, body: { isFavourite } })
}
