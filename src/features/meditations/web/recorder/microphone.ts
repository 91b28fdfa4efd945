const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus', 'audio/webm']

export type MicrophoneProblem = 'denied' | 'noMicrophone'

export type Recording = {
  /** Stops and returns the recording. */
  stop(): Promise<Blob>
  /** Stops and discards the recording. */
  cancel(): void
}

/** Why the microphone is not available. */
export const problemFrom = (error: unknown): MicrophoneProblem =>
  error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name) ? 'denied' : 'noMicrophone'

/** Records the microphone; rejects like `getUserMedia`. The microphone is released in any case. */
export async function record(): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true } })
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type))
  const recorder = new MediaRecorder(stream, mimeType ? { mimeType, audioBitsPerSecond: 96_000 } : {})
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => data.size > 0 && parts.push(data))
  const release = () => stream.getTracks().forEach((track) => track.stop())
  recorder.start(1000)
  return {
    stop: () =>
      new Promise((resolve) => {
        recorder.addEventListener('stop', () => {
          release()
          resolve(new Blob(parts, { type: recorder.mimeType }))
        })
        recorder.stop()
      }),
    cancel() {
      if (recorder.state !== 'inactive') recorder.stop()
      release()
    },
  }
}
