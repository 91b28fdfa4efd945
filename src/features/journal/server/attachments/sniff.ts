import { AppError } from '#platform/contract/errors.ts'
import { MAX_PHOTO_PIXELS } from '#platform/contract/pictures.ts'
import { journalReasons } from '../../reasons.en.ts'

/** The type of a file, detected from its content; `state` as in the attachment's record. */
export type Sniffed = {
  kind: 'photo' | 'audio' | 'file'
  state: 'pending' | 'ready' | 'failed'
  mime: string
  width: number | null
  height: number | null
  seconds: number | null
}

/** Pictures we can re-encode. All others (including SVG and HTML, which could contain scripts) are plain files. */
const PICTURES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/tiff'])
/** Cameras write these with a codec that needs a licence: they are stored unchanged for their owner to download. */
const UNREADABLE_PICTURES = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence', 'image/jxl'])

/** Detected types that a browser plays, and the type they are served as. Containers that may hold video are inspected. */
const SOUNDS: Record<string, string> = {
  'audio/mpeg': 'audio/mpeg',
  'audio/mp4': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  'video/mp4': 'audio/mp4',
  'video/quicktime': 'audio/mp4',
  'audio/ogg': 'audio/ogg',
  'audio/ogg; codecs=opus': 'audio/ogg',
  'audio/opus': 'audio/ogg',
  'application/ogg': 'audio/ogg',
  'video/webm': 'audio/webm',
  'audio/webm': 'audio/webm',
  'video/matroska': 'audio/webm',
  'audio/wav': 'audio/wav',
  'audio/flac': 'audio/flac',
  'audio/x-flac': 'audio/flac',
  'audio/aac': 'audio/aac',
}

const MAX_SECONDS = 24 * 3600

/** Bytes from the beginning that are enough to detect a file type. */
export const HEAD_BYTES = 64 * 1024

/**
 * Detects the type of bytes; reads all of them only where the beginning is a picture or a sound. Name and declared type are ignored.
 * Throws `unsupported` for an empty file and for a picture of more pixels than any camera has, which would exhaust the server's memory.
 */
export async function sniff(head: Buffer, readAll: () => Promise<Buffer>): Promise<Sniffed> {
  if (head.length === 0) throw new AppError('unsupported', journalReasons.file_empty())
  const { fileTypeFromBuffer } = await import('file-type')
  const mime = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime ?? 'application/octet-stream'
  if (PICTURES.has(mime) || UNREADABLE_PICTURES.has(mime)) return sniffPicture(await readAll(), mime)
  if (SOUNDS[mime]) return sniffSound(await readAll(), mime, SOUNDS[mime])
  return file(mime)
}

function file(mime: string, state: Sniffed['state'] = 'ready'): Sniffed {
  return { kind: 'file', state, mime, width: null, height: null, seconds: null }
}

async function sniffPicture(bytes: Buffer, mime: string): Promise<Sniffed> {
  const { default: sharp } = await import('sharp')
  const about = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!about?.width || !about.height) return file(mime, 'failed')
  if (about.width * about.height > MAX_PHOTO_PIXELS) {
    throw new AppError('unsupported', journalReasons.picture_too_large({ megapixels: MAX_PHOTO_PIXELS / 1_000_000 }))
  }
  if (UNREADABLE_PICTURES.has(mime) || about.compression === 'hevc') return file(mime, 'failed')
  // The displayed size: EXIF orientations 5 to 8 are rotated by 90 degrees.
  const [width, height] = (about.orientation ?? 1) >= 5 ? [about.height, about.width] : [about.width, about.height]
  return { kind: 'photo', state: 'pending', mime, width, height, seconds: null }
}

async function sniffSound(bytes: Buffer, mime: string, playable: string): Promise<Sniffed> {
  const { parseBuffer } = await import('music-metadata')
  const about = await parseBuffer(bytes, { mimeType: mime, size: bytes.length }, { duration: true, skipCovers: true }).catch(
    () => undefined,
  )
  if (!about && isLiveSound(bytes)) return { kind: 'audio', state: 'ready', mime: playable, width: null, height: null, seconds: null }
  if (!about) return mime.startsWith('video/') ? file(mime) : file(mime, 'failed')
  // Videos use the same containers; they are plain files.
  if (about.format.hasVideo || about.format.hasAudio === false) return file(mime)
  const { duration } = about.format
  const seconds =
    duration !== undefined && Number.isFinite(duration) && duration > 0 ? Math.min(MAX_SECONDS, Math.round(duration * 10) / 10) : null
  return { kind: 'audio', state: 'ready', mime: playable, width: null, height: null, seconds }
}

/**
 * A browser writes a recording while it is made: its clusters have no length (Matroska's "unknown size"), which the
 * parser does not support. Its track list comes before them and names the codecs.
 */
function isLiveSound(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 4096).toString('latin1')
  return head.startsWith('\u001aE\u00df\u00a3') && /A_(?:OPUS|VORBIS|PCM\/)/.test(head) && !/V_(?:VP8|VP9|AV1|MPEG|THEORA)/.test(head)
}
