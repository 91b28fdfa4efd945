import { PRODUCT_NAME } from '#platform/contract/product.ts'
import type { ExportAbout } from './export-file.ts'

const WORDS = {
  en: {
    title: (name: string) => `# Everything ${PRODUCT_NAME} keeps about ${name}`,
    made: (at: string) => `Made at ${at} (UTC). It is yours: keep it, read it, do with it what you like.`,
    files: '## What is in it',
    kinds:
      'Files that end in `.json` hold one value, files that end in `.jsonl` one value a line; any text editor opens both. Times are UTC instants, days are days of your own calendar.',
    left: `Not in it, because it opens doors: your password, passkeys, authenticator secret, recovery codes and links in mails.`,
  },
  de: {
    title: (name: string) => `# Alles, was ${PRODUCT_NAME} über ${name} aufbewahrt`,
    made: (at: string) => `Erstellt am ${at} (UTC). Es gehört dir: behalte es, lies es, mach damit, was du magst.`,
    files: '## Was darin ist',
    kinds:
      'Dateien auf `.json` enthalten einen Wert, Dateien auf `.jsonl` einen Wert je Zeile; jeder Texteditor öffnet beide. Zeiten sind Zeitpunkte in UTC, Tage sind Tage deines eigenen Kalenders.',
    left: `Nicht darin, weil es Türen öffnet: dein Passwort, Passkeys, das Geheimnis der Authenticator-App, Wiederherstellungscodes und Links aus Mails.`,
  },
}

/** Explains each file of an export, in Markdown. */
export function readmeOf(
  about: readonly ExportAbout[],
  { exportedAt, username, locale }: { exportedAt: Date; username: string; locale: string | null },
): string {
  const language = locale?.toLowerCase().split('-')[0] === 'de' ? 'de' : 'en'
  const words = WORDS[language]
  const files = about.toSorted((a, b) => a.path.localeCompare(b.path, 'en')).map((one) => `- \`${one.path}\`: ${one[language]}`)
  return `${[words.title(username), words.made(exportedAt.toISOString()), words.files, files.join('\n'), words.kinds, words.left].join('\n\n')}\n`
}
