import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  title: 'Mein Sicherheitsplan',
  lead: 'Sechs Schritte in deinen Worten, für Stunden, in denen das Denken schwerfällt. Er öffnet sich auch offline und überall dort, wo Hilfe gezeigt wird.',
  emptyTitle: 'Noch gibt es keinen Plan',
  emptyText:
    'Am besten schreibst du ihn an einem ruhigen Tag und gemeinsam mit jemandem: in der Therapie, mit einer Ärztin, mit einem vertrauten Menschen. Es dauert etwa zwanzig Minuten, und was nicht passt, lässt du weg.',
  none: 'Noch kein Sicherheitsplan',
  write: 'Meinen Plan schreiben',
  changed: (day) => `Zuletzt geändert am ${day}`,
  otherTitle: 'Auf einem anderen Gerät geschrieben',
  otherText:
    'Diese Fassung entstand, während die andere geändert wurde. Nimm daraus, was du brauchst, oder verwende sie anstelle der oberen.',
  useThis: 'Diese Fassung verwenden',
  open: 'Den Plan öffnen',
}
