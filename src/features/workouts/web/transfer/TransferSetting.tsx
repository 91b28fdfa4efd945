import { defineMessages } from '#platform/web/i18n/messages.ts'
import { download } from '#platform/web/ui/icons/actions.ts'
import { linkRow } from '#platform/web/ui/link-row.tsx'

const messages = defineMessages({
  en: {
    title: 'Training: import and export',
    hint: 'Import sets from another app, or export yours',
  },
  de: async () => ({
    title: 'Training: Import und Export',
    hint: 'Sätze aus einer anderen App importieren, oder deine exportieren',
  }),
})

/** The row for training in the general settings. */
export default linkRow({ to: '/gym-ai/transfer', icon: download, messages })
