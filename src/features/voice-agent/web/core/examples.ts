import type { Language } from '#platform/web/i18n/locale-settings.ts'

/** What stands below the field: what each kind of thing sounds like. A test holds that each is understood. */
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
