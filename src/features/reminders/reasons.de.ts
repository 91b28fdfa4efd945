import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { reminderReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof reminderReasons> = {
  subject_not_here: 'Das, woran erinnert werden soll, gibt es nicht mehr.',
  words_missing: 'Gib ein, woran wir dich erinnern sollen.',
  words_of_others: 'Der Text dieser Erinnerung lässt sich nicht ändern.',
  push_service:
    'Dieser Browser benutzt einen Push-Dienst, den diese Installation nicht kennt. Die Verwaltung kann ihn mit PUSH_HOSTS zulassen.',
  no_subscription: 'Dieses Gerät ist nicht für Benachrichtigungen angemeldet.',
  enough_tests: 'Das waren genug Tests für jetzt. Bitte versuche es etwas später noch einmal.',
  no_mail_server: 'Diese Installation hat keinen Mailserver (SMTP_URL).',
  address_unconfirmed: 'Bitte bestätige zuerst deine E-Mail-Adresse.',
  calendar_not_here: 'Diesen Kalender gibt es nicht.',
}
