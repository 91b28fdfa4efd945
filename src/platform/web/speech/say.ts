/** Speaks a text in the page's language, if the browser has a voice; cancels the previous text. */
export function say(text: string, language: string): void {
  if (!('speechSynthesis' in window)) return
  window.speechSynthesis.cancel()
  const words = new SpeechSynthesisUtterance(text)
  words.lang = language
  window.speechSynthesis.speak(words)
}

export const stopSpeaking = (): void => {
  if ('speechSynthesis' in window) window.speechSynthesis.cancel()
}
