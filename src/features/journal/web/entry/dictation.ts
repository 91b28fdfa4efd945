// TypeScript's DOM library lacks types for the Web Speech API; these are the parts used here.
type Alternative = { transcript: string }
type Result = { isFinal: boolean; 0: Alternative }
type ResultEvent = { resultIndex: number; results: { length: number; [index: number]: Result } }

export type SpeechRecognizer = {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: ResultEvent) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}

type Constructor = new () => SpeechRecognizer

/** The browser's dictation, where it has one. */
export function recognizerOf(scope: typeof globalThis = globalThis): Constructor | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = scope as { SpeechRecognition?: Constructor; webkitSpeechRecognition?: Constructor }
  return SpeechRecognition ?? webkitSpeechRecognition
}

/** Final words; interim results are left out. */
export function settledWords({ resultIndex, results }: ResultEvent): string {
  let words = ''
  for (let index = resultIndex; index < results.length; index++) {
    const result = results[index]!
    if (result.isFinal) words += result[0].transcript
  }
  return words.trim()
}
