import type { Translation } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.ts'

const { plural, number } = words('de')

const days = (n: number) => plural(n, { one: '# Tag', other: '# Tage' })
const ofDays = (n: number) => plural(n, { one: '# Tag', other: '# Tagen' })

export const de: Translation<typeof en> = {
  asOf: (when) => `Von diesem Gerät, Stand: ${when}.`,
  title: 'Einblick',
  back: 'Tagebuch',
  lead: 'Wie sich deine Stimmung entwickelt und womit sie zusammenhängt. Das siehst nur du.',
  loading: 'Dein Einblick ist unterwegs',
  range: { label: 'Welche Tage', month: '30 Tage', quarter: '90 Tage', year: 'Jahr', all: 'Alle' },
  capped: (from: string) => `Gezeigt werden die letzten zehn Jahre, ab ${from}. Ältere Tage sind sicher in deinem Tagebuch.`,
  between: (value, low, high) => `${value}, zwischen ${low} und ${high}`,
  right: (value, name) => `${value}, ${name}`,
  days,
  none: 'noch keine',
  empty: {
    title: 'Hier sammeln sich deine Stimmungen',
    text: 'Wähle an ein paar Tagen ein Gesicht, und diese Seite zeigt, wie sich deine Stimmung entwickelt. Vorher wird nichts erraten.',
    action: 'Zum Tagebuch',
  },
  quiet: { title: 'Keine Stimmung in diesen Tagen', text: 'In früheren Tagen gibt es welche.', action: 'Alle Tage zeigen' },
  few: (n) =>
    `${plural(n, { one: 'Bisher # Tag mit Stimmung', other: 'Bisher # Tage mit Stimmung' })}. Muster zeigen sich nach ein paar Wochen; bis dahin ist es ein Bild, kein Muster.`,
  failed: {
    title: 'Dein Einblick ließ sich nicht laden',
    text: 'Dein Tagebuch ist sicher. Gerechnet wird auf dem Server, und der war nicht zu erreichen.',
  },
  stats: {
    title: 'Diese Tage auf einen Blick',
    mood: 'Stimmung im Mittel',
    of: 'von 5',
    moodDays: 'Tage mit Stimmung',
    ofDays: (n) => `von ${ofDays(n)}`,
    entries: 'Einträge',
    words: 'Geschriebene Wörter',
    photos: (n) => plural(n, { one: '# Foto', other: '# Fotos' }),
    onDays: (n) => `an ${ofDays(n)}`,
  },
  time: {
    title: 'Stimmung über die Zeit',
    summary: (smooth) =>
      `Jeder Punkt ist ein Tag; die Linie ist das Mittel aus ${ofDays(smooth)} um ihn herum, gepunktet, wo ein paar Tage fehlen. Längere Lücken bleiben leer.`,
    label: (from, to, mean, n) => `Stimmung vom ${from} bis ${to}: im Mittel ${mean}, ${n}.`,
    columns: ['Tag', 'Stimmung', 'Stimmungen am Tag', 'Mittel darum herum'],
  },
  weekday: { title: 'Nach Wochentag', summary: 'Mittel der Tage.', column: 'Wochentag' },
  hour: { title: 'Nach Uhrzeit', summary: 'Mittel der Stimmungen jeder Stunde, nach der Uhr, wo du warst.', column: 'Stunde' },
  season: { title: 'Nach Jahreszeit', summary: 'Ganze Monate, für die Erdhälfte, auf der du warst.', column: 'Jahreszeit' },
  seasons: { spring: 'Frühling', summer: 'Sommer', autumn: 'Herbst', winter: 'Winter' },
  groups: {
    mean: 'Mittel',
    days: 'Tage',
    moods: 'Stimmungen',
    highest: (name, mean) => `Am höchsten: ${name}, ${mean}.`,
    lowest: (name, mean) => `Am niedrigsten: ${name}, ${mean}.`,
  },
  distribution: {
    title: 'Stimmungen nach Häufigkeit',
    summary: (n) => plural(n, { one: '# Stimmung insgesamt.', other: '# Stimmungen insgesamt.' }),
    columns: ['Stimmung', 'Mal', 'Anteil'],
  },
  volatility: {
    title: 'Von einem Tag zum nächsten',
    unknown: 'Sobald zwei Tage hintereinander eine Stimmung haben, zeigt sich hier, wie sehr sie sich bewegt.',
    sentence: (steps, kind) => `Deine Stimmung bewegt sich von einem Tag zum nächsten meist um ${steps}: ${kind}.`,
    steps: (n, shown) => (n === 1 ? `${shown} Stufe` : `${shown} Stufen`),
    kinds: ['sie ist recht gleichmäßig', 'sie schwankt ein wenig', 'sie geht auf und ab', 'sie macht große Sprünge'],
    coverage: (pairs, possible, share) =>
      `Bekannt für ${number(pairs)} von ${number(possible)} Paaren aufeinander folgender Tage (${share}). Tage neben einer Lücke zählen nicht.`,
    thin: 'Das ist weniger als die Hälfte: nimm es als grobes Bild.',
    even: 'gleichmäßig',
    turns: 'große Sprünge',
    columns: ['Maß', 'Wert'],
    rows: [
      'Wurzel aus dem mittleren Quadrat der Tagesunterschiede (Stufen)',
      'Mittleres Quadrat der Tagesunterschiede (MSSD)',
      'Paare aufeinander folgender Tage',
      'Mögliche Paare',
    ],
  },
  goes: {
    title: 'Zusammenhänge',
    summary: 'Tage mit etwas im Vergleich zu Tagen ohne, am gleichen Wochentag und in der gleichen Zeit deines Lebens.',
    better: 'Geht mit besseren Tagen einher',
    harder: 'Geht mit schwereren Tagen einher',
    noneYet: 'Noch hat nichts genug Tage für einen Vergleich.',
    noBetter: 'In diesen Tagen sticht hier nichts hervor.',
    caveat: 'Das zeigt, was zusammen auftritt, nicht, was die Ursache ist.',
    method:
      'Vor dem Vergleich herausgerechnet: der Wochentag und was sich langsam über Monate ändert. Nicht herausgerechnet: die Uhrzeit, zu der du eine Stimmung notiert hast, kürzere Abschnitte wie ein Urlaub und alles, was du nicht notiert hast. Die Linie ist das 95-%-Intervall: ganze Wochen werden tausendmal neu gezogen. Als Fund gilt nur, was sich vom Zufall abhebt; höchstens einer von zehn Funden ist dabei zu erwarten, der doch Zufall ist.',
    unclear: (n) => plural(n, { one: 'Kein klarer Unterschied: #', other: 'Kein klarer Unterschied: #' }),
    nextDay: 'Von einem Tag zum nächsten',
    nextMood: 'Der Tag danach',
    nextMoodHint: 'Die Stimmung des Tages, der folgt.',
    nextFactor: 'Der Tag davor',
    nextFactorHint: 'Die Stimmung des Tages, der vorausgeht.',
    nextNone: 'Von einem Tag zum nächsten sticht nichts hervor.',
    notYet: (n) => plural(n, { one: 'Noch zu wenige Tage: #', other: 'Noch zu wenige Tage: #' }),
    notYetHint: (needed) => `Ein Vergleich braucht ${needed} Tage damit und ${needed} Tage ohne.`,
    inseparable: 'nur an bestimmten Wochentagen oder in bestimmten Monaten, darum nicht getrennt zu vergleichen',
    withOf: (n, needed) => `${n} von ${needed} Tagen damit`,
    withoutOf: (n, needed) => `${n} von ${needed} Tagen ohne`,
    leftOut: (n) => plural(n, { one: '# seltenere Sache wurde nicht verglichen.', other: '# seltenere Sachen wurden nicht verglichen.' }),
    nothing: {
      title: 'Noch nichts zu vergleichen',
      text: 'Gib deinen Einträgen Aktivitäten; nach zehn Tagen mit einer und zehn ohne siehst du hier, womit sie einhergeht.',
    },
    lower: 'schwerer',
    higher: 'besser',
    columns: ['Was', 'Wann', 'Unterschied', '95 % von', '95 % bis', 'Tage mit', 'Tage ohne', 'q'],
    timing: { same: 'am selben Tag', 'next-mood': 'am Tag danach', 'next-factor': 'am Tag davor' },
  },
  sentence: {
    quoted: (name) => `„${name}“`,
    same: (name) => `An Tagen mit ${name}`,
    'next-mood': (name) => `An Tagen nach ${name}`,
    'next-factor': (name) => `An Tagen vor ${name}`,
    higher: (when, by) => `${when} war deine Stimmung im Mittel um ${by} höher`,
    lower: (when, by) => `${when} war deine Stimmung im Mittel um ${by} niedriger`,
    level: (when) => `${when} war deine Stimmung im Mittel etwa gleich`,
    basis: (low, high, nWith, nWithout) => `95-%-Intervall ${low} bis ${high}, ${days(nWith)} mit, ${number(nWithout)} ohne`,
    basisOnly: (nWith, nWithout) => `zu wenig für ein Intervall, ${days(nWith)} mit, ${number(nWithout)} ohne`,
  },
}
