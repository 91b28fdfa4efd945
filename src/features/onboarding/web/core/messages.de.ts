import { PRODUCT_NAME } from '#platform/contract/product.ts'
import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  title: 'Willkommen',
  progress: 'Fortschritt der Einrichtung',
  stepOf: (n, of) => `Schritt ${n} von ${of}`,
  back: 'Zurück',
  next: 'Weiter',
  skip: 'Auslassen',
  later: 'Später',
  loading: 'Wird geladen',
  failedTitle: 'Die Einrichtung ließ sich nicht laden',
  offlineText: 'Du bist offline. Den Start kannst du trotzdem nutzen und das hier später abschließen.',
  failedText: 'Bei uns ging etwas schief. Es ist nichts verloren, und zum Start kommst du auch ohne.',
  toHub: 'Zum Start',
  steps: {
    name: { title: 'Wie dürfen wir dich nennen?', lead: 'Nur du liest es. Bleibt es leer, nehmen wir deinen Benutzernamen.' },
    areas: {
      title: 'Was führt dich her?',
      lead: 'Wähle, so viel du magst. Dein Start schlägt nur das vor; alles andere steht dir weiter offen.',
    },
    habit: {
      title: 'Eine kleine Gewohnheit',
      lead: 'Nimm eine, die auch an schlechten Tagen leichtfällt. Später lässt sich alles daran ändern.',
    },
    mood: { title: 'Wie geht es dir gerade?', lead: 'Ein Tippen ist schon ein erster Eintrag. Schreib etwas dazu, wenn du magst.' },
    reminder: { title: 'Ein Anstupser, wenn du magst', lead: 'Einmal am Tag, zu deiner Zeit. Still, sobald du fertig bist.' },
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
    about: 'Erinnere mich an',
    at: 'Um wie viel Uhr',
    set: (time) => `Um ${time} erinnern`,
    isSet: (what, time) => `${what}, jeden Tag um ${time}.`,
    change: 'In den Einstellungen kannst du das jederzeit ändern oder entfernen.',
    none: 'Noch gibt es nichts, woran wir dich erinnern könnten. Sobald du eine Gewohnheit hast, stellst du auf ihrer Seite eine Erinnerung ein.',
    failed: 'Deine Erinnerungen ließen sich gerade nicht laden. Mach ruhig weiter; du kannst sie später in den Einstellungen ändern.',
    noTime: 'Wähle eine Uhrzeit.',
  },
  imports: {
    title: 'Bring deine Daten aus einer anderen App mit',
    lead: 'Nichts wird überschrieben, und ein Import lässt sich rückgängig machen.',
    journal: 'Tagebuch und Stimmungen',
    habits: 'Gewohnheiten',
    training: 'Krafttraining',
    cardio: 'Läufe, Fahrten und Körperdaten',
    mindful: 'Achtsame Minuten',
    food: 'Ernährungstagebuch',
    from: (apps) => `Aus ${apps}`,
  },
  ready: {
    begin: 'Womit du beginnen kannst',
    go: 'Auf deine Lichtung',
  },
  card: {
    title: 'Richte dich ein',
    fresh: 'In anderthalb Minuten ist hier alles für dich eingerichtet. Du kannst jeden Schritt auslassen.',
    started: 'Du hast auf halbem Weg aufgehört, und das ist in Ordnung. Es geht weiter, wo du warst.',
    go: 'Beginnen',
    goOn: 'Weiter',
    dismiss: 'Nein, danke',
  },
  outbox: 'Dein Willkommen',
}
