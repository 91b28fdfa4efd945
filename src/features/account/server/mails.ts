import { de } from './messages.de.ts'
import { en, type Mails } from './messages.en.ts'

/** The mails in the recipient's language, by their account's language tag; English if it has none. */
export const mailsFor = ({ locale }: { locale: string | null }): Mails => (locale?.startsWith('de') ? de : en)
