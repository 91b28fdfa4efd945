import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  title: 'You do not have to carry this alone',
  text: {
    found:
      'Some of these words sound very heavy. If you might hurt yourself, or are in danger, call now. You do not have to explain it well.',
    other:
      'It sounds as if someone might be in danger. Stay with them if it is safe, ask openly whether they are thinking of dying, and call together. You can also call for advice for yourself.',
    past: 'You wrote about a very hard time. If it is coming back, these people are there for you today, too.',
    asked: 'If you might hurt yourself, or are in danger, call now. You do not have to explain it well.',
  },
  announced: 'Helplines are shown on this page.',
  open: 'Get help now',
  hardDay: 'Hard day? Help is here',
  emergency: (number: string) => `Emergency ${number}`,
  emergencyHint: 'When a life is in danger, day and night.',
  lines: (country: string) => `Helplines, ${country}`,
  call: (shown: string) => `Call ${shown}`,
  write: (shown: string, body: string) => (body === '' ? `Text ${shown}` : `Text ${body} to ${shown}`),
  website: 'Website',
  opensNew: (what: string) => `${what}, opens in a new tab`,
  hours: {
    always: 'day and night',
    limited: 'not round the clock',
    daily: (from: string, to: string) => `daily ${from}–${to}`,
    'mon-sat': (from: string, to: string) => `Monday to Saturday ${from}–${to}`,
  },
  free: 'free',
  young: 'for young people',
  general: 'Call your local emergency number. Wherever you are, 112 leads to the emergency services from most mobile phones.',
  country: 'Country',
  elsewhere: 'Another country',
  fallback: 'Find a free helpline anywhere',
  person: 'Tell someone you trust today, in any words that come to mind. “I am not well, can you stay with me?” is enough.',
  notNow: 'I am safe, not now',
  collected: (day: string) => `Numbers as of ${day}. They can change.`,
  aside: 'This note appears because of a list of words on your device. No one was notified.',
}

export const careMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
