import { de } from './messages.de.ts'
import { en, type Mails } from './messages.en.ts'

/** The mails in the language of whom they go to, by the tag their account has; English where it has none. */
export const mailsFor = ({ locale }: { locale: string | null }): Mails => (locale?.startsWith('de') ? de : en)
