import { newCanvas } from './sprites.ts'

/** The current canvas as a PNG on a paper-coloured mat, with a caption (none if empty) and the product's name. */
export async function picture(source: HTMLCanvasElement, line: string, product: string): Promise<Blob> {
  const width = source.width
  const edge = Math.round(Math.min(width, source.height) * 0.035)
  const foot = Math.round(Math.min(width, source.height) * 0.085)
  const canvas = newCanvas(width + edge * 2, source.height + edge + foot)
  const context = canvas.getContext('2d')!
  context.fillStyle = '#f8f4ea'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.save()
  context.beginPath()
  context.roundRect(edge, edge, width, source.height, edge * 0.7)
  context.clip()
  context.drawImage(source, edge, edge)
  context.restore()
  const size = Math.round(foot * 0.36)
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display') || 'serif'
  context.fillStyle = '#2c3a2e'
  context.textBaseline = 'middle'
  context.font = `${size}px ${family}`
  const middle = source.height + edge + foot / 2
  if (line) context.fillText(line, edge + size * 0.2, middle, width * 0.7)
  context.fillStyle = '#6c7a66'
  context.font = `${Math.round(size * 0.8)}px ${family}`
  context.textAlign = 'right'
  context.fillText(product, edge + width - size * 0.2, middle)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large for this device.'))), 'image/png'),
  )
}
