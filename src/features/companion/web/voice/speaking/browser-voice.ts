import type { Sentence } from './sentences.ts'
import type { Voice, VoiceEvents } from './voice.ts'

/** Whether this browser has a voice of its own. */
export const canSpeak = (): boolean => 'speechSynthesis' in globalThis

/** Until the browser has read what voices the device has: it does so once, when first asked. At most a second. */
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

/** A voice of this device. Others are made by a service of the browser's maker, who would read every answer. */
const localVoice = (language: string) =>
  canSpeak() && speechSynthesis.getVoices().find(({ lang, localService }) => localService && lang.toLowerCase().startsWith(language))

/** Speaks by the device's own voice: for languages that the server has none for. */
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
      // A browser's pause may take a sentence to be obeyed; a cancel does not. The sentence begins anew.
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
