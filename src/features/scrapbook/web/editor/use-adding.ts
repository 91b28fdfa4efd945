import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { setting } from '../../core/edits.ts'
import { coverCrop } from '../../core/templates.ts'
import { innerOf } from '../canvas/frames.ts'
import { addPicture, PictureError, prepare } from '../data/pictures.ts'
import { newPhoto } from '../tools/new-items.ts'
import { editorMessages } from './messages.ts'
import type { Editor } from '../state/use-editor.ts'

/** Most pictures added at once. */
const MOST_AT_ONCE = 40
/** Offset between pictures that are added together. */
const APART = 36

/** Adds files to the page as photos: chosen, pasted, dropped or taken. An unreadable file is refused with its reason. */
export function useAdding(editor: Editor, middle: () => { x: number; y: number }) {
  const t = useMessages(editorMessages)
  const client = useQueryClient()
  const { add, act, remove, items, selection } = editor
  // Template places without a picture: the selected one is filled first, then the others.
  const places = items.filter(({ kind, picture }) => kind === 'photo' && picture === undefined)
  const empty = places.find(({ id }) => selection.some((one) => one.id === id)) ?? places[0]

  /** Puts a picture into an empty place, or on the page. The ids of new objects. */
  const place = useCallback(
    (picture: string, width: number, height: number, isFirst = true, shift = 0): string[] => {
      if (!empty || !isFirst) {
        const { x, y } = middle()
        return add([newPhoto({ x: x + shift, y: y + shift }, picture, width, height)])
      }
      const inner = innerOf(empty.frame ?? 'none', empty.w, empty.h)
      act(setting([empty.id], { picture, crop: coverCrop(inner.width / inner.height, width, height) }))
      return []
    },
    [add, act, empty, middle],
  )

  const addFiles = useCallback(
    async (files: readonly Blob[]) => {
      const given = files.slice(0, MOST_AT_ONCE)
      let placed = 0
      for (const file of given) {
        try {
          const prepared = await prepare(file)
          const ids: string[] = []
          const picture = addPicture(client, prepared, (_, error) => {
            remove(ids)
            toast({ title: t.photos.refusedTitle, description: error.message, tone: 'destructive', duration: 15_000 })
          })
          ids.push(...place(picture, prepared.width, prepared.height, placed === 0, placed * APART))
          placed++
        } catch (error) {
          if (!(error instanceof PictureError)) throw error
          toast({ title: t.photos.refusedTitle, description: t.photos.problems[error.problem], tone: 'destructive', duration: 15_000 })
        }
      }
      if (files.length > given.length) toast({ title: t.photos.tooMany(MOST_AT_ONCE) })
    },
    [place, remove, client, t],
  )
  return { addFiles, place }
}

/** Picture files among pasted or dropped data. Pasted addresses of pictures are not fetched. */
export function filesIn(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type, name }) => type.startsWith('image/') || /\.(?:heic|heif|svg)$/i.test(name))
}
