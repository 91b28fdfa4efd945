export type RecorderState = 'asking' | 'recording' | 'paused' | 'done'
export type RecorderProblem = 'denied' | 'no-microphone' | 'busy' | 'unsupported'

export type Recorder = {
  pause(): void
  resume(): void
  /** Ends the recording and returns it. */
  stop(): Promise<File>
  cancel(): void
  /** Loudness now, 0 to 1. */
  level(): number
  seconds(): number
}

const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus', 'audio/webm']

export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && typeof navigator !== 'undefined' && navigator.mediaDevices?.getUserMedia !== undefined

/** Why the microphone is not available. */
export function problemFrom(error: unknown): RecorderProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'no-microphone'
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy'
  return 'unsupported'
}

/** Starts recording; rejects like `getUserMedia`. The microphone is always released at the end. */
export async function startRecorder(name: string): Promise<Recorder> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true } })
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type))
  const recorder = new MediaRecorder(stream, mimeType ? { mimeType, audioBitsPerSecond: 48_000 } : {})
  const chunks: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => data.size > 0 && chunks.push(data))
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 512
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  let before = 0
  let since = performance.now()
  const releaseStream = () => {
    for (const track of stream.getTracks()) track.stop()
    void context.close().catch(() => {})
  }
  const spent = () => before + (recorder.state === 'recording' ? (performance.now() - since) / 1000 : 0)
  recorder.start(1000)
  return {
    pause() {
      before = spent()
      recorder.pause()
    },
    resume() {
      since = performance.now()
      recorder.resume()
    },
    stop: () =>
      new Promise((resolve) => {
        const type = (recorder.mimeType || 'audio/webm').replace(/;.*/, '')
        const extension = type.includes('mp4') ? 'm4a' : type.includes('ogg') ? 'ogg' : 'webm'
        recorder.addEventListener('stop', () => {
          releaseStream()
          resolve(new File(chunks, `${name}.${extension}`, { type }))
        })
        recorder.stop()
      }),
    cancel() {
      if (recorder.state !== 'inactive') recorder.stop()
      releaseStream()
    },
    level() {
      analyser.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
      return Math.min(1, Math.sqrt(power) * 4)
    },
    seconds: spent,
  }
}
