/// <reference lib="webworker" />
import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { FORMATS, type Answered, type Asked, type ReadCode } from './protocol.ts'

// The server identifies this worker by its file name and lets only it compile WebAssembly, which no page may do (ADR 52).
declare const self: DedicatedWorkerGlobalScope

type Detector = { detect(picture: ImageBitmap): Promise<{ rawValue: string; format: string }[]> }
/** The browser's own detector, if it has one; TypeScript has no types for it yet. */
type NativeDetector = (new (options: { formats: readonly string[] }) => Detector) & { getSupportedFormats(): Promise<readonly string[]> }

// By default the library loads the file from a third-party server.
prepareZXingModule({ overrides: { locateFile: () => new URL(wasmUrl, self.location.href).href } })

async function nativeDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector: Native } = globalThis as { BarcodeDetector?: NativeDetector }
  const known = await Native?.getSupportedFormats().catch((): readonly string[] => [])
  return Native && known && FORMATS.every((format) => known.includes(format)) ? new Native({ formats: FORMATS }) : undefined
}

let coming: Promise<Detector> | undefined
const bundled = (): Detector => new BarcodeDetector({ formats: [...FORMATS] })

async function codesIn(picture: ImageBitmap): Promise<ReadCode[]> {
  coming ??= nativeDetector().then((native) => native ?? bundled())
  const found = await (await coming).detect(picture)
  return found.map(({ rawValue, format }) => ({ text: rawValue, format }))
}

self.addEventListener('message', ({ data: { nr, picture } }: MessageEvent<Asked>) => {
  const reply = (answered: Answered) => self.postMessage(answered)
  codesIn(picture)
    .then(
      (codes) => reply({ nr, codes }),
      (error: unknown) => {
        // The browser's detector may lack a system component, so the bundled reader handles the next picture.
        coming = Promise.resolve(bundled())
        reply({ nr, failed: String(error) })
      },
    )
    .finally(() => picture.close())
})
