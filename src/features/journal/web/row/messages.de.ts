import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.en.ts'

export const de: Translation<typeof en> = {
  title: 'Dein Tagebuch',
  hint: 'Stimmungen, Aktivitäten, Vorlagen, Sperre',
  transfer: 'Import und Export',
  transferHint: 'Ein Tagebuch mitbringen, oder deines mitnehmen',
}
