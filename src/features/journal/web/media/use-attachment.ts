import { useMemo } from 'react'
import type { AttachmentData } from '../../contract/records.ts'
import { useRecords } from '../local/use-journal.ts'
import type { LocalRecord } from '../local/types.ts'

const maps = new WeakMap<readonly LocalRecord<'attachment'>[], ReadonlyMap<string, AttachmentData>>()

/** All attachments by id. One map per state of the journal, shared by all callers. */
export function attachmentsById(records: readonly LocalRecord<'attachment'>[]): ReadonlyMap<string, AttachmentData> {
  let map = maps.get(records)
  if (!map) {
    map = new Map(records.map(({ id, data }) => [id, data]))
    maps.set(records, map)
  }
  return map
}

/** The data of an attachment; undefined when it is not (yet) on this device. */
export function useAttachment(id: string): AttachmentData | undefined {
  const records = useRecords('attachment')
  return useMemo(() => attachmentsById(records).get(id), [records, id])
}

const PHOTO = /\.(?:jpe?g|png|webp|gif|avif|hei[cf]|tiff?)$/i
const AUDIO = /\.(?:webm|weba|ogg|oga|opus|mp3|m4a|aac|wav|flac)$/i

/** photo, audio or file. Until the server has checked the bytes, the file name decides. */
export function kindOf({ kind, state, name }: AttachmentData): AttachmentData['kind'] {
  if (kind !== 'file' || state !== 'pending') return kind
  return PHOTO.test(name) ? 'photo' : AUDIO.test(name) ? 'audio' : 'file'
}
