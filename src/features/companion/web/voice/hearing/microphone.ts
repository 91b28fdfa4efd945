import workletUrl from './capture-worklet.ts?worker&url'
import { MicrophoneError, type MicrophoneProblem } from './microphone-problem.ts'

export type Microphone = {
  /** Closes it: the browser's recording indicator goes out. */
  close(): void
}

export type OpenMicrophone = (onFrame: (frame: Float32Array) => void, onLost: () => void) => Promise<Microphone>

/** Delivers frames of 20 ms at 16 kHz until it is closed. Throws `MicrophoneError`. `onLost`: it was unplugged or taken away. */
export function microphoneOf(context: () => AudioContext): OpenMicrophone {
  return async (onFrame, onLost) => {
    if (!navigator.mediaDevices?.getUserMedia) throw new MicrophoneError('insecure')
    const sound = context()
    const stream = await navigator.mediaDevices
      .getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true, channelCount: 1 } })
      .catch((error: unknown) => {
        throw new MicrophoneError(problemOf(error))
      })
    const letGo = () => {
      for (const track of stream.getTracks()) track.stop()
    }
    try {
      await loaded(sound)
      const source = sound.createMediaStreamSource(stream)
      const capture = new AudioWorkletNode(sound, 'fernwell-capture', { numberOfInputs: 1, numberOfOutputs: 1, channelCount: 1 })
      // It outputs nothing, but some browsers do not run a node without a destination.
      capture.connect(sound.destination)
      source.connect(capture)
      capture.port.onmessage = ({ data }: MessageEvent<Float32Array>) => onFrame(data)
      stream.getAudioTracks()[0]?.addEventListener('ended', onLost)
      await sound.resume()
      return {
        close() {
          capture.port.onmessage = null
          source.disconnect()
          capture.disconnect()
          stream.getAudioTracks()[0]?.removeEventListener('ended', onLost)
          letGo()
        },
      }
    } catch (error) {
      letGo()
      throw error
    }
  }
}

const ready = new WeakMap<AudioContext, Promise<void>>()

function loaded(context: AudioContext): Promise<void> {
  const known = ready.get(context) ?? context.audioWorklet.addModule(workletUrl)
  ready.set(context, known)
  known.catch(() => ready.delete(context))
  return known
}

function problemOf(error: unknown): MicrophoneProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'away'
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'refused'
}
