import type { Words } from '../../form/fields.ts'
import type { Tool } from '../tool.ts'

const MOOD: readonly [Words, Words] = [
  { en: 'very low', de: 'sehr gedrückt' },
  { en: 'very good', de: 'sehr gut' },
]

export const tool: Tool = {
  kind: 'activity',
  why: [
    {
      en: 'Who feels low does less, and who does less feels lower. This circle can be entered from the side of doing: not once you feel like it, but by a plan. Mood often follows.',
      de: 'Wer gedrückt ist, tut weniger, und wer weniger tut, wird gedrückter. In diesen Kreis kommt man von der Seite des Tuns: nicht erst, wenn die Lust da ist, sondern nach Plan. Die Stimmung folgt oft.',
    },
    {
      en: 'Pleasant things and things that are needed both count. Begin smaller than you think right: five minutes are a beginning.',
      de: 'Angenehmes und Nötiges zählen beide. Fang kleiner an, als du für richtig hältst: Fünf Minuten sind ein Anfang.',
    },
  ],
  steps: [
    {
      title: { en: 'What you plan', de: 'Was du vorhast' },
      about: {
        en: 'So exactly that you could see it happen: where, with whom, how long.',
        de: 'So genau, dass man es geschehen sehen könnte: wo, mit wem, wie lange.',
      },
      fields: [
        { name: 'what', kind: 'line', label: { en: 'Activity', de: 'Aktivität' }, isNeeded: true },
        {
          name: 'sort',
          kind: 'choice',
          label: { en: 'It is', de: 'Sie ist' },
          options: [
            { value: 'pleasant', label: { en: 'pleasant', de: 'angenehm' } },
            { value: 'needed', label: { en: 'needed', de: 'nötig' } },
            { value: 'both', label: { en: 'both', de: 'beides' } },
          ],
          isNeeded: true,
        },
      ],
    },
    {
      title: { en: 'When', de: 'Wann' },
      fields: [
        { name: 'planned', kind: 'day', label: { en: 'Day', de: 'Tag' }, isNeeded: true },
        { name: 'time', kind: 'time', label: { en: 'Time', de: 'Uhrzeit' } },
        {
          name: 'hurdle',
          kind: 'text',
          label: { en: 'What could get in the way, and what then?', de: 'Was könnte dazwischenkommen, und was dann?' },
        },
      ],
    },
    {
      title: { en: 'How it was', de: 'Wie es war' },
      isLater: true,
      fields: [
        {
          name: 'done',
          kind: 'choice',
          label: { en: 'Did you do it?', de: 'Hast du es getan?' },
          options: [
            { value: 'yes', label: { en: 'yes', de: 'ja' } },
            { value: 'partly', label: { en: 'partly', de: 'teilweise' } },
            { value: 'no', label: { en: 'not this time', de: 'diesmal nicht' } },
          ],
        },
        { name: 'before', kind: 'rating', label: { en: 'Mood before', de: 'Stimmung davor' }, ends: MOOD },
        { name: 'after', kind: 'rating', label: { en: 'Mood after', de: 'Stimmung danach' }, ends: MOOD },
        { name: 'note', kind: 'text', label: { en: 'What you noticed', de: 'Was dir aufgefallen ist' } },
      ],
    },
  ],
  example: {
    en: {
      what: 'Twenty minutes along the canal with Ben',
      sort: 'pleasant',
      planned: '2026-03-14',
      time: '16:30',
      hurdle: 'Rain. Then the covered market.',
      done: 'yes',
      before: 35,
      after: 55,
      note: 'Setting off was the hard part.',
    },
    de: {
      what: 'Zwanzig Minuten am Kanal mit Ben',
      sort: 'pleasant',
      planned: '2026-03-14',
      time: '16:30',
      hurdle: 'Regen. Dann die Markthalle.',
      done: 'yes',
      before: 35,
      after: 55,
      note: 'Das Losgehen war das Schwere.',
    },
  },
  headline: 'what',
  due: { day: 'planned', done: 'done' },
  patterns: [{ kind: 'change', from: 'before', to: 'after', by: 'sort', label: { en: 'Mood', de: 'Stimmung' } }],
  source:
    'Martell, Dimidjian & Herman-Dunn (2010), Behavioral Activation for Depression; Cuijpers et al. (2007), Clinical Psychology Review 27, 318–326',
}
