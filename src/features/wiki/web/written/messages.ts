import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  label: 'Level of detail',
  levels: { dictionary: 'Entry', simple: 'Simple', normal: 'Normal', deep: 'Deep' },
  ask: 'More about it, by a language model',
  about: 'About articles by a model',
  title: 'Article by a language model',
  badge: (model: string, date: string) => `Written by ${model} on ${date}. It may be wrong.`,
  coming: 'A language model is writing. It may be wrong.',
  writing: 'An article is being written …',
  done: 'The article is ready.',
  stop: 'Stop',
  stopped: 'You stopped here. Nothing was saved.',
  write: 'Write the article',
  again: 'Write it again',
  shortened: 'It ends here because its length is limited.',
  failed: {
    title: 'No article this time',
    broke: 'The article stopped here.',
    offline: 'You are offline, and this article has not been read on this device before.',
    below: 'The dictionary’s entry is below.',
  },
  retry: 'Try again',
  sheet: {
    what: 'In addition to the dictionary’s short entry, a program can write an article about a word: simple, normal or deep. It puts words together, knows nothing for certain and may be wrong. The dictionary entry is shown below it.',
    sent: ['the word', 'its meaning, and its neighbours in the dictionary'],
    notes: [
      'Nothing else of yours is sent: no name, no trail, no saved word.',
      'Articles are stored for everyone on this Fernwell who also agreed, with the day they were written, but not who asked for them. Reading a stored article does not count as an answer.',
      'Once you have chosen a level, the model is asked about every word that you open, until you choose the dictionary’s entry again.',
    ],
    withdrawText: 'Nothing more is sent, and only the dictionary’s entry is shown.',
  },
}

export const writtenMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
