import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './template-messages.ts'

export const de: Translation<typeof en> = {
  title: 'Vorlagen',
  lead: 'Sie legen Papier, Plätze für Fotos und Worte auf die Seite. Rückgängig nimmt sie wieder weg.',
  names: {
    one: 'Ein Foto',
    two: 'Zwei Fotos',
    three: 'Drei Fotos',
    four: 'Vier Fotos',
    six: 'Sechs Fotos',
    instant: 'Sofortbilder',
    film: 'Filmstreifen',
    letter: 'Ein Brief',
    quote: 'Ein Satz',
    journey: 'Eine Reise',
    herbarium: 'Gepresste Pflanze',
    recipe: 'Ein Rezept',
    list: 'Eine Liste',
    week: 'Eine Woche',
  },
  words: {
    title: 'Ein Titel',
    words: 'Ein paar Worte dazu',
    date: 'Der Tag, an dem es war',
    quote: 'Ein Satz, der bleiben soll',
    from: 'Von',
    to: 'Nach',
    things: 'Was es braucht',
    list: 'Erstens\nZweitens\nDrittens',
  },
  weekTitle: 'Diese Woche',
}
