import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FRAME_SAMPLES } from './endpoint-detector.ts'
import { microphoneOf } from './microphone.ts'

/** The parts of a browser that a microphone needs. */
function browser() {
  const track = { isLive: true, onEnded: undefined as (() => void) | undefined }
  const port: { onmessage: ((event: { data: Float32Array }) => void) | null } = { onmessage: null }
  let isWired = false
  const stream = {
    getTracks: () => [{ stop: () => void (track.isLive = false) }],
    getAudioTracks: () => [
      {
        addEventListener: (_: string, listener: () => void) => void (track.onEnded = listener),
        removeEventListener: () => void (track.onEnded = undefined),
      },
    ],
  }
  const context = {
    audioWorklet: { addModule: vi.fn(async () => {}) },
    createMediaStreamSource: () => ({ connect: () => void (isWired = true), disconnect: () => void (isWired = false) }),
    destination: {},
    resume: async () => {},
  }
  const getUserMedia = vi.fn(async (_wanted: MediaStreamConstraints) => stream)
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  vi.stubGlobal(
    'AudioWorkletNode',
    class {
      readonly port = port
      connect() {}
      disconnect() {}
    },
  )
  return { track, port, context, getUserMedia, isWired: () => isWired, open: microphoneOf(() => context as unknown as AudioContext) }
}

let world: ReturnType<typeof browser>
beforeEach(() => {
  world = browser()
})

describe('a microphone', () => {
  test('gives frames until it is closed; then its track is stopped and nothing is connected', async () => {
    const frames: Float32Array[] = []
    const microphone = await world.open(
      (frame) => frames.push(frame),
      () => {},
    )
    expect(world.getUserMedia.mock.calls[0]![0].audio).toMatchObject({ echoCancellation: true })
    world.port.onmessage!({ data: new Float32Array(FRAME_SAMPLES) })
    expect(frames).toHaveLength(1)
    expect(world.track.isLive).toBe(true)
    microphone.close()
    expect(world.track.isLive).toBe(false)
    expect(world.isWired()).toBe(false)
    expect(world.port.onmessage).toBeNull()
    expect(world.track.onEnded).toBeUndefined()
  })

  test('that is taken away reports it', async () => {
    const onLost = vi.fn()
    await world.open(() => {}, onLost)
    world.track.onEnded!()
    expect(onLost).toHaveBeenCalledOnce()
  })

  test.each([
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotFoundError', 'away'],
    ['NotReadableError', 'busy'],
  ])('that fails with %s is %s', async (name, problem) => {
    world.getUserMedia.mockRejectedValue(new DOMException('no', name))
    await expect(
      world.open(
        () => {},
        () => {},
      ),
    ).rejects.toMatchObject({ problem })
  })

  test('is not available on an insecure page', async () => {
    vi.stubGlobal('navigator', {})
    await expect(
      world.open(
        () => {},
        () => {},
      ),
    ).rejects.toMatchObject({ problem: 'insecure' })
  })

  test('is closed where its audio cannot be captured', async () => {
    world.context.audioWorklet.addModule.mockRejectedValue(new Error('no worklet'))
    await expect(
      world.open(
        () => {},
        () => {},
      ),
    ).rejects.toThrow('no worklet')
    expect(world.track.isLive).toBe(false)
  })
})
