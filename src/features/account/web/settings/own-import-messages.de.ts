import type { Translation } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'
import type { en } from './own-import-messages.en.ts'

const { plural, number } = words('de')

export const de: Translation<typeof en> = {
  title: 'Bring es zurück',
  hint: 'Ein Zip, das du hier oder bei einem anderen Fernwell heruntergeladen hast. Du siehst, was darin ist, bevor sich etwas ändert.',
  choose: 'Zip auswählen',
  uploading: 'Die Datei wird gesendet …',
  reading: 'Es wird nachgesehen, was darin ist …',
  running: 'Wird hereingeholt …',
  undoing: 'Wird wieder herausgenommen …',
  leave: 'Du kannst diese Seite verlassen und später wiederkommen.',
  stop: 'Anhalten',
  resume: (name) => `Das Senden von ${name} ist auf halbem Weg stehen geblieben. Wähl dieselbe Datei noch einmal, dann kommt nur der Rest.`,
  found: 'Was dieser Export enthält',
  kind: 'Art',
  fresh: 'Neu',
  known: 'Schon hier',
  number,
  nothing: 'Darin ist nichts, was hereingeholt werden könnte.',
  allKnown: 'Alles davon ist schon hier.',
  unreadable: (n) =>
    plural(n, { one: '# Eintrag ist nicht lesbar und bleibt draußen.', other: '# Einträge sind nicht lesbar und bleiben draußen.' }),
  withoutBytes: (n) =>
    plural(n, { one: '# Foto, Aufnahme oder Datei fehlt im Zip.', other: '# Fotos, Aufnahmen und Dateien fehlen im Zip.' }),
  badPaths: (n) =>
    plural(n, {
      one: '# Datei hat einen unsicheren Namen und bleibt draußen.',
      other: '# Dateien haben unsichere Namen und bleiben draußen.',
    }),
  stays: 'Was schon hier ist, bleibt, wie es ist, auch wenn es im Export anders steht.',
  never: 'Nicht hereingeholt werden: Name, Adresse und Einstellungen des Kontos, Passwörter und Geräte, Zustimmungen und frühere Importe.',
  start: 'Hereinholen',
  cancel: 'Doch nicht',
  done: (n) =>
    n === 0 ? 'Alles war schon hier.' : plural(n, { one: '# Sache ist hereingekommen.', other: '# Sachen sind hereingekommen.' }),
  left: (n) =>
    plural(n, {
      one: '# Sache ließ sich nicht speichern und blieb draußen.',
      other: '# Sachen ließen sich nicht speichern und blieben draußen.',
    }),
  cancelled: (n) =>
    n === 0
      ? 'Angehalten. Es war noch nichts hereingekommen.'
      : plural(n, { one: 'Angehalten. # Sache war hereingekommen.', other: 'Angehalten. # Sachen waren hereingekommen.' }),
  undo: 'Wieder herausnehmen',
  undoAsk: 'Diesen Import wieder herausnehmen?',
  undoText: 'Was mit ihm kam, geht. Was vorher hier war, bleibt, und auch, was du seither geändert hast.',
  keep: 'Behalten',
  undone: (n) =>
    n === 0
      ? 'Alles ist wieder, wie es vorher war.'
      : plural(n, {
          one: 'Es ist wieder draußen, bis auf # Sache, die du seither geändert hast.',
          other: 'Es ist wieder draußen, bis auf # Sachen, die du seither geändert hast.',
        }),
  partly: (n) =>
    plural(n, {
      one: '# Sache war davor hereingekommen; du kannst sie wieder herausnehmen.',
      other: '# Sachen waren davor hereingekommen; du kannst sie wieder herausnehmen.',
    }),
  failed: {
    unknown_format: 'Das ist kein Export von Fernwell. Wähl bitte das Zip so, wie es heruntergeladen wurde.',
    damaged: 'Diese Datei ist beschädigt oder abgeschnitten. Lade den Export bitte noch einmal herunter.',
    encrypted: 'Dieses Zip hat ein Passwort. Wähl bitte den Export so, wie er heruntergeladen wurde.',
    too_many_files: 'Dieses Zip hat viel mehr Dateien als ein Export. Es wurde nicht geöffnet.',
    too_large_inside: 'Dieses Zip wird entpackt viel größer als ein Export. Es wurde nicht geöffnet.',
    bomb: 'Dieses Zip wird entpackt viel größer als ein Export. Es wurde nicht geöffnet.',
    too_large_text: 'Dieses Zip wird entpackt viel größer als ein Export. Es wurde nicht geöffnet.',
    too_many_rows: 'In dieser Datei sind mehr Zeilen, als auf einmal gelesen werden können. Bitte teile sie auf.',
    dates_contradict: 'Das ist kein Export von Fernwell. Wähl bitte das Zip so, wie es heruntergeladen wurde.',
    unsafe_database: 'Das ist kein Export von Fernwell. Wähl bitte das Zip so, wie es heruntergeladen wurde.',
    too_slow: 'Diese Datei zu lesen dauerte zu lange.',
    too_heavy: 'Diese Datei zu lesen braucht mehr Speicher, als da ist.',
    gone: 'Die hochgeladene Datei ist nicht mehr da. Wähl sie bitte noch einmal.',
    no_room: 'Für das, was dieser Export enthält, ist hier nicht genug Platz.',
    internal: 'Auf unserer Seite ging etwas schief. Wähl die Datei bitte noch einmal.',
  },
  notLoaded: 'Deine Importe ließen sich nicht laden. Nichts von dir ist verloren; versuch es bitte noch einmal.',
  retry: 'Noch einmal versuchen',
}
