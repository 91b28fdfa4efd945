import { SHOWN_SIDE } from '#platform/contract/pictures.ts'

export type SmallPicture = { blob: Blob; width: number; height: number }

const QUALITY = 0.85

/**
 * The picture to send: upright, at most SHOWN_SIDE pixels a side, and redrawn, which removes the metadata of the file (place, time,
 * camera). Rejects if the browser cannot read the file as a picture.
 */
export async function smallPicture(file: Blob): Promise<SmallPicture> {
  const whole = await createImageBitmap(file)
  try {
    const scale = Math.min(1, SHOWN_SIDE / Math.max(whole.width, whole.height))
    const [width, height] = [Math.max(1, Math.round(whole.width * scale)), Math.max(1, Math.round(whole.height * scale))]
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.imageSmoothingQuality = 'high'
    // Transparent pixels would become black in a JPEG.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    context.drawImage(whole, 0, 0, width, height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    if (!blob) throw new Error('no picture')
    return { blob, width, height }
  } finally {
    whole.close()
  }
}
