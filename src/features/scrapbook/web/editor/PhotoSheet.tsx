import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { addDays } from '#platform/contract/dates.ts'
import { mediaAddress } from '#platform/web/api/address.ts'
import { call } from '#platform/web/api/call.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { keyOf, queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { useToday } from '#platform/web/session/use-today.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { trash } from '#platform/web/ui/icons/actions.ts'
import { image } from '#platform/web/ui/icons/capture.ts'
import { camera } from '#platform/web/ui/icons/choices.ts'
import { book } from '#platform/web/ui/icons/subjects.ts'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { deleteScrapbookPicture, listScrapbookPictures, type Picture } from '../../contract.ts'
import { copyJournalPhoto, listJournalPhotos } from '../../contract-sources.ts'
import { AskedPart } from '../asked/AskedPart.tsx'
import { coreMessages } from '../core/messages.ts'
import { pictureUrl } from '../data/pictures.ts'
import { editorMessages } from './messages.ts'
import styles from './Workbench.module.css'

const DAYS = 120
const SHOWN = 60

type Props = { onFiles: (files: readonly File[]) => void; onPicture: (picture: Picture) => void; onClose: () => void }

/** Sources of photos: this device, pictures already in scrapbooks, the journal. */
export function PhotoSheet({ onFiles, onPicture, onClose }: Props) {
  const t = useMessages(editorMessages)
  const inputs = { files: useRef<HTMLInputElement>(null), camera: useRef<HTMLInputElement>(null), folder: useRef<HTMLInputElement>(null) }
  const take = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])].filter(({ type, name }) => type.startsWith('image/') || /\.(?:heic|heif)$/i.test(name))
    input.value = ''
    if (files.length > 0) onFiles(files)
    onClose()
  }
  const chooser = {
    type: 'file',
    hidden: true,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => take(event.currentTarget),
  } as const
  return (
    <Sheet onClose={onClose} title={t.photos.title}>
      <section className={styles.part} aria-label={t.photos.own}>
        <h3>{t.photos.own}</h3>
        <Cluster>
          <Button icon={image} onClick={() => inputs.files.current?.click()}>
            {t.photos.choose}
          </Button>
          <Button kind="soft" icon={camera} onClick={() => inputs.camera.current?.click()}>
            {t.photos.camera}
          </Button>
          <Button kind="soft" icon={book} onClick={() => inputs.folder.current?.click()}>
            {t.photos.folder}
          </Button>
        </Cluster>
        <p className="note">{t.photos.drop}</p>
        <input {...chooser} ref={inputs.files} accept="image/*,.heic,.heif" multiple aria-label={t.photos.choose} />
        <input {...chooser} ref={inputs.camera} accept="image/*" capture="environment" aria-label={t.photos.camera} />
        <input {...chooser} ref={inputs.folder} {...{ webkitdirectory: '' }} multiple aria-label={t.photos.folder} />
      </section>
      <Used onPicture={onPicture} />
      <Journal onPicture={onPicture} />
      <AskedPart />
    </Sheet>
  )
}

function Used({ onPicture }: Pick<Props, 'onPicture'>) {
  const t = useMessages(editorMessages)
  const c = useMessages(coreMessages)
  const client = useQueryClient()
  const { data } = usePersistedQuery(queryOf(listScrapbookPictures), { fallback: 'while-loading' })
  const [isDeleting, setDeleting] = useState(false)
  const [asked, setAsked] = useState<string>()
  const remove = useMutation({
    ...mutationOf(deleteScrapbookPicture),
    onSettled: () => {
      setAsked(undefined)
      return client.invalidateQueries({ queryKey: keyOf(listScrapbookPictures) })
    },
    onError: (error: Error) => toast({ title: c.refused, description: error.message, tone: 'destructive' }),
  })
  if (!data || data.length === 0) return null
  return (
    <section className={styles.part} aria-label={t.photos.used}>
      <h3>{t.photos.used}</h3>
      <ul role="list" className={styles.choices}>
        {data.slice(0, SHOWN).map((picture, at) => (
          <li key={picture.id}>
            <button type="button" className={styles.choice} onClick={() => (isDeleting ? setAsked(picture.id) : onPicture(picture))}>
              <img
                src={pictureUrl(picture.id, 'thumb')}
                alt={isDeleting ? t.photos.removeOne(at + 1) : t.photos.picture(at + 1)}
                loading="lazy"
                decoding="async"
              />
            </button>
          </li>
        ))}
      </ul>
      <Button kind="quiet" size="sm" icon={trash} aria-pressed={isDeleting} onClick={() => setDeleting(!isDeleting)}>
        {isDeleting ? t.photos.removeDone : t.photos.remove}
      </Button>
      {asked !== undefined && (
        <FormDialog
          title={t.photos.removeTitle}
          description={t.photos.removeText}
          submit={c.delete}
          cancel={c.cancel}
          isDestructive
          isBusy={remove.isPending}
          onSubmit={() => remove.mutate({ params: { id: asked } })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}

function Journal({ onPicture }: Pick<Props, 'onPicture'>) {
  const t = useMessages(editorMessages)
  const format = useFormat()
  const today = useToday()
  const [spans, setSpans] = useState(1)
  const [busy, setBusy] = useState<string>()
  const from = addDays(today, -DAYS * spans)
  const { data, error } = useQuery({ ...queryOf(listJournalPhotos, { query: { from, to: today } }), placeholderData: (before) => before })
  async function copy(photo: string) {
    if (busy) return
    setBusy(photo)
    try {
      onPicture(await call(copyJournalPhoto, { body: { id: uuidv7(), photo } }))
    } catch (failed) {
      toast({ title: t.photos.refusedTitle, description: (failed as Error).message, tone: 'destructive' })
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <section className={styles.part} aria-label={t.photos.journal}>
      <h3>{t.photos.journal}</h3>
      <p className="note">{t.photos.journalHint}</p>
      {error && !data ? <p>{t.photos.journalFailed}</p> : data?.length === 0 && <p>{t.photos.journalNone}</p>}
      <ul role="list" className={styles.choices}>
        {data?.map((photo) => (
          <li key={photo.id}>
            <button type="button" className={styles.choice} aria-busy={busy === photo.id} onClick={() => void copy(photo.id)}>
              <img
                src={mediaAddress(photo.thumb)}
                alt={photo.caption || t.photos.photoOf(format.localDay(photo.day))}
                loading="lazy"
                decoding="async"
              />
            </button>
          </li>
        ))}
      </ul>
      {data && spans < 3 && (
        <Button kind="quiet" size="sm" onClick={() => setSpans(spans + 1)}>
          {t.photos.earlier}
        </Button>
      )}
    </section>
  )
}
