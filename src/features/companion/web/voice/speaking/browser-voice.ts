import type { Sentence } from './sentences.ts'
import type { Voice, VoiceEvents } from './voice.ts'

/** Whether this browser can synthesise speech. */
export const canSpeak = (): boolean => 'speechSynthesis' in globalThis

/** Waits until the browser has listed the voices of the device, which it does once, on the first request. At most a second. */
export async function voicesThere(signal: AbortSignal): Promise<void> {
  if (!canSpeak() || speechSynthesis.getVoices().length > 0) return
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, 1000)
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    speechSynthesis.addEventListener('voiceschanged', done, { once: true, signal })
    signal.addEventListener('abort', done, { once: true })
  })
}

/** A voice of this device. Other voices run on a service of the browser's maker, which would receive every answer. */
const localVoice = (language: string) =>
  canSpeak() && speechSynthesis.getVoices().find(({ lang, localService }) => localService && lang.toLowerCase().startsWith(language))

/** Speaks with the device's own voice, for languages without a voice on the server. */
export function browserVoice({ language, onSounding, onSentence, onTrouble }: VoiceEvents & { language: string }): Voice {
  let waiting: Sentence[] = []
  let current: { sentence: Sentence; letters: number } | undefined
  let isHeld = false

  function next(): void {
    if (current || isHeld) return
    const sentence = waiting.shift()
    if (!sentence) return onSounding(false)
    const own = { sentence, letters: 0 }
    current = own
    const voice = localVoice(language)
    if (!voice) {
      current = undefined
      onSentence(sentence)
      onTrouble()
      return next()
    }
    const words = new SpeechSynthesisUtterance(sentence.text)
    words.voice = voice
    words.lang = language
    words.onboundary = ({ charIndex }) => void (own.letters = charIndex)
    const over = () => {
      if (current !== own) return
      current = undefined
      next()
    }
    words.onend = over
    words.onerror = () => {
      if (current === own) onTrouble()
      over()
    }
    onSentence(sentence)
    onSounding(true)
    speechSynthesis.speak(words)
  }

  const silence = () => {
    const left = current
    current = undefined
    if (canSpeak()) speechSynthesis.cancel()
    return left
  }
  return {
    add(sentence) {
      waiting.push(sentence)
      next()
    },
    hold() {
      isHeld = true
      // A browser may pause only after a sentence; it cancels at once. So the sentence begins again.
      const left = silence()
      if (left) waiting.unshift(left.sentence)
      onSounding(false)
    },
    resume() {
      isHeld = false
      next()
    },
    stop() {
      const left = silence() ?? (isHeld && waiting[0] ? { sentence: waiting[0], letters: 0 } : undefined)
      waiting = []
      isHeld = false
      onSounding(false)
      return left && { sentence: left.sentence, part: left.letters / Math.max(1, left.sentence.text.length) }
    },
  }
}
