import { defineMessages } from '#platform/web/i18n/messages.ts'
import { upload } from '#platform/web/ui/icons/actions.ts'
import { linkRow } from '#platform/web/ui/link-row.tsx'

const messages = defineMessages({
  en: {
    title: 'Recordings, Apple Health and Google Fit',
    hint: 'GPX, TCX or FIT from watches and bike computers, or a whole export',
  },
  de: async () => ({
    title: 'Aufzeichnungen, Apple Health und Google Fit',
    hint: 'GPX, TCX oder FIT von Uhren und Radcomputern, oder ein ganzer Export',
  }),
})

/** The row for recordings on the general settings page. */
export default linkRow({ to: '/gym-ai/cardio/import', icon: upload, messages })
