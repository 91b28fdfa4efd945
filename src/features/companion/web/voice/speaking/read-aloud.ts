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
  /** Created within the press: a phone allows sound only from there. Closed at the end. */
  context: AudioContext
  /** Called at the end, or after giving up, with the number of sentences that could not be spoken. Not called after a stop. */
  onOver: (unspoken: number, of: number) => void
}

/** Reads an answer aloud: by this server or the service with consent, else by the device. Returns a function that stops it at once. */
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

/** Gives a voice all sentences of a text and reports the end of the last. Silence between two sentences is not the end. */
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
