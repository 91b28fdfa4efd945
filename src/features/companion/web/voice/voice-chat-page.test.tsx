import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { setUser } from '#platform/web/session/session.ts'
import { FRAME_SAMPLES } from './hearing/endpoint-detector.ts'
import { joinedSound, mixed, noise, silence, speech } from './hearing/synthetic.fixture.ts'
import VoiceChatPage from './VoiceChatPage.tsx'
import { renderPage } from '#testing/web/render-page.tsx'

// An installation without a model, with a recognition service, and a microphone with test audio.

const FIRST = /^Some days go wrong from the first step/
const HELP = 'You do not have to carry this alone'

// Imported before the first test: other tests measure how fast it loads.
beforeAll(() => import('./VoiceView.tsx'))

let isAgreed: boolean
let words: () => Response
let asked: string[]
let port: { onmessage: ((event: { data: Float32Array }) => void) | null }
let isLive: boolean
let getUserMedia: ReturnType<typeof vi.fn>

beforeEach(() => {
  isAgreed = true
  isLive = false
  asked = []
  port = { onmessage: null }
  words = () => Response.json({ text: 'Hello there.' })
  getUserMedia = vi.fn(async () => {
    isLive = true
    const track = { stop: () => void (isLive = false), addEventListener() {}, removeEventListener() {} }
    return { getTracks: () => [track], getAudioTracks: () => [track] }
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  const wire = () => ({ connect() {}, disconnect() {} })
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0
      audioWorklet = { addModule: async () => {} }
      createMediaStreamSource = wire
      createBufferSource = () => ({ ...wire(), start() {}, stop() {} })
      decodeAudioData = async () => ({ duration: 1 })
      resume = async () => {}
      close = async () => {}
    },
  )
  vi.stubGlobal('AudioWorkletNode', function capture() {
    return { ...wire(), port }
  })
  vi.stubGlobal('fetch', async (url: string, options?: RequestInit) => {
    const { pathname } = new URL(url, 'http://here')
    if (options?.method && options.method !== 'GET') asked.push(`${options.method} ${pathname}`)
    if (pathname === '/api/companion/voice/words') return words()
    if (pathname === '/api/companion/voice/speech') return new Response(new Uint8Array(8), { headers: { 'content-type': 'audio/wav' } })
    if (pathname === '/api/companion/voice')
      return Response.json({ hearing: { destination: 'ear.example', isAgreed }, speaking: { service: null, own: ['en'] } })
    if (pathname === '/api/companion/chat')
      return Response.json({ model: null, consent: null, allowance: null, settings: { name: '', tone: 'gentle' }, instructions: '' })
    return Response.json({})
  })
  setUser({ id: 'u', username: 'wren', displayName: null, zone: 'UTC', dayStart: 0 } as never)
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const show = () => renderPage(<VoiceChatPage />, '/voice-chat')
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }, { timeout: 5000 }))
const type = (text: string) => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
}
const sent = (path: string) => asked.filter((one) => one === `POST /api/companion/voice/${path}`)
/** A second of the room, a word or two, and the quiet after it. */
async function speak() {
  await waitFor(() => expect(port.onmessage).not.toBeNull())
  const sound = mixed(noise(4, -64), joinedSound(silence(1), speech(1.2, -16), silence(1.8)))
  await act(async () => {
    for (let at = 0; at + FRAME_SAMPLES <= sound.length; at += FRAME_SAMPLES)
      port.onmessage?.({ data: sound.slice(at, at + FRAME_SAMPLES) })
  })
}

test('before consent, nothing listens and nothing is sent; a person who prefers to type can do so', async () => {
  isAgreed = false
  show()
  await screen.findByRole('heading', { name: 'Before we listen' }, { timeout: 5000 })
  expect(screen.getByText(/is sent to ear\.example/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Talk' })).toBeNull()
  await press('I would rather type')
  type('a bad day')
  await screen.findByRole('heading', { name: FIRST })
  expect(screen.queryByRole('button', { name: 'Talk' })).toBeNull()
  expect(getUserMedia).not.toHaveBeenCalled()
  expect(sent('words')).toEqual([])
})

test('a refused microphone is reported, and typing still works', async () => {
  getUserMedia.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  show()
  await press('Talk')
  await screen.findByText(/The microphone is blocked/)
  type('a bad day')
  await screen.findByRole('heading', { name: FIRST })
})

test('an unavailable recogniser is reported in the app’s words, and typing still works', async () => {
  words = () => Response.json({ error: { code: 'unavailable', message: 'It cannot be reached right now.' } }, { status: 503 })
  show()
  await press('Talk')
  await speak()
  await waitFor(() => expect(sent('words')).toHaveLength(1))
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(),
    ).not.toBe(''),
  )
  // The microphone was closed at the end of the utterance.
  expect(isLive).toBe(false)
  type('a bad day')
  await screen.findByRole('heading', { name: FIRST })
})

test('muting stops the track, and nothing more is heard', async () => {
  show()
  fireEvent.click(await screen.findByRole('switch', { name: /Hands-free/ }, { timeout: 5000 }))
  await waitFor(() => expect(isLive).toBe(true))
  const engineHears = port.onmessage
  expect(engineHears).not.toBeNull()
  // One press stops the spoken text, the next one mutes.
  const quiet = screen.queryByRole('button', { name: 'Interrupt' })
  if (quiet) fireEvent.click(quiet)
  await press('Mute')
  await screen.findByText('Muted. The microphone is off.')
  expect(isLive).toBe(false)
  expect(port.onmessage).toBeNull()
  expect(sent('words')).toEqual([])
})

test('crisis words show help without a model, and it stays when something else is said', async () => {
  words = () => Response.json({ text: 'I want to kill myself' })
  show()
  await press('Talk')
  await speak()
  await screen.findByRole('heading', { name: HELP })
  type('a bad day')
  await screen.findByRole('heading', { name: FIRST })
  expect(screen.getByRole('heading', { name: HELP })).toBeTruthy()
  // Recognition and synthesis only: no other requests were made.
  expect([...new Set(asked)].filter((one) => !/voice\/(words|speech)$/.test(one))).toEqual([])
})
