import { planScript } from '#platform/server/audio/render/script-plan.ts'
import { TrackRecipe, type Layer } from '#platform/server/audio/render/core/recipe.ts'
import { splitSentences } from '#platform/server/speech/sentences.ts'
import type { VoiceName } from '#platform/server/speech/speech-driver.ts'
import type { SpokenLanguage } from '#platform/server/speech/open-speaker.ts'
import type { Tone } from '../../themes.ts'

/** Input of a speech's recipe. */
export type Words = { id: string; tone: Tone; language: SpokenLanguage; voice: VoiceName; content: string }

/** Seconds before the first word and after the last. */
const INTRO = 3.5
const OUTRO = 6
/** Seconds of silence after a sentence and after a paragraph: longer for calming tones. */
const pauses: Record<Tone, readonly [sentence: number, paragraph: number]> = {
  uplifting: [0.8, 1.9],
  energizing: [0.55, 1.3],
  calming: [1.7, 3.4],
  empowering: [0.9, 2],
  manifesting: [0.9, 2.1],
  healing: [1.4, 2.9],
}
/** German takes longer to say than English text of the same length, and the services that speak it are slower than the embedded voice. */
const GERMAN_LONGER = 1.15

/** A quiet background for each tone: the speech is about 12 dB above it. */
const beds: Record<Tone, Parameters<typeof TrackRecipe.parse>[0]> = {
  uplifting: [
    {
      kind: 'pads',
      gain: -12,
      chords: [
        [48, 55, 60, 64],
        [53, 57, 60, 65],
        [55, 59, 62, 67],
        [48, 55, 60, 64],
      ],
      chordSeconds: 11,
      brightness: 0.5,
    },
    { kind: 'birds', gain: -19, density: 0.25 },
  ],
  energizing: [
    {
      kind: 'pads',
      gain: -11,
      chords: [
        [45, 52, 57, 64],
        [48, 55, 60, 67],
        [53, 57, 60, 65],
        [55, 59, 62, 67],
      ],
      chordSeconds: 7,
      brightness: 0.65,
    },
    { kind: 'drone', gain: -18, note: 45, pulse: 72 },
  ],
  calming: [
    { kind: 'waves', gain: -13, period: 10 },
    {
      kind: 'pads',
      gain: -15,
      chords: [
        [41, 48, 57, 60],
        [43, 50, 55, 62],
      ],
      chordSeconds: 20,
      brightness: 0.25,
    },
  ],
  empowering: [
    { kind: 'drone', gain: -14, note: 38, pulse: 56 },
    {
      kind: 'pads',
      gain: -12,
      chords: [
        [38, 45, 50, 57],
        [43, 50, 55, 59],
        [36, 43, 52, 60],
        [45, 52, 57, 62],
      ],
      chordSeconds: 12,
      brightness: 0.4,
    },
  ],
  manifesting: [
    {
      kind: 'pads',
      gain: -12,
      chords: [
        [48, 55, 62, 64],
        [45, 52, 59, 64],
        [41, 48, 57, 64],
      ],
      chordSeconds: 15,
      brightness: 0.45,
    },
    { kind: 'chimes', gain: -19, notes: [72, 74, 79, 81, 84], every: 12 },
  ],
  healing: [
    { kind: 'rain', gain: -17, strength: 0.3, drops: 0.4 },
    {
      kind: 'pads',
      gain: -14,
      chords: [
        [45, 52, 57, 60],
        [41, 48, 57, 60],
        [43, 50, 55, 62],
        [36, 48, 55, 64],
      ],
      chordSeconds: 16,
      brightness: 0.3,
    },
  ],
} as Record<Tone, Layer[]>

/** Paragraphs separated by one empty line, with single spaces. */
export function plainContent(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}

/** Pieces without letters and digits, such as a lone dash, are shown on the page, but not spoken. */
const isSpoken = (sentence: string) => /[\p{L}\p{N}]/u.test(sentence)

/** The sentences of plain content with their offsets in it. */
export function sentencesOf(content: string): { text: string; start: number; endsParagraph: boolean }[] {
  const found: { text: string; start: number; endsParagraph: boolean }[] = []
  let from = 0
  for (const paragraph of content.split('\n\n')) {
    for (const text of splitSentences(paragraph)) {
      const start = content.indexOf(text, from)
      from = start + text.length
      if (isSpoken(text)) found.push({ text, start, endsParagraph: false })
    }
    const last = found.at(-1)
    if (last) last.endsParagraph = true
  }
  return found
}

/** Recipe of a speech: its text over the background of its tone, as long as speaking it takes. */
export function recipeOf({ id, tone, language, voice, content }: Words): TrackRecipe {
  const [afterSentence, afterParagraph] = pauses[tone]
  const lines = sentencesOf(content).map(({ text, endsParagraph }) => ({
    text,
    pause: endsParagraph ? afterParagraph : afterSentence,
    fixed: false,
  }))
  const script = { voice, intro: INTRO, outro: OUTRO, lines }
  const { speechSeconds } = planScript(script, 0)
  const silence = lines.slice(0, -1).reduce((sum, { pause }) => sum + pause, 0)
  const spoken = speechSeconds * (language === 'de' ? GERMAN_LONGER : 1)
  return TrackRecipe.parse({
    seed: `speech-${id}`,
    durationSeconds: Math.ceil(INTRO + spoken + silence + OUTRO),
    layers: beds[tone],
    script,
  })
}

/** Start of each sentence: its offset in the text, and its planned time in the sound, seconds. */
export function marksOf(content: string, { script, durationSeconds }: TrackRecipe): { start: number; at: number }[] {
  const plan = script && planScript(script, durationSeconds)
  return sentencesOf(content).map(({ start }, n) => ({ start, at: Math.round((plan?.lines[n]?.at ?? 0) * 10) / 10 }))
}
