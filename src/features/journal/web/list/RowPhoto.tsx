import { useAttachmentUrl, useRecords } from '../local/use-journal.ts'
import { attachmentsById, kindOf } from '../media/use-attachment.ts'
import styles from './RowPhoto.module.css'

/** The first photo of an entry, small. */
export function RowPhoto({ ids }: { ids: readonly string[] }) {
  return ids.length > 0 ? <FirstPhoto ids={ids} /> : null
}

function FirstPhoto({ ids }: { ids: readonly string[] }) {
  const known = attachmentsById(useRecords('attachment'))
  const photo = ids.find((id) => {
    const attachment = known.get(id)
    return attachment && attachment.state !== 'failed' && kindOf(attachment) === 'photo'
  })
  return photo ? <Picture id={photo} /> : null
}

function Picture({ id }: { id: string }) {
  const url = useAttachmentUrl(id, 'thumb')
  return <span className={styles.rowPhoto}>{url && <img src={url} alt="" loading="lazy" decoding="async" />}</span>
}
