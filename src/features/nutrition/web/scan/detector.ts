import { isGtin } from '../../contract/gtin.ts'
import type { Answered, Asked, ReadCode } from './protocol.ts'

/** Reads barcodes in pictures, in a separate worker; no picture leaves the device. */
export type CodeDetector = {
  /** Product codes in a picture; transfers the picture to the worker. Rejects if the reader cannot be loaded. */
  detect(picture: ImageBitmap): Promise<ReadCode[]>
  close(): void
}

export function openDetector(): CodeDetector {
  const worker = new Worker(new URL('./wasm-worker.ts', import.meta.url), { type: 'module', name: 'barcodes' })
  const waiting = new Map<number, { resolve: (codes: ReadCode[]) => void; reject: (error: Error) => void }>()
  let nr = 0
  let isBroken = false
  const failAll = () => {
    isBroken = true
    for (const { reject } of waiting.values()) reject(new Error('the barcode reader could not be opened'))
    waiting.clear()
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    const asked = waiting.get(data.nr)
    waiting.delete(data.nr)
    if ('failed' in data) asked?.reject(new Error(data.failed))
    else asked?.resolve(data.codes.filter(({ text }) => isGtin(text)))
  })
  worker.addEventListener('error', failAll)
  return {
    detect(picture) {
      if (isBroken) return Promise.reject(new Error('the barcode reader could not be opened'))
      const asked: Asked = { nr: ++nr, picture }
      return new Promise((resolve, reject) => {
        waiting.set(asked.nr, { resolve, reject })
        worker.postMessage(asked, [picture])
      })
    },
    close() {
      failAll()
      worker.terminate()
    },
  }
}

/** Widths to try, enough for barcodes; a phone's picture is several times as wide. */
const WIDTHS = [1600, 800, 2800] as const

/** The first code in a picture file; undefined if there is none. Rejects with a DOMException if the file is no picture. */
export async function codeInFile(file: Blob, detector: CodeDetector): Promise<ReadCode | undefined> {
  const whole = await createImageBitmap(file)
  const { width, height } = whole
  try {
    const tried = new Set<number>()
    for (const wanted of WIDTHS) {
      const scale = Math.min(1, wanted / Math.max(width, height))
      if (tried.has(scale)) continue
      tried.add(scale)
      const size = { resizeWidth: Math.max(1, Math.round(width * scale)), resizeHeight: Math.max(1, Math.round(height * scale)) }
      const [code] = await detector.detect(await createImageBitmap(whole, { ...size, resizeQuality: 'high' }))
      if (code) return code
    }
    return undefined
  } finally {
    whole.close()
  }
}
