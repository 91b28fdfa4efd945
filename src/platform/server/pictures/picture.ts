import type { Metadata } from 'sharp'
import { MAX_PHOTO_PIXELS, PHOTO_SIDE, SHOWN_SIDE, THUMB_SIDE } from '#platform/contract/pictures.ts'

/** sharp's names of the accepted formats; AVIF is among `heif`. */
const RASTER: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff'])

export type Picture = { full: Buffer; thumb: Buffer; width: number; height: number }

/**
 * The picture in stored form: upright, no metadata (place, camera, time), at most PHOTO_SIDE pixels per side, as
 * WebP, with a thumbnail. Animations stay animated while all their frames together are within the pixel limit.
 * A picture already in that form stays unchanged, so that it is the same after export and import. Throws when
 * the bytes cannot be read as a picture.
 */
export async function reencode(original: Buffer): Promise<Picture> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  const limits = { limitInputPixels: MAX_PHOTO_PIXELS, failOn: 'truncated' } as const
  const about = await sharp(original, limits).metadata()
  // sharp could also render drawings (SVG) and documents; only raster pictures are accepted.
  if (!RASTER.has(about.format)) throw new Error('not a picture')
  const frames = about.pages ?? 1
  const isMoving = frames > 1 && about.width * (about.pageHeight ?? about.height) * frames <= MAX_PHOTO_PIXELS && frames <= 500
  const thumb = await sharp(original, limits)
    .rotate()
    .resize(THUMB_SIDE, THUMB_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 76 })
    .toBuffer()
  if (isStored(original, about)) {
    // Decodes every pixel: a header alone proves nothing.
    await sharp(original, { ...limits, animated: isMoving }).stats()
    return { full: original, thumb, width: about.width, height: about.pageHeight ?? about.height }
  }
  const { data, info } = await sharp(original, { ...limits, animated: isMoving })
    .rotate()
    .resize(PHOTO_SIDE, PHOTO_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84, effort: 2 })
    .toBuffer({ resolveWithObject: true })
  return { full: data, thumb, width: info.width, height: info.pageHeight ?? info.height }
}

/**
 * The picture in a form for other people: one still, upright, at most SHOWN_SIDE pixels per side, as JPEG, and nothing but its pixels
 * (no place, camera, time, or data after its end). Throws when the bytes cannot be read as a picture.
 */
export async function plainJpeg(original: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  const limits = { limitInputPixels: MAX_PHOTO_PIXELS, failOn: 'truncated' } as const
  const { format } = await sharp(original, limits).metadata()
  if (!RASTER.has(format)) throw new Error('not a picture')
  return sharp(original, limits)
    .rotate()
    .resize(SHOWN_SIDE, SHOWN_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 85 })
    .toBuffer()
}

function isStored(bytes: Buffer, about: Metadata): boolean {
  return (
    about.format === 'webp' &&
    Math.max(about.width, about.pageHeight ?? about.height) <= PHOTO_SIDE &&
    !about.exif &&
    !about.icc &&
    !about.iptc &&
    !about.xmp &&
    // No data may follow the picture's end.
    bytes.readUInt32LE(4) + 8 === bytes.length
  )
}
