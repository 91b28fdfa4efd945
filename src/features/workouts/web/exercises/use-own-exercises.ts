import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import {
  deleteExercisePhoto,
  deleteOwnExercise,
  putExerciseNote,
  putExercisePhoto,
  putOwnExercise,
  type OwnExercise,
} from '../../contract/own-exercises.ts'
import { ownQuery } from './library.ts'
import { exerciseMessages } from './messages.ts'

/** Changes own exercises and notes; the list is reloaded afterwards, and an error shows its reason. */
export function useOwnExercises() {
  const t = useMessages(exerciseMessages)
  const client = useQueryClient()
  const settled = {
    onSettled: () => client.invalidateQueries({ queryKey: ownQuery().queryKey }),
    onError: (error: Error) => toast({ title: t.refused, description: error.message, tone: 'destructive' }),
  }
  const put = useMutation({ ...mutationOf(putOwnExercise), ...settled })
  const remove = useMutation({ ...mutationOf(deleteOwnExercise), ...settled })
  const photo = useMutation({
    mutationFn: ({ id, file }: { id: string; file: File | null }): Promise<unknown> =>
      file ? call(putExercisePhoto, { params: { id }, body: file }) : call(deleteExercisePhoto, { params: { id } }),
    ...settled,
  })
  const note = useMutation({
    ...mutationOf(putExerciseNote, ({ params }) => ({ label: t.waiting, replaces: `exercise note ${params.exercise}` })),
    ...settled,
  })
  return {
    put,
    photo,
    note,
    takeAway: ({ id, ...own }: OwnExercise, onDeleted: () => void) => {
      const { name, pattern, primary, secondary, equipment, loading, measure, perSide, how } = own
      const body = { name, pattern, primary, secondary, equipment, loading, measure, perSide, how }
      remove.mutate(
        { params: { id } },
        {
          onSuccess: () => {
            toast({ title: t.removed(body.name), action: { label: t.undo, onPress: () => put.mutate({ params: { id }, body }) } })
            onDeleted()
          },
        },
      )
    },
  }
}
