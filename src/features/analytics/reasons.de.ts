import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { analyticsReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof analyticsReasons> = {
  tag_manager_form: 'Die Kennung eines Tag Managers sieht aus wie GTM-ABC123.',
  by_environment: ({ name }) => `Das ist durch ${name} in der Umgebung des Servers festgelegt und lässt sich hier nicht ändern.`,
  too_many_events: 'Aus diesem Netz kamen in der letzten Stunde viele Ereignisse. Dieses wurde nicht gezählt.',
}
