import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.en.ts'

const some = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const de: Translation<typeof en> = {
  title: 'Was dein Körper braucht',
  lead: 'Was deine ganzen Tage wahrscheinlich decken, und was niemand sagen kann.',
  broken: { title: 'Das ließ sich gerade nicht ausrechnen', text: 'Dein Ernährungstagebuch ist sicher.' },
  span: 'Wie weit zurück',
  spans: { '7': '7 Tage', '28': '28 Tage' },
  rests: (whole, written, foods) =>
    `Beruht auf ${some(whole, 'ganzen Tag', 'ganzen Tagen')} von ${written} aufgeschriebenen, mit ${some(foods, 'verschiedenen Lebensmittel', 'verschiedenen Lebensmitteln')}.`,
  halfDays: 'Tage, an denen nicht alles steht, werden nicht beurteilt. Im Ernährungstagebuch kannst du sagen, dass einer ganz ist.',
  tooFew: {
    title: 'Noch nicht genug ganze Tage',
    text: 'Drei Tage, an denen alles steht, genügen für einen ersten Blick. Ein halber Tag wird nie beurteilt.',
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
  change: 'Ändern, was über dich bekannt ist',
  groups: {
    low: 'Wahrscheinlich zu wenig',
    between: 'Lässt sich nicht sagen',
    enough: 'Wahrscheinlich genug',
    unknown: 'Zu wenig bekannt',
  },
  groupHints: {
    low: 'An diesen Tagen. Eine Gewohnheit sind Monate; ein Blutbild weiß mehr als jedes Ernährungstagebuch.',
    between: 'Nah an dem, was die meisten brauchen, oder niemand weiß genau, wie viel das ist.',
    enough: 'Was du isst, deckt es.',
    unknown: 'Zu viele dieser Lebensmittel haben dafür keinen Wert. Eine Lücke ist keine Null.',
  },
  over: 'Mehr als die Menge, bis zu der kein Schaden erwartet wird',
  mean: (amount, reference) => `${amount} am Tag im Mittel, von ${reference}`,
  middle: (low, high) => `die Hälfte der Tage zwischen ${low} und ${high}`,
  unknownShare: (percent) => `${percent} der Energie ohne Wert`,
  gave: 'Kam aus',
  help: 'Von dem, was du isst, brächte das mehr',
  helping: (name, grams, percent) => `${name}, ${grams}: ${percent} eines Tages`,
  share: (name, percent) => `${name} ${percent}`,
  chart: {
    title: 'Alle Nährstoffe',
    summary: 'Vom Empfohlenen: Der Balken ist das Mittel deiner Tage, sein Ende höchstens das Doppelte.',
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
