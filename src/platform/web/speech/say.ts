/** Says a word in the page's language, where the browser has a voice; what it said before is let go. */
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
