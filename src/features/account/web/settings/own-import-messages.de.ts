import type { Translation } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'
import type { en } from './own-import-messages.en.ts'

const { plural, number } = words('de')

export const de: Translation<typeof en> = {
  title: 'Einen Export importieren',
  hint: 'Ein Zip, das du hier oder bei einem anderen Fernwell heruntergeladen hast. Du siehst, was darin ist, bevor sich etwas ändert.',
  found: 'Inhalt dieses Exports',
  kind: 'Art',
  fresh: 'Neu',
  known: 'Schon hier',
  number,
  nothing: 'Darin ist nichts, was importiert werden könnte.',
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
  never: 'Nicht importiert werden: Name, Adresse und Einstellungen des Kontos, Passwörter und Geräte, Zustimmungen und frühere Importe.',
  came: (n) => plural(n, { one: '# Sache wurde importiert.', other: '# Sachen wurden importiert.' }),
  stayed: (n) =>
    plural(n, { one: '# Sache, die du seither geändert hast, bleibt.', other: '# Sachen, die du seither geändert hast, bleiben.' }),
  things: (n) => plural(n, { one: '# Sache', other: '# Sachen' }),
  left: (n) =>
    plural(n, {
      one: '# Sache ließ sich nicht speichern und blieb draußen.',
      other: '# Sachen ließen sich nicht speichern und blieben draußen.',
    }),
  undoText: 'Alles, was dieser Import gebracht hat, wird entfernt. Der Rest bleibt, auch deine Änderungen seither.',
  failed: {
    unknown_format: 'Das ist kein Export von Fernwell. Wähl bitte das Zip so, wie es heruntergeladen wurde.',
    damaged: 'Diese Datei ist beschädigt oder abgeschnitten. Lade den Export bitte noch einmal herunter.',
    encrypted: 'Dieses Zip hat ein Passwort. Wähl bitte den Export so, wie er heruntergeladen wurde.',
    too_large_inside: 'Dieses Zip wird entpackt viel größer als ein Export. Es wurde nicht geöffnet.',
    no_room: 'Für das, was dieser Export enthält, ist hier nicht genug Platz.',
  },
  notLoaded: 'Deine Importe ließen sich nicht laden. Nichts von dir ist verloren; versuch es bitte noch einmal.',
}
