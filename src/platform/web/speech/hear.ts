// The browser's own recognition, which most of them do on their maker's machines: only where the person accepted that.

type Results = ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
type Recognition = {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: { resultIndex: number; results: Results }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  abort(): void
}

export type HearingProblem = 'refused' | 'away' | 'failed'

const recognition = (): (new () => Recognition) | undefined => {
  const browser = globalThis as { SpeechRecognition?: new () => Recognition; webkitSpeechRecognition?: new () => Recognition }
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition
}

export const canHear = (): boolean => recognition() !== undefined

/** Listens until it is stopped, and reports sentence by sentence. The browser stops after each, so it is restarted. */
export function hear(language: string, onHeard: (text: string) => void, onProblem: (problem: HearingProblem) => void): () => void {
  const Kind = recognition()
  if (!Kind) {
    onProblem('failed')
    return () => {}
  }
  const ear = new Kind()
  let isOn = true
  const end = (problem: HearingProblem) => {
    if (!isOn) return
    isOn = false
    ear.abort()
    onProblem(problem)
  }
  ear.lang = language
  ear.continuous = false
  ear.interimResults = false
  ear.onresult = ({ resultIndex, results }) => {
    for (let at = resultIndex; isOn && at < results.length; at++) {
      const text = results[at]?.[0]?.transcript
      if (text && results[at]?.isFinal) onHeard(text)
    }
  }
  ear.onerror = ({ error }) => {
    // Silence is no problem.
    if (error === 'no-speech' || error === 'aborted') return
    end(error === 'not-allowed' || error === 'service-not-allowed' ? 'refused' : error === 'audio-capture' ? 'away' : 'failed')
  }
  const begin = () => {
    try {
      ear.start()
    } catch {
      end('failed')
    }
  }
  ear.onend = () => {
    if (isOn) setTimeout(() => isOn && begin(), 250)
  }
  begin()
  return () => {
    isOn = false
    ear.abort()
  }
}
