import type { en } from './messages.en.ts'

export const de: typeof en = {
  title: 'Erinnerungen',
  lead: 'Zu deiner Zeit, wo du auch bist. Still, sobald es getan ist, und nie doppelt.',
  back: 'Einstellungen',
  devices: (n) =>
    n === 0 ? 'Noch zeigt kein Gerät Mitteilungen.' : n === 1 ? 'Ein Gerät zeigt Mitteilungen.' : `${n} Geräte zeigen Mitteilungen.`,
  here: 'Mitteilungen auf diesem Gerät',
  hereHint: 'Sie kommen durch den Push-Dienst deines Browser-Herstellers, verschlüsselt für dieses Gerät.',
  stop: 'Beenden',
  tryIt: 'Jetzt eine schicken',
  tried: 'Unterwegs',
  triedNot: 'Sie kam nicht durch',
  triedNotHint: 'Der Push-Dienst deines Browsers hat sie nicht angenommen. Vielleicht erreicht ihn dein Server nicht.',
  mail: 'Per E-Mail, wenn kein Gerät erreichbar ist',
  mailHint: (address) => `An ${address}. In der E-Mail steht, worum es geht.`,
  mailNot: 'Dafür braucht es einen Mailserver (SMTP_URL) und eine bestätigte Adresse.',
  feed: 'In deinem Kalender',
  feedHint:
    'Eine geheime Adresse, die Kalender-Apps lesen können. Wer sie hat, sieht Namen und Zeiten deiner Erinnerungen, und was dein Trainingsplan an diesen Tagen vorsieht, wenn du an ihn erinnert wirst.',
  feedMake: 'Adresse erstellen',
  feedAgain: 'Neue erstellen',
  feedEnd: 'Entfernen',
  feedShown: 'Wird nur dieses eine Mal gezeigt. Füge sie in deiner Kalender-App als Abo hinzu.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  ways: 'Wie sie dich erreichen',
  nothing: 'Noch nichts, woran zu erinnern wäre',
  nothingHint: 'Pflanze eine Gewohnheit oder beginne dein Tagebuch; Erinnerungen stellst du dort oder hier ein.',
  failed: 'Das hat nicht geklappt',
  failedTitle: 'Deine Erinnerungen ließen sich nicht laden',
  failedText: 'Sie sind sicher, wo sie sind, und kommen trotzdem.',
}
