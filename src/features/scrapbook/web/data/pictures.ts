import type { QueryClient } from '@tanstack/react-query'
import { v7 as uuidv7 } from 'uuid'
import { mediaAddress } from '#platform/web/api/address.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { outbox, perform } from '#platform/web/offline/app-outbox.ts'
import { keyOf } from '#platform/web/query/query-of.ts'
import { getScrapbookPicture, listScrapbookPictures, MAX_PICTURE_BYTES, putScrapbookPicture } from '../../contract.ts'
import { coreMessages } from '../core/messages.ts'

export type PictureProblem = 'drawing' | 'unreadable' | 'too-large' | 'empty'
export class PictureError extends Error {
  readonly problem: PictureProblem
  constructor(problem: PictureProblem) {
    super(problem)
    this.problem = problem
  }
}

/** Types that the server reads itself, so they are sent unchanged, independent of the browser. */
const SENT_AS_IT_IS = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])
/** The longer side of a picture that is scaled down on the device, in pixels. */
const SIDE = 2560

const here = new Map<string, string>()

export type Prepared = { blob: Blob; width: number; height: number }

/**
 * Prepares a file for the upload, and returns its size. A file that only this browser can read (a phone's HEIC on a Mac), or that is
 * too large, is converted to a JPEG here. Throws PictureError.
 */
export async function prepare(file: Blob): Promise<Prepared> {
  if (file.size === 0) throw new PictureError('empty')
  if (file.type === 'image/svg+xml') throw new PictureError('drawing')
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) throw new PictureError(file.size > MAX_PICTURE_BYTES ? 'too-large' : 'unreadable')
  const { width, height } = bitmap
  try {
    if (SENT_AS_IT_IS.has(file.type) && file.size <= MAX_PICTURE_BYTES) return { blob: file, width, height }
    return await asJpeg(bitmap)
  } finally {
    bitmap.close()
  }
}

async function asJpeg(bitmap: ImageBitmap): Promise<Prepared> {
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (!blob) throw new PictureError('unreadable')
  return { blob, width: canvas.width, height: canvas.height }
}

/** Stores a picture on the device and sends it when there is a network. `onRefused`: the server refused it. */
export function addPicture(client: QueryClient, { blob }: Prepared, onRefused: (id: string, error: Error) => void): string {
  const id = uuidv7()
  here.set(id, URL.createObjectURL(blob))
  void perform(putScrapbookPicture, { params: { id }, body: blob }, { label: messagesNow(coreMessages).waitingPicture }).then(
    () => client.invalidateQueries({ queryKey: keyOf(listScrapbookPictures) }),
    (error: Error) => onRefused(id, error),
  )
  return id
}

/** The address of a picture: on this device while it has the bytes, afterwards on the server. */
export function pictureUrl(id: string, size: 'full' | 'thumb'): string {
  const known = here.get(id)
  if (known) return known
  const { waiting, setAside } = outbox.state()
  const entry = [...waiting, ...setAside].find(({ path, input }) => path === putScrapbookPicture.path && input.params?.id === id)
  if (!(entry?.input.body instanceof Blob)) return mediaAddress(getScrapbookPicture.path, { params: { id, size } })
  const url = URL.createObjectURL(entry.input.body)
  here.set(id, url)
  return url
}

/** Whether this device has the bytes: until the server has them, and during the visit that added them. */
export const isOnDevice = (id: string): boolean => pictureUrl(id, 'full').startsWith('blob:')
