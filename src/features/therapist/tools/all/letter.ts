import type { Tool } from '../tool.ts'

export const tool: Tool = {
  kind: 'letter',
  why: [
    {
      en: 'Most people speak with friends more kindly than with themselves. A letter to oneself, in the voice of somebody who wishes one well, makes this tone available. It is no excuse for anything: kindness and honesty go together.',
      de: 'Die meisten sprechen mit Freunden freundlicher als mit sich. Ein Brief an sich selbst, in der Stimme von jemandem, der es gut meint, macht diesen Ton zugänglich. Er entschuldigt nichts: Freundlichkeit und Ehrlichkeit gehen zusammen.',
    },
  ],
  steps: [
    {
      title: { en: 'What weighs on you', de: 'Was dich belastet' },
      about: {
        en: 'Something for which you judge yourself. A middle-sized thing is right for the beginning.',
        de: 'Etwas, wofür du dich verurteilst. Für den Anfang ist etwas Mittelgroßes richtig.',
      },
      fields: [
        { name: 'what', kind: 'text', label: { en: 'What happened, or what is', de: 'Was geschah, oder was ist' }, isNeeded: true },
        { name: 'feel', kind: 'text', label: { en: 'What you feel about it', de: 'Was du dabei fühlst' } },
      ],
    },
    {
      title: { en: 'Not alone', de: 'Nicht allein' },
      fields: [
        {
          name: 'others',
          kind: 'text',
          label: { en: 'How do other people know something like it?', de: 'Woher kennen andere Menschen Ähnliches?' },
        },
      ],
    },
    {
      title: { en: 'The letter', de: 'Der Brief' },
      about: {
        en: 'Dear … What would somebody write who knows you well and likes you? What do they understand? What do they wish for you, and what small thing do they suggest?',
        de: 'Liebe … Was würde jemand schreiben, der dich gut kennt und mag? Was versteht dieser Mensch? Was wünscht er dir, und welche Kleinigkeit schlägt er vor?',
      },
      fields: [{ name: 'letter', kind: 'text', label: { en: 'Letter', de: 'Brief' }, isNeeded: true }],
    },
    {
      title: { en: 'Read it once more', de: 'Lies ihn noch einmal' },
      fields: [{ name: 'keep', kind: 'line', label: { en: 'The sentence that you take along', de: 'Der Satz, den du mitnimmst' } }],
    },
  ],
  example: {
    en: {
      what: 'I shouted at my son before school.',
      feel: 'Shame. I am a bad father.',
      others: 'Every parent I know has such mornings.',
      letter:
        'Dear Tom, this morning was too much, after three short nights. You are sorry because you love him. Shouting was not good, and it is not all that you are. Tell him this afternoon that you are sorry, and go to bed early.',
      keep: 'You are sorry because you love him.',
    },
    de: {
      what: 'Ich habe meinen Sohn vor der Schule angeschrien.',
      feel: 'Scham. Ich bin ein schlechter Vater.',
      others: 'Alle Eltern, die ich kenne, haben solche Morgen.',
      letter:
        'Lieber Tom, dieser Morgen war zu viel, nach drei kurzen Nächten. Es tut dir leid, weil du ihn liebst. Schreien war nicht gut, und es ist nicht alles, was du bist. Sag ihm heute Nachmittag, dass es dir leidtut, und geh früh ins Bett.',
      keep: 'Es tut dir leid, weil du ihn liebst.',
    },
  },
  headline: 'keep',
  patterns: [],
  source:
    'Neff & Germer (2013), Journal of Clinical Psychology 69, 28–44; Shapira & Mongrain (2010), Journal of Positive Psychology 5, 377–389',
}
