import type { Translation } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.ts'

const { number } = words('de')

export const de: Translation<typeof en> = {
  grip: (name) => `${name} verschieben`,
  gripHint: 'Ziehen, oder mit den Pfeiltasten.',
  lifted: (name, at, of) => `${name} angehoben: Platz ${number(at)} von ${number(of)}`,
  moved: (name, at, of) => `${name}: Platz ${number(at)} von ${number(of)}`,
  dropped: (name, at, of) => `${name} abgelegt: Platz ${number(at)} von ${number(of)}`,
  cancelled: (name) => `${name} ist wieder, wo es war.`,
}
