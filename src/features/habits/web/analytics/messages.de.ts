import type { Translation } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.ts'

const { plural } = words('de')

export const de: Translation<typeof en> = {
  asOf: (when) => `Von diesem Gerät, Stand: ${when}.`,
  title: 'Muster und Stärke',
  lead: 'Muster in deinen Tagen, ohne voreilige Schlüsse.',
  empty: {
    title: 'Muster brauchen ein paar Tage',
    text: 'Sie erscheinen hier nach ein paar Wochen mit einer oder zwei Gewohnheiten.',
  },
  toHabits: 'Zu deinen Gewohnheiten',
  broken: { title: 'Deine Muster ließen sich nicht laden', text: 'Nichts ist verloren. Versuche es gleich noch einmal.' },
  offline: {
    title: 'Muster brauchen eine Verbindung',
    text: 'Sie werden auf dem Server berechnet. Deine Gewohnheiten selbst sind auch offline da.',
  },
  strength: {
    title: 'Stärke',
    summary: 'Wie fest jede Gewohnheit jetzt verwurzelt ist; die kleine Marke zeigt, wo sie vor 30 Tagen war.',
    columns: ['Gewohnheit', 'Jetzt', 'Vor 30 Tagen', 'Vor einem Jahr', 'In Folge', 'Tage getan'],
    none: '–',
    bar: (name, now, month) => (month ? `${name}: ${now}, vor 30 Tagen ${month}` : `${name}: ${now}`),
  },
  days: {
    title: 'Tage mit Gewohnheiten',
    summary: 'Jedes Blatt ist ein Tag, je voller, desto mehr hast du getan.',
    columns: ['Tag', 'Getan'],
    label: 'Getane Gewohnheiten jedes Tages',
    describe: (day, n) => `${day}: ${plural(n, { one: '# Gewohnheit', other: '# Gewohnheiten' })}`,
    year: 'Jahr',
    nothing: 'Nichts in diesem Jahr',
  },
  habit: 'Gewohnheit wählen',
  forecast: {
    title: 'Wie wahrscheinlich an jedem Wochentag',
    summary:
      'Aus den letzten 26 Wochen. Der Balken ist die beste Schätzung, die Linie zeigt, wie sicher sie ist: je weniger Tage, desto länger.',
    columns: ['Wochentag', 'Beste Schätzung', 'Zwischen', 'Aus Tagen'],
    none: 'Noch gibt es keine Tage. Trag den ersten ein, dann siehst du hier eine Schätzung.',
    between: (low, high) => `${low} und ${high}`,
    words: (weekday, mean, low, high) => `${weekday}: ${mean}, zwischen ${low} und ${high}`,
  },
  pairs: {
    title: 'Gewohnheiten, die zusammengehen',
    summary: 'Öfter (oder seltener) am selben Tag getan, als es Zufall wäre. Was davon zum anderen führt, können Zahlen nicht sagen.',
    together: (a, b) => `${a} und ${b} fallen oft auf denselben Tag`,
    apart: (a, b) => `${a} und ${b} fallen selten auf denselben Tag`,
    days: (n) => `aus ${plural(n, { one: '# Tag', other: '# Tagen' })}`,
    none: 'Noch zeigt sich kein klarer Zusammenhang zwischen zwei Gewohnheiten. Es braucht mindestens vier Wochen mit beiden.',
    columns: ['Gewohnheiten', 'Wie stark (φ)', 'Tage', 'Risiko eines Fehlfunds (q)'],
  },
  moods: {
    title: 'Gewohnheiten und Stimmung',
    summary:
      'Nach den Stimmungen in deinem Tagebuch aus den letzten zwei Jahren, gleiche Wochentage und gleiche Monate nebeneinander. Ein Zusammenhang muss keine Ursache sein.',
    better: (name, by) => `Tage mit „${name}“ waren um ${by} heller`,
    harder: (name, by) => `Tage mit „${name}“ waren um ${by} schwerer`,
    range: (low, high, nWith, nWithout) => `von den fünf Stufen; wohl zwischen ${low} und ${high}. ${nWith} Tage mit, ${nWithout} ohne.`,
    none: 'Nichts sticht deutlich heraus. Auch das ist gut zu wissen.',
    notYet: (names) => `Noch nicht genug Tage mit einer Stimmung: ${names}.`,
    inseparable: (names) => `Zu eng an bestimmte Wochentage oder Monate gebunden, um etwas zu sagen: ${names}.`,
    loading: 'Wird berechnet …',
    failed: 'Deine Stimmungen ließen sich nicht laden.',
    columns: ['Gewohnheit', 'Unterschied', 'Zwischen', 'Tage mit', 'Tage ohne'],
  },
}
