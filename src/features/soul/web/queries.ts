import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { setFavourite, type SoulTrack } from '../contract.ts'
import { soulMessages } from './messages.ts'
import { useListened } from './listened.ts'

/** Common part of the answers of Soul's reads: tracks under different property names. */
type WithTracks = { track?: SoulTrack; tracks?: SoulTrack[]; more?: SoulTrack[] }

/** The same answer with a track's favourite flag set, everywhere the track appears. */
export function withFavourite<T extends WithTracks>(answer: T, id: string, isFavourite: boolean): T {
  const set = (track: SoulTrack) => (track.id === id ? { ...track, isFavourite } : track)
  return {
    ...answer,
    ...(answer.track && { track: set(answer.track) }),
    ...(answer.tracks && { tracks: answer.tracks.map(set) }),
    ...(answer.more && { more: answer.more.map(set) }),
  }
}

/** Sets the favourite flag at once; without a network it is sent later; if the server refuses, it is reverted with a message. */
export function useFavourite(): (track: Pick<SoulTrack, 'id' | 'title'>, isFavourite: boolean, onSettled?: () => void) => void {
  const client = useQueryClient()
  const show = (id: string, isFavourite: boolean) =>
    client.setQueriesData<WithTracks>({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/soul') }, (answer) =>
      answer ? withFavourite(answer, id, isFavourite) : answer,
    )
  const { mutate } = useMutation({
    ...mutationOf(setFavourite, ({ params, body }) => ({
      label: messagesNow(soulMessages).outbox.favourite(body.isFavourite),
      replaces: `soul favourite ${params.id}`,
    })),
    // A pending read would restore the old flag.
    onMutate: async ({ params, body }) => {
      show(params.id, body.isFavourite)
      await client.cancelQueries({
        predicate: ({ queryKey, state }) => String(queryKey[0]).startsWith('/api/soul') && state.data !== undefined,
      })
    },
    onError: (error, { params, body }) => {
      show(params.id, !body.isFavourite)
      toast({ title: messagesNow(soulMessages).favouriteFailed, description: error.message, tone: 'destructive' })
    },
  })
  return ({ id }, isFavourite, onSettled) => mutate({ params: { id }, body: { isFavourite } }, onSettled && { onSettled })
}

/** Refetches shortly after listening was counted, with a delay because closing a track sends several reports. */
export function useFreshAfterListening(refetch: () => unknown): void {
  const { version } = useListened()
  const first = useRef(version)
  const latest = useRef(refetch)
  useEffect(() => {
    latest.current = refetch
  })
  useEffect(() => {
    if (version === first.current) return
    const timer = setTimeout(() => latest.current(), 800)
    return () => clearTimeout(timer)
  }, [version])
}
