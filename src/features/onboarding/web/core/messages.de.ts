import { PRODUCT_NAME } from '#platform/contract/product.ts'
import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.en.ts'

export const de: Translation<typeof en> = {
  title: 'Willkommen',
  progress: 'Wie weit das Willkommen ist',
  stepOf: (n, of) => `Schritt ${n} von ${of}`,
  announce: (n, of, title) => `Schritt ${n} von ${of}: ${title}`,
  back: 'Zurück',
  next: 'Weiter',
  skip: 'Auslassen',
  later: 'Später',
  loading: 'Wird geladen',
  failedTitle: 'Das Willkommen kam nicht an',
  offlineText: 'Du bist offline. Der Start ist trotzdem für dich offen, und das Willkommen wartet.',
  failedText: 'Bei uns ging etwas schief. Es ist nichts verloren, und zum Start kommst du auch ohne.',
  toHub: 'Zum Start',
  steps: {
    name: { title: 'Wie dürfen wir dich nennen?', lead: 'Nur du liest es. Bleibt es leer, nehmen wir deinen Benutzernamen.' },
    areas: {
      title: 'Was führt dich her?',
      lead: 'Wähle, so viel du magst. Vorgeschlagen wird dir nur, wofür du kamst; alles andere bleibt offen.',
    },
    day: { title: 'Dein Tag, deine Art', lead: 'Wir haben anhand dieses Geräts geraten. Ändere, was nicht passt.' },
    habit: {
      title: 'Eine kleine Gewohnheit',
      lead: 'Nimm eine, die auch an schlechten Tagen leichtfällt. Später lässt sich alles daran ändern.',
    },
    mood: { title: 'Wie geht es dir gerade?', lead: 'Ein Tippen ist schon ein erster Eintrag. Worte können folgen, müssen aber nicht.' },
    reminder: { title: 'Ein Anstupser, wenn du magst', lead: 'Einmal am Tag, zu deiner Zeit. Still, sobald es getan ist.' },
    import: {
      title: 'Bring deine Geschichte mit',
      lead: 'Jahre in einer anderen App gehören dir. Bring sie mit: Nichts wird überschrieben, und ein Import lässt sich zurücknehmen.',
    },
    ready: { title: 'Deine Lichtung ist bereit', lead: `Mehr muss ${PRODUCT_NAME} nicht wissen. Von hier an wächst sie in deinem Tempo.` },
  },
  areas: {
    journal: { name: 'Schreiben', text: 'Stimmungen, Gedanken, Tage, die bleiben sollen' },
    soul: { name: 'Ruhe', text: 'Atmen, Meditation, bessere Abende' },
    habits: { name: 'Gewohnheiten', text: 'Kleines, immer wieder getan' },
    mind: { name: 'Ein klarer Kopf', text: 'Spiele und Lesestoff, die wach machen' },
    body: { name: 'Bewegung', text: 'Training und Essen, die zu dir passen' },
    companion: { name: 'Jemand zum Reden', text: 'Eine Begleitung, die zuhört' },
  },
  reminder: {
    about: 'Woran',
    at: 'Um wie viel Uhr',
    set: (time) => `Um ${time} erinnern`,
    isSet: (what, time) => `${what}, jeden Tag um ${time}.`,
    change: 'In den Einstellungen kannst du das jederzeit ändern oder wegnehmen.',
    none: 'Noch gibt es nichts, woran zu erinnern wäre. Hast du eine Gewohnheit, fragt ihre Seite.',
    failed: 'Deine Erinnerungen ließen sich gerade nicht nachsehen. Geh ruhig weiter; in den Einstellungen stehen sie auch.',
    noTime: 'Bitte gib eine Uhrzeit an.',
  },
  imports: {
    journal: 'Tagebuch und Stimmungen',
    habits: 'Gewohnheiten',
    training: 'Krafttraining',
    cardio: 'Läufe, Fahrten und Körperdaten',
    mindful: 'Achtsame Minuten',
    food: 'Ernährungstagebuch',
    from: (apps) => `Aus ${apps}`,
    fresh: 'Neu anfangen',
  },
  ready: {
    begin: 'Womit du beginnen kannst',
    go: 'Auf deine Lichtung',
  },
  card: {
    title: 'Richte dich ein',
    fresh: 'Anderthalb Minuten, und dieser Ort passt zu dir. Jeder Schritt lässt sich auslassen.',
    begun: 'Du hast auf halbem Weg aufgehört, und das ist in Ordnung. Es geht weiter, wo du warst.',
    go: 'Beginnen',
    goOn: 'Weiter',
    dismiss: 'Nein, danke',
  },
  outbox: 'Dein Willkommen',
}
