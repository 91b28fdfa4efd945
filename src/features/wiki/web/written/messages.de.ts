import type { en } from './messages.ts'

export const de: typeof en = {
  label: 'Wie ausführlich',
  levels: { dictionary: 'Eintrag', simple: 'Einfach', normal: 'Normal', deep: 'Tief' },
  ask: 'Mehr dazu, von einem Sprachmodell',
  about: 'Über Artikel von einem Modell',
  title: 'Artikel von einem Sprachmodell',
  badge: (model, date) => `Geschrieben von ${model} am ${date}. Kann falsch sein.`,
  coming: 'Ein Sprachmodell schreibt gerade. Es kann sich irren.',
  writing: 'Ein Artikel wird geschrieben …',
  done: 'Der Artikel ist fertig.',
  stop: 'Anhalten',
  stopped: 'Hier hast du angehalten. Nichts wurde gespeichert.',
  write: 'Artikel schreiben lassen',
  again: 'Neu schreiben lassen',
  shortened: 'Hier endet er, weil seine Länge begrenzt ist.',
  failed: {
    title: 'Diesmal kein Artikel',
    broke: 'Hier brach der Artikel ab.',
    offline: 'Du bist offline, und dieser Artikel wurde auf diesem Gerät noch nicht gelesen.',
    below: 'Der Eintrag des Wörterbuchs steht darunter.',
  },
  retry: 'Noch einmal versuchen',
  sheet: {
    what: 'Neben dem kurzen Eintrag des Wörterbuchs kann ein Programm einen Artikel über ein Wort schreiben: einfach, normal oder ausführlich. Es setzt Wörter zusammen, weiß nichts sicher und kann sich irren. Der Eintrag des Wörterbuchs steht darunter.',
    sent: ['das Wort', 'seine Bedeutung und seine Nachbarn im Wörterbuch'],
    notes: [
      'Sonst wird nichts von dir gesendet: kein Name, kein Pfad, kein gespeichertes Wort.',
      'Artikel werden für alle gespeichert, die in diesem Fernwell ebenfalls zugestimmt haben: mit dem Tag, an dem sie geschrieben wurden, aber nicht damit, wer danach gefragt hat. Einen gespeicherten Artikel zu lesen zählt nicht als Antwort.',
      'Hast du eine Stufe gewählt, wird zu jedem Wort gefragt, das du öffnest, bis du wieder den Eintrag des Wörterbuchs wählst.',
    ],
    withdrawText: 'Es wird nichts mehr geschickt, und nur der Eintrag des Wörterbuchs erscheint.',
  },
}
