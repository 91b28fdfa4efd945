import type { Tool } from '../tool.ts'

export const tool: Tool = {
  kind: 'values',
  why: [
    {
      en: 'Goals can be reached; values are directions: being there for friends, making things, learning. When they are clear, small steps have a reason even on days without drive.',
      de: 'Ziele lassen sich erreichen; Werte sind Richtungen: für Freunde da sein, etwas schaffen, lernen. Wenn sie klar sind, haben kleine Schritte einen Grund, auch an Tagen ohne Antrieb.',
    },
  ],
  steps: [
    {
      title: { en: 'What matters to you', de: 'Was dir wichtig ist' },
      about: {
        en: 'Think of areas such as family, friendship, love, work, learning, play, faith, nature, body, community. Write how you want to be there, not what others expect.',
        de: 'Denk an Bereiche wie Familie, Freundschaft, Liebe, Arbeit, Lernen, Spiel, Glaube, Natur, Körper, Gemeinschaft. Schreib, wie du dort sein möchtest, nicht was andere erwarten.',
      },
      fields: [
        {
          name: 'areas',
          kind: 'rows',
          label: { en: 'Areas', de: 'Bereiche' },
          most: 10,
          add: { en: 'Add an area', de: 'Bereich hinzufügen' },
          of: [
            { name: 'area', kind: 'line', label: { en: 'Area', de: 'Bereich' }, isNeeded: true },
            { name: 'value', kind: 'line', label: { en: 'How I want to be', de: 'Wie ich sein möchte' }, isNeeded: true },
            { name: 'importance', kind: 'number', label: { en: 'Important, 0 to 10', de: 'Wichtig, 0 bis 10' }, least: 0, most: 10 },
            { name: 'lived', kind: 'number', label: { en: 'Lived lately, 0 to 10', de: 'Zuletzt gelebt, 0 bis 10' }, least: 0, most: 10 },
          ],
          isNeeded: true,
        },
      ],
    },
    {
      title: { en: 'A small step', de: 'Ein kleiner Schritt' },
      about: {
        en: 'Look where important and lived are furthest apart. What could you do this week, in half an hour or less?',
        de: 'Sieh, wo wichtig und gelebt am weitesten auseinanderliegen. Was könntest du diese Woche tun, in höchstens einer halben Stunde?',
      },
      fields: [
        { name: 'step', kind: 'line', label: { en: 'My step', de: 'Mein Schritt' }, isNeeded: true },
        { name: 'planned', kind: 'day', label: { en: 'On', de: 'Am' } },
      ],
    },
    {
      title: { en: 'How it was', de: 'Wie es war' },
      isLater: true,
      fields: [
        {
          name: 'done',
          kind: 'choice',
          label: { en: 'Did you take the step?', de: 'Hast du den Schritt getan?' },
          options: [
            { value: 'yes', label: { en: 'yes', de: 'ja' } },
            { value: 'partly', label: { en: 'partly', de: 'teilweise' } },
            { value: 'no', label: { en: 'not this time', de: 'diesmal nicht' } },
          ],
        },
        { name: 'note', kind: 'text', label: { en: 'What you noticed', de: 'Was dir aufgefallen ist' } },
      ],
    },
  ],
  example: {
    en: {
      areas: [
        { area: 'Friendship', value: 'Somebody who rings first', importance: 9, lived: 3 },
        { area: 'Making things', value: 'Patient, with my hands', importance: 7, lived: 6 },
      ],
      step: 'Ring Mara on Sunday, without a reason',
      planned: '2026-03-22',
      done: 'yes',
      note: 'She had been waiting for it.',
    },
    de: {
      areas: [
        { area: 'Freundschaft', value: 'Jemand, der zuerst anruft', importance: 9, lived: 3 },
        { area: 'Etwas schaffen', value: 'Geduldig, mit den Händen', importance: 7, lived: 6 },
      ],
      step: 'Mara am Sonntag anrufen, ohne Anlass',
      planned: '2026-03-22',
      done: 'yes',
      note: 'Sie hatte darauf gewartet.',
    },
  },
  headline: 'step',
  due: { day: 'planned', done: 'done' },
  patterns: [{ kind: 'often', field: 'done', label: { en: 'Steps taken', de: 'Getane Schritte' } }],
  source:
    'Hayes, Strosahl & Wilson (2012), Acceptance and Commitment Therapy; Wilson, Sandoz, Kitchens & Roberts (2010), The Psychological Record 60, 249–272',
}
