import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  title: 'Create a picture',
  lead: 'A model paints what you describe. It is not a photo of anything.',
  words: 'What should it show?',
  wordsHint: 'Only these words are sent. Leave out names and anything private.',
  shape: 'Shape',
  shapes: { square: 'Square', upright: 'Upright', wide: 'Wide' },
  ask: 'Create',
  asked: 'The picture is being created. You can carry on meanwhile; it will appear among your pictures.',
  ready: 'Your picture is ready. It comes first among the pictures in your scrapbooks.',
  about: 'Data sent, and to whom',
  list: 'Pictures in progress',
  states: { waiting: 'Waiting for its turn', running: 'In progress', failed: 'Failed', cancelled: 'Cancelled' },
  failures: {
    away: 'The service could not be reached. This try did not count.',
    busy: 'The service is busy. This try did not count. Please try again later.',
    refused: 'The service did not create this picture. Try different words.',
    nonsense: 'The service did not return a picture.',
    spent: 'You have used today’s pictures. You can try again tomorrow.',
    'not-agreed': 'You have not agreed to the service that is now in use.',
    full: 'There is no room for it: your storage or your number of pictures is at its limit. This try did not count.',
    other: 'The picture could not be saved. This try did not count.',
  },
  clear: 'Clear',
  clearOf: (words: string) => `Clear: ${words}`,
  all: 'Cancel or try again under In progress',
  failed: 'That did not work. Please try again.',
  offline: 'Creating a picture needs a connection.',
  consent: {
    what: 'A service that this installation uses turns words into pictures. It is optional: nothing in Fernwell needs it.',
    sent: ['the words you write for that picture', 'the shape: square, upright or wide'],
    notes: [
      'Not sent: your name, your account, your pages, photos, journal or anything else of yours.',
      'The words are stored here encrypted until the picture is created, and then deleted. The picture is stored like your other pictures. Such a picture can be wrong or strange, and it may resemble other people’s work.',
    ],
    withdrawText: 'Existing pictures stay. Pictures in progress are cancelled.',
    used: (used: string, limit: string, when: string) => `You have used ${used} of today’s ${limit} pictures. They reset at ${when}.`,
  },
}

export const askedMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
