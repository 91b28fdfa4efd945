const words = {
  en: { lang: 'en', testTitle: 'This is how a reminder looks', testBody: 'It came from your own installation. Nothing else to do.' },
  de: {
    lang: 'de',
    testTitle: 'So sieht eine Erinnerung aus',
    testBody: 'Sie kam von deiner eigenen Installation. Mehr ist nicht zu tun.',
  },
}

/** What the server itself says in notices, in the person's language. */
export const wordsFor = (locale: string | null) => words[locale?.startsWith('de') ? 'de' : 'en']
