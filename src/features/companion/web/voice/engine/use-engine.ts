import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { call } from '#platform/web/api/call.ts'
import { hear } from '#platform/web/speech/hear.ts'
import type { ChatLanguage } from '../../../contract-chat.ts'
import { hearSpeech, speakWords } from '../../../contract-voice.ts'
import { microphoneOf } from '../hearing/microphone.ts'
import { browserVoice } from '../speaking/browser-voice.ts'
import { soundVoice } from '../speaking/sound-voice.ts'
import { VoiceEngine } from './engine.ts'
import { markStage } from './stages.ts'

/** service: the configured recognition service. browser: the browser's own recognition. none: typing only. */
export type HearingBy = 'service' | 'browser' | 'none'
/** server: this installation synthesises speech. browser: the device does. */
export type SpeakingBy = 'server' | 'browser'

type Options = {
  language: ChatLanguage
  hearingBy: HearingBy
  speakingBy: SpeakingBy
  onHeard: (text: string) => void
  onInterrupted: (letters: number) => void
}

const HEARING_TIMEOUT_MS = 30_000

/** The engine of a page: it listens and speaks while the page is mounted. `level`: an element whose `--level` follows the voice. */
export function useEngine(options: Options) {
  const { language, hearingBy, speakingBy } = options
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const level = useRef<HTMLElement>(null)
  // One context as long as the page lives: a phone allows sound only from a context that a press has started.
  const context = useRef<AudioContext>(undefined)
  const [engine] = useState(() => {
    const sound = () => (context.current ??= new AudioContext())
    return new VoiceEngine({
      language,
      openMicrophone: microphoneOf(sound),
      browserEar:
        hearingBy === 'browser'
          ? (onText, onProblem) => hear(language, onText, (problem) => onProblem(problem === 'failed' ? 'busy' : problem))
          : undefined,
      voice: (events) =>
        speakingBy === 'browser'
          ? browserVoice({ ...events, language })
          : soundVoice({
              ...events,
              context: sound,
              fetchSound: async (text, signal) => (await call(speakWords, { body: { text, language } }, { signal })).arrayBuffer(),
            }),
      recognise: async (words, signal) =>
        (await call(hearSpeech, { query: { language }, body: words.buffer }, { signal, timeoutMs: HEARING_TIMEOUT_MS })).text,
      onHeard: (text) => latest.current.onHeard(text),
      onInterrupted: (letters) => latest.current.onInterrupted(letters),
      onLevel: (now) => level.current?.style.setProperty('--level', now.toFixed(3)),
      onStage: markStage,
    })
  })
  const state = useSyncExternalStore(engine.watch, engine.state, engine.state)
  useEffect(
    () => () => {
      engine.stop()
      void context.current?.close().catch(() => {})
      context.current = undefined
    },
    [engine],
  )
  /** Called in a press: it permits sound from then on. */
  const unlock = () => {
    context.current ??= new AudioContext()
    void context.current.resume()
  }
  return { engine, state, level, unlock }
}

export type Engine = ReturnType<typeof useEngine>
