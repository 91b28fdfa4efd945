import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { keyOf } from '#platform/web/query/query-of.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { arrangePlant, buySeed, getGarden, resetArrangement, type GardenAnswer } from '../../contract.ts'
import type { Arranged } from '../../garden.ts'
import { gardenMessages } from '../core/messages.ts'

const KEY = keyOf(getGarden)

/** A garden with a changed arrangement of a plant. */
export function arranged(garden: GardenAnswer, key: string, change: Partial<Omit<Arranged, 'key'>>): GardenAnswer {
  const old = garden.arrangement.find((one) => one.key === key) ?? { key, name: null, x: null, y: null }
  return { ...garden, arrangement: [...garden.arrangement.filter((one) => one.key !== key), { ...old, ...change }] }
}

type Given = { name?: string | null | undefined; place?: { x: number; y: number } | null | undefined }

/** Names and moves plants at once; without a network it is sent later, and a refused change is reverted. */
export function useArranging() {
  const client = useQueryClient()
  const show = (change: (garden: GardenAnswer) => GardenAnswer) =>
    client.setQueryData<GardenAnswer>(KEY, (garden) => (garden ? change(garden) : garden))
  const failed = (error: Error) => {
    toast({ title: messagesNow(gardenMessages).arrange.failed, description: error.message, tone: 'destructive' })
    void client.invalidateQueries({ queryKey: KEY })
  }
  const stated = (key: string, { name, place }: Given) =>
    show((garden) =>
      arranged(garden, key, {
        ...(name !== undefined && { name: name || null }),
        ...(place !== undefined && { x: place?.x ?? null, y: place?.y ?? null }),
      }),
    )
  const one = useMutation({
    ...mutationOf(arrangePlant, ({ params, body }) => ({
      label: messagesNow(gardenMessages).arrange.outbox,
      // Name and place are independent: only the latest change of each is sent.
      replaces: `garden ${params.key} ${body.name === undefined ? 'place' : 'name'}`,
    })),
    onMutate: async ({ params, body }) => {
      await client.cancelQueries({ queryKey: KEY })
      stated(params.key, body)
    },
    onError: failed,
  })
  const reset = useMutation({
    ...mutationOf(resetArrangement),
    onMutate: () => show((garden) => ({ ...garden, arrangement: garden.arrangement.map((plant) => ({ ...plant, x: null, y: null })) })),
    onError: failed,
  })
  const say = (key: string, body: Given) => {
    // At once, and again when no older answer can arrive any more, so that a released plant does not jump.
    stated(key, body)
    one.mutate({ params: { key }, body: body as InputOf<typeof arrangePlant>['body'] })
  }
  return {
    name: (key: string, name: string | null) => say(key, { name }),
    move: (key: string, place: { x: number; y: number } | null) => say(key, { place }),
    reset: () => reset.mutate(),
  }
}

/** Buys a seed; the garden shows it after the server's answer, and is refetched after a refusal. */
export function useBuying() {
  const client = useQueryClient()
  return useMutation({
    ...mutationOf(buySeed),
    onSuccess: (answer) => {
      if (!('seed' in answer)) return
      const { seed, points, spent } = answer
      client.setQueryData<GardenAnswer>(KEY, (garden) =>
        garden ? { ...garden, points, spent, seeds: [...garden.seeds.filter(({ id }) => id !== seed.id), seed] } : garden,
      )
    },
    // Refused: another device has spent the points, and the displayed garden was out of date.
    onError: (error) => {
      if (!(error instanceof NetworkError)) void client.invalidateQueries({ queryKey: KEY })
    },
  })
}
