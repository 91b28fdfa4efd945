import type { en } from './messages.en.ts'

export const de: typeof en = {
  label: 'Wie ausführlich',
  levels: { dictionary: 'Eintrag', simple: 'Einfach', normal: 'Normal', deep: 'Tief' },
  ask: 'Mehr dazu, von einem Sprachmodell',
  about: 'Über Artikel von einem Modell',
  title: 'Artikel von einem Sprachmodell',
  badge: (model, date) => `Geschrieben von ${model} am ${date}. Kann falsch sein.`,
  coming: 'Ein Sprachmodell schreibt gerade. Es kann sich irren.',
  writing: 'Ein Artikel wird geschrieben …',
  done: 'Der Artikel ist da.',
  stop: 'Anhalten',
  stopped: 'Hier hast du angehalten. Nichts davon wurde behalten.',
  write: 'Artikel schreiben lassen',
  again: 'Neu schreiben lassen',
  shortened: 'Hier endet er, weil seine Länge begrenzt ist.',
  failed: {
    title: 'Diesmal kein Artikel',
    broke: 'Hier brach es ab.',
    offline: 'Es gibt keine Verbindung, und dieser Artikel wurde hier noch nicht gelesen.',
    below: 'Der Eintrag des Wörterbuchs steht darunter.',
  },
  retry: 'Noch einmal versuchen',
  sheet: {
    what: 'Neben dem kurzen Eintrag des Wörterbuchs kann ein Programm einen Artikel über ein Wort schreiben: einfach, normal oder ausführlich. Es setzt Wörter zusammen, weiß nichts sicher und kann sich irren. Das Wörterbuch steht darunter.',
    sent: ['das Wort', 'seine Bedeutung und seine Nachbarn im Wörterbuch'],
    notes: [
      'Sonst geht nichts von dir hin: kein Name, kein Pfad, kein gespeichertes Wort.',
      'Artikel werden für alle gespeichert, die in diesem Fernwell ebenfalls zugestimmt haben: mit dem Tag, an dem sie geschrieben wurden, und ohne wer danach gefragt hat. Ein schon gespeicherter Artikel zählt nicht als Antwort.',
      'Hast du eine Stufe gewählt, wird zu jedem Wort gefragt, das du öffnest, bis du wieder den Eintrag des Wörterbuchs wählst.',
    ],
    withdrawText: 'Es wird nichts mehr geschickt, und nur der Eintrag des Wörterbuchs erscheint.',
  },
}
