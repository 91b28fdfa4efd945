const words = {
  en: {
    lang: 'en',
    testTitle: 'This is how a reminder looks',
    testBody: 'It came from your own installation. Nothing else to do.',
    ownBody: 'You asked to be reminded.',
    done: 'Done',
    later: 'In 30 minutes',
  },
  de: {
    lang: 'de',
    testTitle: 'So sieht eine Erinnerung aus',
    testBody: 'Sie kam von deiner eigenen Installation. Mehr ist nicht zu tun.',
    ownBody: 'Du wolltest daran erinnert werden.',
    done: 'Erledigt',
    later: 'In 30 Minuten',
  },
}

/** The server's own texts in notices, in the person's language. */
export const wordsFor = (locale: string | null) => words[locale?.startsWith('de') ? 'de' : 'en']
