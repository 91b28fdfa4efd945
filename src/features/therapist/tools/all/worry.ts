import type { Tool } from '../tool.ts'

export const tool: Tool = {
  kind: 'worry',
  why: [
    {
      en: 'Worries are hard to forbid, but they can be given a time. Whatever comes during the day is written down in a word and put off to it. Once it is time, much has lost its weight; what is left gets fifteen minutes, and then it is over.',
      de: 'Sorgen lassen sich schlecht verbieten, aber auf eine Zeit verlegen. Was tagsüber kommt, wird mit einem Wort notiert und dorthin verschoben. Wenn es so weit ist, hat vieles sein Gewicht verloren; der Rest bekommt fünfzehn Minuten, und dann ist Schluss.',
    },
    {
      en: 'Choose a time well before bed, and always the same place if you can.',
      de: 'Wähle eine Zeit weit vor dem Schlafengehen, und wenn möglich immer denselben Ort.',
    },
  ],
  steps: [
    {
      title: { en: 'Your worry time', de: 'Deine Sorgenzeit' },
      fields: [
        { name: 'time', kind: 'time', label: { en: 'Begins at', de: 'Beginnt um' } },
        { name: 'place', kind: 'line', label: { en: 'Where', de: 'Wo' } },
      ],
    },
    {
      title: { en: 'The worries of today', de: 'Die Sorgen von heute' },
      about: {
        en: 'A worry about something that is so and that you can change asks for a step. One that begins with "what if" asks to be let go.',
        de: 'Eine Sorge um etwas, das so ist und sich ändern lässt, verlangt nach einem Schritt. Eine, die mit „Was, wenn“ beginnt, verlangt danach, losgelassen zu werden.',
      },
      fields: [
        {
          name: 'worries',
          kind: 'rows',
          label: { en: 'Worries', de: 'Sorgen' },
          most: 15,
          add: { en: 'Add a worry', de: 'Sorge hinzufügen' },
          of: [
            { name: 'worry', kind: 'line', label: { en: 'Worry', de: 'Sorge' }, isNeeded: true },
            {
              name: 'sort',
              kind: 'choice',
              label: { en: 'Can you do something?', de: 'Kannst du etwas tun?' },
              options: [
                { value: 'now', label: { en: 'yes, now', de: 'ja, jetzt' } },
                { value: 'later', label: { en: 'yes, later', de: 'ja, später' } },
                { value: 'no', label: { en: 'no: what if', de: 'nein: was, wenn' } },
              ],
            },
            { name: 'step', kind: 'line', label: { en: 'Next step, or: let go', de: 'Nächster Schritt, oder: loslassen' } },
          ],
          isNeeded: true,
        },
      ],
    },
    {
      title: { en: 'How much it weighed', de: 'Wie schwer es wog' },
      fields: [
        {
          name: 'before',
          kind: 'rating',
          label: { en: 'During the day', de: 'Tagsüber' },
          ends: [
            { en: 'light', de: 'leicht' },
            { en: 'very heavy', de: 'sehr schwer' },
          ],
        },
        {
          name: 'after',
          kind: 'rating',
          label: { en: 'After the worry time', de: 'Nach der Sorgenzeit' },
          ends: [
            { en: 'light', de: 'leicht' },
            { en: 'very heavy', de: 'sehr schwer' },
          ],
        },
      ],
    },
  ],
  example: {
    en: {
      time: '18:00',
      place: 'Kitchen table, never the bed',
      worries: [
        { worry: 'The letter from the tax office', sort: 'later', step: 'Saturday: ring and ask for two weeks' },
        { worry: 'What if I fall ill before the trip?', sort: 'no', step: 'Let go' },
      ],
      before: 70,
      after: 45,
    },
    de: {
      time: '18:00',
      place: 'Küchentisch, nie das Bett',
      worries: [
        { worry: 'Der Brief vom Finanzamt', sort: 'later', step: 'Samstag: anrufen und um zwei Wochen bitten' },
        { worry: 'Was, wenn ich vor der Reise krank werde?', sort: 'no', step: 'Loslassen' },
      ],
      before: 70,
      after: 45,
    },
  },
  headline: 'worries',
  patterns: [{ kind: 'change', from: 'before', to: 'after', label: { en: 'Weight of the worries', de: 'Gewicht der Sorgen' } }],
  source: 'Borkovec, Wilkinson, Folensbee & Lerman (1983), Behaviour Research and Therapy 21, 247–251',
}
