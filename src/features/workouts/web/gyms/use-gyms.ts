import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { chooseGym, deleteGym, listGyms, putGym, type StoredGym } from '../../contract/gyms.ts'
import { gymMessages } from './messages.ts'

export const gymsQuery = () => queryOf(listGyms)

/** Changes places; the list is reloaded afterwards, and an error shows its reason. */
export function useGymChanges() {
  const t = useMessages(gymMessages)
  const client = useQueryClient()
  const settled = {
    onSettled: () => client.invalidateQueries({ queryKey: gymsQuery().queryKey }),
    onError: (error: Error) => toast({ title: t.refused, description: error.message, tone: 'destructive' }),
  }
  const put = useMutation({ ...mutationOf(putGym), ...settled })
  const choose = useMutation({ ...mutationOf(chooseGym), ...settled })
  const remove = useMutation({ ...mutationOf(deleteGym), ...settled })

  async function restoreDeleted({ id, isDefault, ...gym }: StoredGym): Promise<void> {
    await put.mutateAsync({ params: { id }, body: gym })
    if (isDefault) await choose.mutateAsync({ params: { id }, body: {} })
  }
  return {
    put,
    choose,
    takeAway: (gym: StoredGym) =>
      remove.mutate(
        { params: { id: gym.id } },
        {
          onSuccess: () =>
            toast({
              title: t.removed(gym.name),
              action: { label: t.undo, onPress: () => void restoreDeleted(gym).catch(() => undefined) },
            }),
        },
      ),
  }
}
