import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { messagesNow, useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { keyOf } from '#platform/web/query/query-of.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { deleteOwnSpeech, listSpeeches, putOwnSpeech, setSpeechFavourite, type Speech } from '../contract.ts'
import { speechesMessages } from './messages.ts'

/** Sets the favourite flag at once; without a network it is sent later; if the server refuses, it is reverted with a message. */
export function useFavourite(): (speech: Pick<Speech, 'id'>, isFavourite: boolean) => void {
  const client = useQueryClient()
  const queryKey = keyOf(listSpeeches)
  const show = (id: string, isFavourite: boolean) =>
    client.setQueryData<OutputOf<typeof listSpeeches>>(
      queryKey,
      (answer) => answer && { speeches: answer.speeches.map((one) => (one.id === id ? { ...one, isFavourite } : one)) },
    )
  const { mutate } = useMutation({
    ...mutationOf(setSpeechFavourite, ({ params, body }) => ({
      label: messagesNow(speechesMessages).outbox(body.isFavourite),
      replaces: `speech favourite ${params.id}`,
    })),
    onMutate: async ({ params, body }) => {
      show(params.id, body.isFavourite)
      await client.cancelQueries({ queryKey })
    },
    onError: (error, { params, body }) => {
      show(params.id, !body.isFavourite)
      toast({ title: messagesNow(speechesMessages).favouriteFailed, description: error.message, tone: 'destructive' })
    },
  })
  return ({ id }, isFavourite) => mutate({ params: { id }, body: { isFavourite } })
}

/** Writes and deletes own speeches; the list is refetched afterwards, and a refusal shows its reason. */
export function useOwnSpeeches() {
  const t = useMessages(speechesMessages)
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: keyOf(listSpeeches) })
  const failed = (title: string) => (error: Error) => void toast({ title, description: error.message, tone: 'destructive' })
  return {
    put: useMutation({ ...mutationOf(putOwnSpeech), onSettled, onError: failed(t.write.failed) }),
    remove: useMutation({ ...mutationOf(deleteOwnSpeech), onSettled, onError: failed(t.deleteFailed) }),
  }
}
