import type { Need } from '#platform/contract/needs.ts'
import type { HasConfig, HasDb, HasVault } from '#platform/server/app/app.ts'
import type { Listenable } from '#platform/server/listenables.ts'
import type { Theme, Tone } from '../themes.ts'
import { library } from './library/library.ts'
import { speechesOf, wordsOf } from './speeches.ts'

const ofTone: Readonly<Record<Tone, readonly Need[]>> = {
  uplifting: ['morning'],
  energizing: ['energy'],
  calming: ['calm'],
  empowering: ['talk'],
  manifesting: ['focus'],
  healing: ['kindness'],
}
const ofTheme: Readonly<Partial<Record<Theme, Need>>> = {
  morning: 'morning',
  beginning: 'morning',
  evening: 'sleep',
  rest: 'sleep',
  body: 'energy',
  focus: 'focus',
  work: 'focus',
  courage: 'talk',
  'self-worth': 'kindness',
  patience: 'calm',
  loss: 'kindness',
  gratitude: 'kindness',
}
const voices = new Map(library.pieces.map(({ id, voice }) => [id, voice]))
/** Length of the excerpt of a speech in a list. */
const MOST_LETTERS = 160

/** Speeches of the library and the person's own. One without an available voice can be read at its address. */
export async function speechListenables(app: HasConfig & HasDb & HasVault, person: { id: string }): Promise<Listenable[]> {
  const speeches = await speechesOf(app, person.id)
  return speeches.map((speech) => {
    const { id, title, tone, language, content, themes, duration, audioUrl, isOwn } = speech
    const [first = ''] = content.split('\n\n')
    const voice = isOwn ? wordsOf({ ...speech, day: '', createdAt: '', updatedAt: '' }).voice : (voices.get(id) ?? null)
    return {
      id,
      kind: 'speech',
      title,
      description: first.length > MOST_LETTERS ? `${first.slice(0, first.lastIndexOf(' ', MOST_LETTERS))} …` : first,
      text: content,
      seconds: duration,
      needs: [...new Set([...ofTone[tone], ...themes.flatMap((theme) => ofTheme[theme] ?? [])])],
      language,
      voice: audioUrl === null ? null : voice,
      address: `/motivational-speeches?speech=${encodeURIComponent(id)}`,
    }
  })
}
