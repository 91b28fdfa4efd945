import { useCallback } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useJournal } from '../local/use-journal.ts'
import { entryMessages } from '../core/entry-messages.ts'
import { isPicture, problemOf } from './accept.ts'

export type AddedFile = { id: string; kind: 'photo' | 'audio' | 'file'; name: string }

/**
 * Stores files for an entry, one after the other, and reports files that could not be stored, with reasons. `begin` creates a
 * new entry first.
 */
export function useAddFiles(entryId: string, begin: () => Promise<void>) {
  const t = useMessages(entryMessages).media
  const journal = useJournal()
  return useCallback(
    async (files: readonly File[], { asPhotos = false }: { asPhotos?: boolean } = {}): Promise<AddedFile[]> => {
      const added: AddedFile[] = []
      const refused: string[] = []
      for (const file of files) {
        const name = file.name || (file.type.startsWith('image/') ? 'photo.png' : 'file')
        const problem = problemOf(file, asPhotos)
        if (problem) {
          refused.push(t.problems[problem](name))
          continue
        }
        const claims = file.type.startsWith('image/')
        // Without this check the server would refuse an invalid picture later, when the person no longer sees it.
        if (claims && file.type !== 'image/svg+xml' && !(await isPicture(file))) {
          refused.push(t.problems['not-a-photo'](name))
          continue
        }
        try {
          await begin()
          const id = await journal.attach(entryId, file, name)
          added.push({
            id,
            kind: claims && file.type !== 'image/svg+xml' ? 'photo' : file.type.startsWith('audio/') ? 'audio' : 'file',
            name,
          })
        } catch {
          refused.push(t.problems.failed(name))
        }
      }
      if (refused.length > 0) {
        toast({ title: t.refused(refused.length), description: refused.slice(0, 4).join(' '), tone: 'destructive', duration: 12_000 })
      }
      return added
    },
    [entryId, begin, journal, t],
  )
}
