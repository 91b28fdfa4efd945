import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { keyOf, queryOf } from '#platform/web/query/query-of.ts'
import { useToday } from '#platform/web/session/use-today.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { edit, trash } from '#platform/web/ui/icons/actions.ts'
import { eye, eyeOff } from '#platform/web/ui/icons/marks.ts'
import { more, plus } from '#platform/web/ui/icons/controls.ts'
import { LazyMenu } from '#platform/web/ui/LazyMenu.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { deleteBodyPhoto, listBodyPhotos, type BodyPhoto } from '../../contract-photos.ts'
import { Compare } from './Compare.tsx'
import { photoMessages } from './messages.ts'
import { photoUrl } from './photo-url.ts'
import styles from './Photos.module.css'

const PhotoDialog = lazy(() => import('./PhotoDialog.tsx').then((file) => ({ default: file.PhotoDialog })))
const FormDialog = lazy(() => import('#platform/web/ui/FormDialog.tsx').then((file) => ({ default: file.FormDialog })))

export const queries = () => [queryOf(listBodyPhotos)]

type Open = { what: 'add' } | { what: 'change' | 'remove'; photo: BodyPhoto }

/** Body photos: hidden until the person opens them, then two side by side. */
export default function PhotosPage() {
  const t = useMessages(photoMessages)
  const today = useToday()
  const { data, error, isFetching, refetch } = useQuery(queryOf(listBodyPhotos))
  const [isShown, setShown] = useState(false)
  const [open, setOpen] = useState<Open>()
  const photos = data?.photos
  const main = !photos ? (
    error ? (
      <ErrorState title={t.failedTitle} text={t.failedText} onRetry={refetch} retrying={isFetching} />
    ) : (
      <Skeleton shape="card" height="12rem" />
    )
  ) : photos.length === 0 ? (
    <EmptyState title={t.empty.title}>{t.empty.text}</EmptyState>
  ) : !isShown ? (
    <Card look="sunk" className={styles.shut}>
      <h2 className="small-title">{t.shut.title(photos.length)}</h2>
      <p>{t.shut.text}</p>
      <Button kind="soft" icon={eye} onClick={() => setShown(true)}>
        {t.shut.show}
      </Button>
    </Card>
  ) : (
    <Stack gap={6}>
      <Button kind="quiet" size="sm" icon={eyeOff} className={styles.hide} onClick={() => setShown(false)}>
        {t.hide}
      </Button>
      {photos.length > 1 && <Compare photos={photos} />}
      <AllPhotos photos={photos} onOpen={setOpen} />
    </Stack>
  )
  return (
    <Page
      area="body"
      wide
      header={
        <PageHeader
          back={<BackLink to="/measurements">{t.back}</BackLink>}
          title={t.title}
          lead={t.lead}
          actions={
            <Button icon={plus} onClick={() => setOpen({ what: 'add' })}>
              {t.add}
            </Button>
          }
        />
      }
    >
      {main}
      <Suspense fallback={null}>
        {(open?.what === 'add' || open?.what === 'change') && (
          <PhotoDialog photo={open.what === 'change' ? open.photo : undefined} today={today} onClose={() => setOpen(undefined)} />
        )}
        {open?.what === 'remove' && <RemoveDialog photo={open.photo} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </Page>
  )
}

function AllPhotos({ photos, onOpen }: { photos: readonly BodyPhoto[]; onOpen: (open: Open) => void }) {
  const t = useMessages(photoMessages)
  const format = useFormat()
  // A number distinguishes photos of the same day and pose.
  const named = photos.map((photo, index) => {
    const same = photos.slice(0, index).filter(({ day, pose }) => day === photo.day && pose === photo.pose).length
    return { photo, name: `${t.option(format.localDay(photo.day), t.poses[photo.pose])}${same > 0 ? ` (${same + 1})` : ''}` }
  })
  return (
    <section className={styles.all} aria-labelledby="photos-all">
      <h2 id="photos-all" className="small-title">
        {t.all}
      </h2>
      <ul role="list" className={styles.grid}>
        {named.toReversed().map(({ photo, name }) => (
          <li key={photo.id}>
            <img src={photoUrl(photo.id, 'thumb')} alt="" width={photo.width} height={photo.height} loading="lazy" decoding="async" />
            <div className={styles.caption}>
              <span>{name}</span>
              <LazyMenu
                trigger={<IconButton icon={more} label={t.menu(name)} />}
                entries={[
                  { label: t.change, icon: edit, onSelect: () => onOpen({ what: 'change', photo }) },
                  { label: t.remove, icon: trash, onSelect: () => onOpen({ what: 'remove', photo }), destructive: true },
                ]}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function RemoveDialog({ photo, onClose }: { photo: BodyPhoto; onClose: () => void }) {
  const t = useMessages(photoMessages)
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  async function remove() {
    setBusy(true)
    try {
      await call(deleteBodyPhoto, { params: { id: photo.id } })
      await client.invalidateQueries({ queryKey: keyOf(listBodyPhotos) })
      onClose()
    } catch (error) {
      toast({ title: t.refused, description: (error as Error).message, tone: 'destructive' })
      setBusy(false)
    }
  }
  return (
    <FormDialog
      title={t.removeTitle}
      description={t.removeText}
      submit={t.remove}
      cancel={t.cancel}
      isDestructive
      isBusy={isBusy}
      onSubmit={() => void remove()}
      onClose={onClose}
    />
  )
}
