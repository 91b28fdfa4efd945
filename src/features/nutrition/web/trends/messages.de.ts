import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.ts'

const { plural } = words('de')

export const de: typeof en = {
  title: 'Im Lauf der Zeit',
  lead: 'Wie abwechslungsreich du isst, wann du isst, und wie sich Nährstoffe über Monate und Jahre entwickeln.',
  broken: { title: 'Das konnten wir gerade nicht ausrechnen', text: 'Dein Ernährungstagebuch ist sicher.' },
  none: {
    title: 'In diesen Wochen ist nichts eingetragen',
    text: 'Trag ein paar Mahlzeiten ins Ernährungstagebuch ein, dann zeigt diese Seite, was sie gemeinsam haben.',
    action: 'Zum Ernährungstagebuch',
  },
  plants: {
    title: 'Pflanzen auf deinem Teller',
    recent: (n) =>
      plural(n, { one: '# Pflanzenart in den letzten sieben Tagen.', other: '# verschiedene Pflanzen in den letzten sieben Tagen.' }),
    recentNone: 'In den letzten sieben Tagen sind keine Pflanzen eingetragen.',
    about:
      'Obst, Gemüse, Hülsenfrüchte, Getreide, Nüsse, Samen, Kräuter und Gewürze, jedes einmal in der Woche gezählt, nach den Namen deiner Lebensmittel und der Zutaten deiner Rezepte. Brot oder ein Eintopf, die ihre Pflanzen nicht nennen, zählen nicht mit: Es sind mindestens so viele.',
    why: 'Warum das hier steht: Wer mehr verschiedene Pflanzen aß, hatte mehr verschiedene Darmbakterien (McDonald u. a., 2018, mSystems). Das ist eine Beobachtung, keine Dosis.',
    chart: 'Verschiedene Pflanzen je Woche',
    week: 'Sieben Tage ab',
    count: 'Arten',
    days: 'Eingetragene Tage',
    cut: 'Es ist zu viel, um alles auf einmal zu laden. Die ältesten Tage dieser Wochen fehlen.',
  },
  times: {
    title: 'Wann du isst',
    none: 'Dafür braucht es fünf vollständige Tage mit Uhrzeiten. Die Uhrzeit gibst du im Ernährungstagebuch bei jedem Eintrag an.',
    first: (middle, low, high) => `Erste Mahlzeit gegen ${middle}, an der Hälfte der Tage zwischen ${low} und ${high}.`,
    last: (middle, low, high) => `Letzte Mahlzeit gegen ${middle}, zwischen ${low} und ${high}.`,
    night: (middle, low, high, n) =>
      `Dazwischen über Nacht: ${middle} (${low} bis ${high}; ${plural(n, { one: '# Nacht', other: '# Nächte' })}).`,
    rests: (n) =>
      `Beruht auf ${plural(n, { one: '# vollständigen Tag', other: '# vollständigen Tagen' })}. Wasser, schwarzer Kaffee und Tee zählen nicht als Mahlzeit.`,
    chart: 'Von der ersten bis zur letzten Mahlzeit jedes Tages',
    day: 'Tag',
    firstColumn: 'Zuerst',
    lastColumn: 'Zuletzt',
  },
  nutrient: {
    title: 'Ein Nährstoff im Lauf der Zeit',
    which: 'Was',
    span: 'Wie weit zurück',
    spans: { quarter: '3 Monate', year: 'Ein Jahr', decade: '10 Jahre' },
    summary: (mean) => `Zuletzt ${mean} am Tag.`,
    none: 'In dieser Zeit gibt es keine vollständigen Tage, die darüber etwas sagen.',
    reference: (amount) => `Die Linie quer zeigt die Empfehlung: ${amount} am Tag.`,
    rests: (days) =>
      `Mittelwerte von ${plural(days, { one: '# vollständigen Tag', other: '# vollständigen Tagen' })}. Unvollständige Tage werden nicht beurteilt. Was keinen Wert hat, zählt nichts.`,
    chart: (name) => `${name} am Tag, im Lauf der Zeit`,
    week: 'Woche ab',
    month: 'Monat',
    mean: 'Am Tag',
    days: 'Vollständige Tage',
    unknown: 'Energie ohne Wert',
  },
  together: {
    title: 'Zusammenhänge mit dem Essen',
    about:
      'Vergleicht Tage mit mehr von etwas mit Tagen mit weniger, an vollständigen Tagen aus bis zu drei Jahren, über Wochentag und Jahreszeit hinaus. Es zeigt, was zusammengeht, nie, was die Ursache ist. Die Energie bleibt außen vor: Für eine Stimmung soll niemand weniger essen.',
    which: 'Vergleichen mit',
    outcomes: { mood: 'Stimmung', sleep: 'Schlaf danach', training: 'Training' },
    look: 'Vergleichen',
    again: 'Noch einmal vergleichen',
    looking: 'Deine Tage werden verglichen …',
    failed: 'Das konnten wir gerade nicht ausrechnen.',
    days: {
      mood: (n) => plural(n, { one: '# vollständiger Tag mit einer Stimmung.', other: '# vollständige Tage mit einer Stimmung.' }),
      sleep: (n) => plural(n, { one: '# vollständiger Tag mit der Nacht danach.', other: '# vollständige Tage mit der Nacht danach.' }),
      training: (n) => plural(n, { one: '# vollständiger Tag.', other: '# vollständige Tage.' }),
    },
    none: 'Nichts hebt sich vom Zufall ab.',
    marks: {
      fibre: 'Mehr Ballaststoffe als an der Hälfte deiner Tage',
      protein: 'Mehr Eiweiß als an der Hälfte deiner Tage',
      sugars: 'Mehr Zucker als an der Hälfte deiner Tage',
      caffeine: 'Mehr Koffein als an der Hälfte deiner Tage',
      alcohol: 'Ein Getränk mit Alkohol',
      lateMeal: 'Eine späte letzte Mahlzeit, später als an drei von vier deiner Tage',
      lateCaffeine: 'Koffein nach drei Uhr nachmittags',
    },
    by: {
      mood: (steps) => `${steps} von 5 Stufen`,
      sleep: (steps) => `${steps} von 5 Stufen`,
      training: (points) => `${points} der Tage mit Training`,
    },
    columns: { mark: 'An Tagen mit', difference: 'Unterschied', interval: '95-%-Intervall', days: 'Tage mit / ohne' },
    nothing: 'Kein Unterschied über den Zufall hinaus',
    notYet: (days) => `Noch nicht: Dafür braucht es ${days} Tage damit und ${days} ohne`,
    arms: (nWith, nWithout) => `${nWith} / ${nWithout}`,
  },
}
