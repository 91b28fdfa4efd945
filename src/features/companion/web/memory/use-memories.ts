import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { getChat } from '../../contract-chat.ts'
import { forgetMemory, listMemories, pauseMemory, putMemory, type Memory } from '../../contract-memory.ts'
import { memoryMessages } from './messages.ts'

/** Reloads the list of sentences and the model's instructions, which contain them. */
export const refreshMemories = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => [listMemories.path, getChat.path].some((path) => String(queryKey[0]).startsWith(path)),
  })

export type Written = Pick<Memory, 'id' | 'sentence' | 'area'> & { source: { thread: string; message: string } | null }

export function useMemories() {
  const t = useMessages(memoryMessages)
  const client = useQueryClient()
  const query = useQuery(queryOf(listMemories))
  const failed = (error: Error) => toast({ title: error.message || t.notSaved, tone: 'destructive' })
  const put = useMutation({
    mutationFn: ({ id, ...body }: Written) => call(putMemory, { params: { id }, body }),
    onSuccess: () => refreshMemories(client),
    onError: failed,
  })
  const pause = useMutation({
    mutationFn: (isPaused: boolean) => call(pauseMemory, { body: { isPaused } }),
    onSettled: () => refreshMemories(client),
    onError: failed,
  })
  const forget = useMutation({
    mutationFn: ({ id }: Memory) => call(forgetMemory, { params: { id } }),
    onSuccess: async (_, { id, sentence, area, source }) => {
      await refreshMemories(client)
      const back = () => put.mutate({ id, sentence, area, source: source && { thread: source.thread, message: source.message } })
      toast({ title: t.forgotten, action: { label: t.undo, onPress: back } })
    },
    onError: failed,
  })
  return { query, put, pause, forget }
}
