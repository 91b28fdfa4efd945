import { defineMessages } from '#platform/web/i18n/messages.ts'
import { download } from '#platform/web/ui/icons/actions.ts'
import { linkRow } from '#platform/web/ui/link-row.tsx'

const messages = defineMessages({
  en: {
    title: 'Food: import and export',
    hint: 'Import the diary of another app, or export yours',
  },
  de: async () => ({
    title: 'Essen: Import und Export',
    hint: 'Das Tagebuch einer anderen App importieren, oder deines exportieren',
  }),
})

/** The row for food on the general settings page. */
export default linkRow({ to: '/nutrition-analytics/transfer', icon: download, messages })
