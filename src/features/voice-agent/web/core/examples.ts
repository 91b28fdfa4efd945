import type { Language } from '#platform/web/i18n/locale-settings.ts'

/** Example commands below the field, one for each kind of tool. A test checks that the page understands each of them. */
export const EXAMPLES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'What’s left today?',
    'Log that I’m tired',
    'Start something for sleep',
    'I drank a glass of water',
    'Open the garden',
    'What can I say?',
  ],
  de: [
    'Was steht heute noch an?',
    'Notiere, dass ich müde bin',
    'Starte etwas zum Einschlafen',
    'Ein Glas Wasser getrunken',
    'Öffne den Garten',
    'Was kann ich sagen?',
  ],
}
