import type { Speech as SpeechItem } from '#platform/web/audio/items.ts'
import type { Speech } from '../contract.ts'
import type { Theme } from '../themes.ts'

export const pageOfSpeech = (id: string): string => `/motivational-speeches?speech=${encodeURIComponent(id)}`

/** A speech as an item of the player, with the names of its themes; undefined if it has no sound. */
export function itemOf(
  { id, audioUrl, duration, tone, language, content, themes }: Speech,
  names: Readonly<Record<Theme, string>>,
): SpeechItem | undefined {
  if (audioUrl === null) return undefined
  return {
    kind: 'speech',
    id,
    audioUrl,
    duration,
    tone,
    language,
    content,
    themes: themes.map((theme) => names[theme]),
    page: pageOfSpeech(id),
  }
}

/** Index of the sentence at a second of the sound: −1 before the first. */
export function sentenceAt(sentences: readonly { at: number }[], seconds: number): number {
  return sentences.findLastIndex(({ at }) => at <= seconds)
}

/** The text of a speech as paragraphs of sentences, each with its number. */
export function paragraphsOf({ content, sentences }: Pick<Speech, 'content' | 'sentences'>): { text: string; n: number }[][] {
  const paragraphs: { text: string; n: number }[][] = []
  let offset = 0
  for (const paragraph of content.split('\n\n')) {
    const end = offset + paragraph.length
    const inside = sentences.map(({ start }, n) => ({ start, n })).filter(({ start }) => start >= offset && start < end)
    // Text before the first sentence, such as a lone dash, belongs to it.
    const pieces = inside.map(({ start, n }, i) => ({
      text: content.slice(i === 0 ? offset : start, inside[i + 1]?.start ?? end),
      n,
    }))
    paragraphs.push(pieces.length > 0 ? pieces : [{ text: paragraph, n: -1 }])
    offset = end + 2
  }
  return paragraphs
}
