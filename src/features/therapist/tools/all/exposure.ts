import type { Words } from '../../form/fields.ts'
import type { Tool } from '../tool.ts'

const FEAR: readonly [Words, Words] = [
  { en: 'no fear', de: 'keine Angst' },
  { en: 'the worst fear', de: 'die schlimmste Angst' },
]

export const tool: Tool = {
  kind: 'exposure',
  why: [
    {
      en: 'What we avoid stays frightening, because we never find out what would have happened. A ladder goes from the easy to the hard. On each rung you stay until you have learnt something, and repeat it before you go higher.',
      de: 'Was wir meiden, bleibt bedrohlich, denn wir erfahren nie, was geschehen wäre. Eine Leiter führt vom Leichten zum Schweren. Auf jeder Stufe bleibst du, bis du etwas gelernt hast, und wiederholst sie, bevor es weitergeht.',
    },
    {
      en: 'This is for fears of harmless things. For what followed a terrible experience, for compulsions and for panic with an illness of the heart, do it together with a therapist.',
      de: 'Das ist für Ängste vor Harmlosem. Nach einem schrecklichen Erlebnis, bei Zwängen und bei Panik mit einer Herzkrankheit geh es gemeinsam mit einer Therapeutin oder einem Therapeuten an.',
    },
  ],
  steps: [
    {
      title: { en: 'What it is about', de: 'Worum es geht' },
      fields: [
        { name: 'fear', kind: 'line', label: { en: 'What do you avoid?', de: 'Was meidest du?' }, isNeeded: true },
        { name: 'expected', kind: 'text', label: { en: 'What do you expect to happen?', de: 'Was, erwartest du, wird geschehen?' } },
        { name: 'aim', kind: 'line', label: { en: 'What would be possible again?', de: 'Was wäre wieder möglich?' } },
      ],
    },
    {
      title: { en: 'The ladder', de: 'Die Leiter' },
      about: {
        en: 'From the easiest rung to the hardest, six to ten of them. Afterwards, write down how much fear was left after the latest try.',
        de: 'Von der leichtesten Stufe zur schwersten, sechs bis zehn. Danach notierst du, wie viel Angst nach dem letzten Mal übrig war.',
      },
      fields: [
        {
          name: 'rungs',
          kind: 'rows',
          label: { en: 'Rungs', de: 'Stufen' },
          most: 12,
          add: { en: 'Add a rung', de: 'Stufe hinzufügen' },
          of: [
            { name: 'rung', kind: 'line', label: { en: 'What you do', de: 'Was du tust' }, isNeeded: true },
            { name: 'before', kind: 'rating', label: { en: 'Fear you expect', de: 'Erwartete Angst' }, ends: FEAR },
            { name: 'tries', kind: 'number', label: { en: 'Tries so far', de: 'Versuche bisher' }, least: 0, most: 999 },
            { name: 'after', kind: 'rating', label: { en: 'Fear after the latest try', de: 'Angst nach dem letzten Versuch' }, ends: FEAR },
          ],
          isNeeded: true,
        },
      ],
    },
    {
      title: { en: 'What you learnt', de: 'Was du gelernt hast' },
      isLater: true,
      fields: [
        {
          name: 'learnt',
          kind: 'text',
          label: { en: 'What happened, against what you expected?', de: 'Was geschah, im Vergleich zur Erwartung?' },
        },
      ],
    },
  ],
  example: {
    en: {
      fear: 'Speaking in meetings',
      expected: 'My voice fails and everybody stares.',
      aim: 'Presenting my own work',
      rungs: [
        { rung: 'Ask one question in the small team', before: 40, tries: 4, after: 15 },
        { rung: 'Give the weekly update', before: 65, tries: 1, after: 50 },
        { rung: 'Present for ten minutes', before: 90 },
      ],
      learnt: 'My voice shook for two sentences. Nobody said anything about it.',
    },
    de: {
      fear: 'In Besprechungen sprechen',
      expected: 'Die Stimme versagt, und alle starren mich an.',
      aim: 'Meine eigene Arbeit vorstellen',
      rungs: [
        { rung: 'Im kleinen Team eine Frage stellen', before: 40, tries: 4, after: 15 },
        { rung: 'Den Wochenstand berichten', before: 65, tries: 1, after: 50 },
        { rung: 'Zehn Minuten vortragen', before: 90 },
      ],
      learnt: 'Die Stimme zitterte zwei Sätze lang. Niemand hat etwas dazu gesagt.',
    },
  },
  headline: 'fear',
  patterns: [{ kind: 'change', from: 'before', to: 'after', rows: 'rungs', label: { en: 'Fear on a rung', de: 'Angst auf einer Stufe' } }],
  source: 'Craske, Treanor, Conway, Zbozinek & Vervliet (2014), Behaviour Research and Therapy 58, 10–23',
}
