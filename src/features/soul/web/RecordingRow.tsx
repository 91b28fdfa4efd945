import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#platform/web/api/api-error.ts'
import { keyOf } from '#platform/web/audio/items.ts'
import { player } from '#platform/web/audio/use-player.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { edit, trash } from '#platform/web/ui/icons/actions.ts'
import { more } from '#platform/web/ui/icons/controls.ts'
import { LazyDialog } from '#platform/web/ui/LazyDialog.tsx'
import { LazyMenu } from '#platform/web/ui/LazyMenu.tsx'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { deleteUpload, editUpload, getSoul, type SoulCategory, type SoulTrack } from '../contract.ts'
import { minutesOf } from './filters.ts'
import { itemOf } from './items.ts'
import { soulMessages } from './messages.ts'
import { RecordingFields, type Problems } from './RecordingFields.tsx'
import { TrackArt } from './TrackArt.tsx'
import type { About } from './upload-recording.ts'

/** One uploaded recording, with its actions. */
export function RecordingRow({ track, categories }: { track: SoulTrack; categories: readonly SoulCategory[] }) {
  const t = useMessages(soulMessages)
  const client = useQueryClient()
  const [open, setOpen] = useState<'edit' | 'remove'>()
  const [about, setAbout] = useState<About>(track)
  const [problems, setProblems] = useState<Problems>({})
  const readAgain = () => client.invalidateQueries({ queryKey: [getSoul.path] })
  const save = useMutation({
    ...mutationOf(editUpload),
    onSuccess: () => {
      setOpen(undefined)
      toast({ title: t.admin.saved, tone: 'good' })
      return readAgain()
    },
    onError: (error) => setProblems({ ...(error instanceof ApiError ? error.fields : {}), sending: error.message }),
  })
  const remove = useMutation({
    ...mutationOf(deleteUpload),
    onSuccess: () => {
      const { item } = player.state()
      if (item && keyOf(item) === keyOf(itemOf(track))) void player.stop()
      setOpen(undefined)
      toast({ title: t.admin.removed })
      return readAgain()
    },
    onError: (error) => toast({ title: t.admin.saveFailed, description: error.message, tone: 'destructive' }),
  })
  const begin = () => {
    setAbout({ title: track.title, category: track.category, description: track.description })
    setProblems({})
    setOpen('edit')
  }
  const submit = () => {
    if (about.title.trim() === '') setProblems({ title: t.admin.needTitle })
    else save.mutate({ params: { id: track.id }, body: about })
  }
  return (
    <>
      <ListRow
        as="li"
        leading={<TrackArt seed={track.artSeed} place={track.category} look="thumb" />}
        title={track.title}
        hint={`${categories.find(({ id }) => id === track.category)?.title ?? ''} · ${t.minutesShort(minutesOf(track.duration))}`}
        trailing={
          <LazyMenu
            trigger={<IconButton icon={more} label={t.admin.more(track.title)} />}
            entries={[
              { label: t.admin.edit, icon: edit, onSelect: begin },
              { label: t.admin.remove, icon: trash, destructive: true, onSelect: () => setOpen('remove') },
            ]}
          />
        }
      />
      <LazyDialog
        open={open === 'edit'}
        onClose={() => setOpen(undefined)}
        title={t.admin.editTitle}
        actions={
          <Button onClick={submit} loading={save.isPending}>
            {t.admin.save}
          </Button>
        }
      >
        <RecordingFields about={about} onChange={setAbout} problems={problems} categories={categories} />
        {problems.sending && <p role="alert">{`${t.admin.saveFailed}: ${problems.sending}`}</p>}
      </LazyDialog>
      <LazyDialog
        open={open === 'remove'}
        onClose={() => setOpen(undefined)}
        modalOnly
        title={t.admin.removeTitle(track.title)}
        description={t.admin.removeText}
        actions={
          <>
            <Button kind="soft" onClick={() => setOpen(undefined)}>
              {t.admin.keepIt}
            </Button>
            <Button kind="destructive" loading={remove.isPending} onClick={() => remove.mutate({ params: { id: track.id } })}>
              {t.admin.remove}
            </Button>
          </>
        }
      />
    </>
  )
}
