import type { Translation } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'
import type { en } from './own-import-messages.ts'

const { plural, number } = words('de')

export const de: Translation<typeof en> = {
  title: 'Einen Export importieren',
  hint: 'Ein Zip, das du hier oder bei einem anderen Fernwell heruntergeladen hast. Du siehst, was darin ist, bevor sich etwas ändert.',
  found: 'Inhalt dieses Exports',
  kind: 'Art',
  fresh: 'Neu',
  known: 'Schon hier',
  number,
  nothing: 'Darin ist nichts zu importieren.',
  allKnown: 'Du hast das alles schon.',
  unreadable: (n) =>
    plural(n, { one: '# Eintrag ist nicht lesbar und wird übersprungen.', other: '# Einträge sind nicht lesbar und werden übersprungen.' }),
  withoutBytes: (n) =>
    plural(n, { one: '# Foto, Aufnahme oder Datei fehlt im Zip.', other: '# Fotos, Aufnahmen und Dateien fehlen im Zip.' }),
  badPaths: (n) =>
    plural(n, {
      one: '# Datei hat einen unsicheren Namen und wird übersprungen.',
      other: '# Dateien haben unsichere Namen und werden übersprungen.',
    }),
  stays: 'Was schon hier ist, bleibt unverändert, auch wenn es im Export anders ist.',
  never: 'Nicht importiert werden: Name, Adresse und Einstellungen des Kontos, Passwörter und Geräte, Zustimmungen und frühere Importe.',
  came: (n) => plural(n, { one: '# Eintrag wurde importiert.', other: '# Einträge wurden importiert.' }),
  stayed: (n) =>
    plural(n, { one: '# Eintrag, den du seither geändert hast, bleibt.', other: '# Einträge, die du seither geändert hast, bleiben.' }),
  things: (n) => plural(n, { one: '# Eintrag', other: '# Einträge' }),
  left: (n) =>
    plural(n, {
      one: '# Eintrag ließ sich nicht speichern und wurde übersprungen.',
      other: '# Einträge ließen sich nicht speichern und wurden übersprungen.',
    }),
  undoText: 'Alles, was dieser Import gebracht hat, wird entfernt. Der Rest bleibt, auch deine Änderungen seither.',
  failed: {
    unknown_format: 'Das ist kein Export von Fernwell. Wähl bitte das Zip genau so, wie du es heruntergeladen hast.',
    damaged: 'Diese Datei ist beschädigt oder abgeschnitten. Lade den Export bitte noch einmal herunter.',
    encrypted: 'Dieses Zip hat ein Passwort. Wähl bitte den Export genau so, wie du ihn heruntergeladen hast.',
    too_large_inside: 'Dieses Zip wird entpackt viel größer als ein Export. Es wurde nicht geöffnet.',
    no_room: 'Für diesen Export ist hier nicht genug Speicherplatz.',
  },
  notLoaded: 'Deine Importe ließen sich nicht laden. Nichts von dir ist verloren; versuch es bitte noch einmal.',
}
