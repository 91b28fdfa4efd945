import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { analyticsReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof analyticsReasons> = {
  tag_manager_form: 'Die Kennung eines Tag Managers sieht aus wie GTM-ABC123.',
  by_environment: ({ name }) => `Das legt ${name} in der Umgebung des Servers fest und kann hier nicht geändert werden.`,
  too_many_events: 'Aus diesem Netz kamen in der letzten Stunde viele Ereignisse. Dieses wurde nicht gezählt.',
}
