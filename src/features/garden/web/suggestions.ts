import type { SuggestionViews } from '#platform/web/suggestions.ts'

export const suggestions: SuggestionViews = {
  rest: {
    to: '/my-garden',
    species: 'grass',
    area: 'hub',
    words: {
      en: {
        title: 'Nothing is called for',
        text: 'Rest is part of growing. Look out of the window for a while.',
        action: 'A look at the garden',
        why: 'Nothing of today is waiting for you. So the kindest thing we can suggest is a rest.',
      },
      de: {
        title: 'Gerade ist nichts zu tun',
        text: 'Rast gehört zum Wachsen. Schau eine Weile aus dem Fenster.',
        action: 'Ein Blick in den Garten',
        why: 'Von heute wartet nichts auf dich. Darum ist das Freundlichste, was wir vorschlagen können, eine Rast.',
      },
    },
  },
}
