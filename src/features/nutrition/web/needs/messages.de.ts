import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

const some = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const de: Translation<typeof en> = {
  title: 'Was dein Körper braucht',
  lead: 'Welche Nährstoffe dein Essen wahrscheinlich deckt, und wo es niemand sagen kann.',
  broken: { title: 'Das konnten wir gerade nicht ausrechnen', text: 'Dein Ernährungstagebuch ist sicher.' },
  span: 'Wie weit zurück',
  spans: { '7': '7 Tage', '28': '28 Tage' },
  rests: (whole, written, foods) =>
    `Beruht auf ${some(whole, 'vollständigen Tag', 'vollständigen Tagen')} von ${written} eingetragenen, mit ${some(foods, 'verschiedenen Lebensmittel', 'verschiedenen Lebensmitteln')}.`,
  halfDays: 'Unvollständige Tage werden nicht beurteilt. Im Ernährungstagebuch kannst du einen Tag als vollständig markieren.',
  tooFew: {
    title: 'Noch nicht genug vollständige Tage',
    text: 'Drei vollständige Tage genügen für einen ersten Blick. Ein halber Tag wird nie beurteilt.',
  },
  eater: (who) => `Verglichen mit den Empfehlungen für ${who}.`,
  who: {
    female: 'Frauen',
    male: 'Männer',
    either: 'Erwachsene, jeweils der höhere Wert beider Geschlechter',
    pregnant: 'die Schwangerschaft',
    breastfeeding: 'die Stillzeit',
    age: (age) => `, ${age} Jahre`,
    noAge: ', mittleres Alter',
  },
  change: 'Deine Angaben bearbeiten',
  groups: {
    low: 'Wahrscheinlich zu wenig',
    between: 'Unklar',
    enough: 'Wahrscheinlich genug',
    unknown: 'Zu wenig Daten',
  },
  groupHints: {
    low: 'Nur an diesen Tagen. Gewohnheiten zeigen sich über Monate, und ein Blutbild sagt mehr als jedes Ernährungstagebuch.',
    between: 'Nah an dem, was die meisten brauchen, oder niemand weiß genau, wie viel das ist.',
    enough: 'Was du isst, deckt es.',
    unknown: 'Zu viele dieser Lebensmittel haben dafür keinen Wert. Eine Lücke ist keine Null.',
  },
  over: 'Über der Menge, bis zu der kein Schaden erwartet wird',
  mean: (amount, reference) => `${amount} am Tag im Mittel, von ${reference}`,
  middle: (low, high) => `die Hälfte der Tage zwischen ${low} und ${high}`,
  unknownShare: (percent) => `kein Wert für ${percent} der Energie`,
  gave: 'Kam aus',
  help: 'Lebensmittel, die du isst und die mehr davon bringen',
  helping: (name, grams, percent) => `${name}, ${grams}: ${percent} eines Tages`,
  share: (name, percent) => `${name} ${percent}`,
  chart: {
    title: 'Alle Nährstoffe',
    summary: 'Jeder Balken vergleicht dein Mittel am Tag mit der Empfehlung, höchstens bis zum Doppelten.',
    nutrient: 'Nährstoff',
    mean: 'Am Tag',
    middle: 'Mittlere Hälfte',
    reference: 'Empfohlen',
    unknown: 'Ohne Wert',
  },
  kinds: { RDA: 'empfohlen', AI: 'angemessene Zufuhr' },
  vitA: 'Vitamin A',
  epaDha: 'EPA und DHA (Omega-3)',
  sources:
    'Referenzen: NASEM (Dietary Reference Intakes), und EFSA für EPA und DHA und für Vitamin A als Retinoläquivalente. Wie wahrscheinlich: nach „Applications in Dietary Assessment“ des IOM (2000). Auskunft, kein ärztlicher Rat.',
}
