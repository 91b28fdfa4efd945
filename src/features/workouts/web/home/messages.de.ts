import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.en.ts'

export const de: Translation<typeof en> = {
  title: 'Körper',
  lead: 'Training, das sich selbst plant, sagt, warum, und kein Netz braucht.',
  loading: 'Dein Training ist unterwegs',
  open: { title: 'Angefangen', goOn: 'Weitermachen', since: (time) => `Begonnen ${time}` },
  next: {
    title: 'Als Nächstes',
    of: (number, all) => `Training ${number} von ${all}`,
    deload: 'Leichtere Woche',
    start: 'Anfangen',
    plan: 'Der ganze Plan',
  },
  done: {
    title: 'Du bist am Ende dieses Plans',
    text: 'Fang ihn noch einmal an, oder lass einen neuen machen, aus dem, was du gehoben hast.',
    again: 'Noch einmal',
  },
  find: 'Gewicht finden',
  mode: { label: 'Heute', planned: 'Wie geplant', shorter: 'Kürzer', harder: 'Härter', bare: 'Ohne Geräte' },
  check: {
    title: 'Wie geht es dir heute?',
    why: 'Je ein Tippen, wenn du magst. Ein schwerer Tag verlangt weniger; ein guter nie mehr.',
    sleep: 'Schlaf',
    freshness: 'Muskeln',
    mood: 'Stimmung',
    sleepWords: ['Schlimm', 'Schlecht', 'Geht so', 'Gut', 'Sehr gut'],
    freshnessWords: ['Arger Kater', 'Kater', 'Ein wenig', 'Frisch', 'Sehr frisch'],
    moodWords: ['Sehr tief', 'Tief', 'Geht so', 'Gut', 'Sehr gut'],
    fromJournal: 'aus deinem Tagebuch',
    failed: 'Das ließ sich nicht aufheben',
  },
  empty: {
    title: 'Machen wir deinen Plan',
    text: 'Sag, was du möchtest, wie oft und wie lange. Alles andere folgt daraus, mit Gründen, und lässt sich ändern.',
    make: 'Einen Plan machen',
  },
  free: 'Ohne Plan trainieren',
  make: 'Einen neuen Plan machen',
  recovery: {
    title: 'Was ausgeruht ist',
    text: 'Aus dem, was du in den letzten sieben Tagen getan hast. Eine Faustregel, keine Messung.',
    ready: 'bereit',
    soon: 'erholt sich',
    tired: 'müde',
  },
  weekly: {
    title: 'Fordernde Sätze diese Woche',
    text: (from, to) => `Neben ${from} bis ${to} in der Woche für große Muskeln.`,
    sets: (count) => `${count}`,
  },
  recent: { title: 'Zuletzt', none: 'Hier wird dein erstes Training stehen.', sets: (count, volume) => `${count} · ${volume}` },
  plans: { title: 'Deine Pläne', follow: 'Danach trainieren', active: 'läuft' },
  more: { exercises: 'Alle Übungen', gyms: 'Orte, an denen du trainierst', transfer: 'Mitbringen, mitnehmen' },
  kept: 'Kein Netz: Das weiß dieses Gerät.',
}
