import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { decodeWav, encodeWav } from '#platform/server/speech/wav.ts'

/** Behaviour of the service for one request. Without any of these it transcribes "Hello there." and synthesises a tone. */
export type FakeVoiceReply = {
  /** The transcript. */
  text?: string
  /** Waits before it answers. */
  before?: Promise<unknown>
  /** Answers with this status and an error that quotes the request, as services do. */
  status?: number
  /** With a 3xx status: the `Location` header. */
  location?: string
  /** Sends this text verbatim instead of an answer. */
  raw?: string
}

export type HeardRequest = {
  key: string | undefined
  model: string
  language: string
  format: string
  /** Duration of the sound. */
  seconds: number
  sampleRate: number
  /** Loudest sample, 0 to 1. */
  peak: number
  /** Whether the caller disconnected before the answer's end. */
  left: Promise<boolean>
}

export type SpokenRequest = { input: string; voice: string; model: string; key: string | undefined }

export type FakeVoice = {
  /** Base URL without a path: `…/v1/audio/transcriptions` and `…/v1/audio/speech` are served. */
  url: string
  heard: HeardRequest[]
  spoken: SpokenRequest[]
  /** Scripts the next transcriptions, in order. */
  hear(...replies: FakeVoiceReply[]): void
  /** Scripts the next spoken sentences, in order. */
  speak(...replies: FakeVoiceReply[]): void
  close(): Promise<void>
}

export const FAKE_VOICE_KEY = 'sk-voice-canary-key'

const SPEECH_RATE = 24_000
/** Speaking time, seconds a letter. */
const SECONDS_A_LETTER = 0.06

/** A recognition and speech service over loopback, with the wire formats of OpenAI's interface and scripted answers. */
export async function fakeVoice(): Promise<FakeVoice> {
  const hearing: FakeVoiceReply[] = []
  const speaking: FakeVoiceReply[] = []
  const heard: HeardRequest[] = []
  const spoken: SpokenRequest[] = []

  const server = createServer(async (request, response) => {
    const left = new Promise<boolean>((resolve) => response.once('close', () => resolve(!response.writableFinished)))
    const { pathname } = new URL(request.url ?? '/', 'http://service')
    const body = await buffer(request).catch(() => Buffer.alloc(0))
    if (request.method === 'POST' && pathname.endsWith('/v1/audio/transcriptions')) {
      const asked = await transcriptionOf(request, body)
      if (!asked) return refuse(response, 400, 'no multipart form with a WAV file')
      heard.push({ ...asked, left })
      const reply = hearing.shift() ?? {}
      if (await answeredOtherwise(response, reply)) return
      return json(response, { text: ` ${reply.text ?? 'Hello there.'}`, usage: { type: 'duration', seconds: Math.ceil(asked.seconds) } })
    }
    if (request.method === 'POST' && pathname.endsWith('/v1/audio/speech')) {
      const { input, voice, model } = JSON.parse(body.toString()) as SpokenRequest
      spoken.push({ input, voice, model, key: keyOf(request) })
      if (await answeredOtherwise(response, speaking.shift() ?? {})) return
      return void response.writeHead(200, { 'content-type': 'audio/wav' }).end(tone(input.length * SECONDS_A_LETTER))
    }
    refuse(response, 404, 'no such path')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    spoken,
    hear: (...replies) => void hearing.push(...replies),
    speak: (...replies) => void speaking.push(...replies),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const keyOf = ({ headers }: IncomingMessage) => headers.authorization?.replace('Bearer ', '')

async function transcriptionOf(request: IncomingMessage, body: Buffer): Promise<Omit<HeardRequest, 'left'> | undefined> {
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': request.headers['content-type'] ?? '' } }).formData()
    const file = form.get('file')
    if (typeof file === 'string' || file === null) return undefined
    const { samples, sampleRate } = decodeWav(new Uint8Array(await file.arrayBuffer()))
    const stated = (name: string) => String(form.get(name) ?? '')
    return {
      key: keyOf(request),
      model: stated('model'),
      language: stated('language'),
      format: stated('response_format'),
      seconds: samples.length / sampleRate,
      sampleRate,
      peak: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
    }
  } catch {
    return undefined
  }
}

async function answeredOtherwise(response: ServerResponse, reply: FakeVoiceReply): Promise<boolean> {
  await reply.before
  if (reply.location !== undefined) response.writeHead(reply.status ?? 307, { location: reply.location }).end()
  else if (reply.status !== undefined) refuse(response, reply.status, 'canary of what was said')
  else if (reply.raw !== undefined) response.writeHead(200, { 'content-type': 'application/json' }).end(reply.raw)
  else return false
  return true
}

const json = (response: ServerResponse, value: object) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))

const refuse = (response: ServerResponse, status: number, message: string) =>
  void response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ error: { message, type: 'invalid_request_error' } }))

/** A quiet hum: tests check that sound is played, not its words. */
function tone(seconds: number): Uint8Array {
  const samples = new Float32Array(Math.ceil(seconds * SPEECH_RATE))
  for (let at = 0; at < samples.length; at++) samples[at] = 0.1 * Math.sin((2 * Math.PI * 220 * at) / SPEECH_RATE)
  return encodeWav({ samples, sampleRate: SPEECH_RATE })
}
