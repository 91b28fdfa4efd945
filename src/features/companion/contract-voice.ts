import { z } from 'zod'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { CHAT_LANGUAGES, MOST_ANSWER } from './contract-chat.ts'

// Conversations and check-ins by voice: speech recognition, speech synthesis, and how much of an answer was heard. No audio is stored
// anywhere.

/** Samples a second of the audio that is sent: mono, signed 16 bit, little-endian. */
export const SOUND_RATE = 16_000
/** Seconds of one utterance. */
export const MOST_SECONDS = 60
/** Letters of one sentence for synthesis. */
export const MOST_SPOKEN = 500

/** Purposes of consent: audio goes to a recognition service; text of answers goes to a speech service. */
export const VOICE_SERVICES = ['hearing', 'speaking'] as const
export type VoiceService = (typeof VOICE_SERVICES)[number]

/** An external service, and whether the person agreed that it is used for them. */
const Service = z.object({ destination: z.string(), isAgreed: z.boolean() })

export const VoiceState = z.object({
  /** The recognition service; null: none is configured. */
  hearing: Service.nullable(),
  /** `service`: a speech service; null: none. `own`: languages that this server synthesises itself. */
  speaking: z.object({ service: Service.nullable(), own: z.array(z.enum(CHAT_LANGUAGES)) }),
})
export type VoiceState = z.infer<typeof VoiceState>

export const getVoice = endpoint({
  method: 'GET',
  path: '/api/companion/voice',
  summary: 'Get the speech recognition and speech synthesis services, their destinations and the person’s consents',
  response: VoiceState,
})

export const agreeToVoice = endpoint({
  method: 'PUT',
  path: '/api/companion/voice/consent',
  summary: 'Consent to sending sound to the recognition service, or answers to the speech service, at the given destination',
  body: z.object({ service: z.enum(VOICE_SERVICES), destination: z.string().max(300) }),
  response: z.object({}),
  errors: ['conflict'],
})

export const withdrawFromVoice = endpoint({
  method: 'DELETE',
  path: '/api/companion/voice/consent/:service',
  summary: 'Revoke the consent to a voice service',
  params: z.object({ service: z.enum(VOICE_SERVICES) }),
  response: z.object({}),
})

export const hearSpeech = endpoint({
  method: 'POST',
  path: '/api/companion/voice/words',
  summary:
    'Transcribe one utterance: mono PCM, signed 16 bit, little-endian, 16,000 samples a second, at most one minute. ' +
    'The recognition service receives the sound; it is not stored. `text` is empty if no words were recognized',
  query: z.object({ language: z.enum(CHAT_LANGUAGES) }),
  body: bytes(['application/octet-stream'], MOST_SECONDS * SOUND_RATE * 2),
  response: z.object({ text: z.string() }),
  errors: ['forbidden', 'conflict', 'limit', 'too_large', 'unavailable'],
})

/** POST, so that the text does not appear in an address. */
export const speakWords = endpoint({
  method: 'POST',
  path: '/api/companion/voice/speech',
  summary: 'Synthesize one sentence as a WAV file, which is not stored; `conflict` if no voice supports the language',
  body: z.object({ text: z.string().trim().min(1).max(MOST_SPOKEN), language: z.enum(CHAT_LANGUAGES) }),
  response: bytes(['audio/wav']),
  errors: ['conflict', 'limit', 'unavailable'],
})

export const cutAnswer = endpoint({
  method: 'PUT',
  path: '/api/companion/chat/threads/:id/messages/:message/heard',
  summary: 'Truncate an interrupted answer to the part that was heard, also for the model; never lengthens it',
  params: z.object({ id: Id, message: Id }),
  body: z.object({ letters: z.int().min(0).max(MOST_ANSWER) }),
  response: z.object({}),
  errors: ['not_found'],
})
