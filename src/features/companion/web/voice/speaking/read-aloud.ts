import { call } from '#platform/web/api/call.ts'
import type { ChatLanguage } from '../../../contract-chat.ts'
import { getVoice, speakWords } from '../../../contract-voice.ts'
import { browserVoice, voicesThere } from './browser-voice.ts'
import { SentenceCutter } from './sentences.ts'
import { soundVoice } from './sound-voice.ts'
import type { Voice, VoiceEvents } from './voice.ts'

type Options = {
  text: string
  language: ChatLanguage
  /** Made in the press: a phone lets sound out only of what a finger has begun. Closed when it is over. */
  context: AudioContext
  /** Said to its end, or given up: how many of its sentences could not be spoken. Not called after a stop. */
  onOver: (unspoken: number, of: number) => void
}

/** Reads an answer aloud: by this server or the service that was agreed to, else by the device. What it gives ends it at once. */
export function readAloud({ text, language, context, onOver }: Options): () => void {
  const line = new AbortController()
  let voice: Voice | undefined
  const end = () => {
    line.abort()
    voice?.stop()
    void context.close().catch(() => {})
  }
  void (async () => {
    const isOurs = await call(getVoice, undefined, { as: 'query', signal: line.signal }).then(
      ({ speaking }) => speaking.service?.isAgreed === true || speaking.own.includes(language),
      () => false,
    )
    if (!isOurs) await voicesThere(line.signal)
    if (line.signal.aborted) return
    voice = inTurn(text, language, {
      voice: (events) =>
        isOurs
          ? soundVoice({
              ...events,
              context: () => context,
              fetchSound: async (words, signal) => (await call(speakWords, { body: { text: words, language } }, { signal })).arrayBuffer(),
            })
          : browserVoice({ ...events, language }),
      onOver(unspoken, of) {
        if (line.signal.aborted) return
        end()
        onOver(unspoken, of)
      },
    })
  })()
  return end
}

type InTurn = { voice: (events: VoiceEvents) => Voice; onOver: (unspoken: number, of: number) => void }

/** Gives a voice every sentence of a text, and tells when the last is over. Between two there may be silence: only after the last it is the end. */
export function inTurn(text: string, language: string, { voice, onOver }: InTurn): Voice {
  const sentences = new SentenceCutter(language).push(text, true)
  let started = 0
  let unspoken = 0
  let isSounding = false
  let isOver = false
  const endIfLast = () => {
    if (isOver || started < sentences.length || isSounding) return
    isOver = true
    onOver(unspoken, sentences.length)
  }
  const made = voice({
    onSounding(now) {
      isSounding = now
      if (!now) endIfLast()
    },
    onSentence: () => void started++,
    onTrouble() {
      unspoken++
      endIfLast()
    },
  })
  for (const sentence of sentences) made.add(sentence)
  if (sentences.length === 0) endIfLast()
  return made
}
