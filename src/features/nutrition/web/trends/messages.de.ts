import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.en.ts'

const { plural } = words('de')

export const de: typeof en = {
  title: 'Im Lauf der Zeit',
  lead: 'Wie abwechslungsreich es ist, wann du isst, und wie sich das eine oder andere über Monate und Jahre entwickelt.',
  broken: { title: 'Das ließ sich gerade nicht ausrechnen', text: 'Dein Ernährungstagebuch ist sicher.' },
  none: {
    title: 'In diesen Wochen ist nichts eingetragen',
    text: 'Sobald ein paar Mahlzeiten im Ernährungstagebuch stehen, sagt diese Seite, was sie gemeinsam haben.',
    action: 'Zum Ernährungstagebuch',
  },
  plants: {
    title: 'Pflanzen auf deinem Teller',
    recent: (n) =>
      plural(n, { one: '# Pflanzenart in den letzten sieben Tagen.', other: '# verschiedene Pflanzen in den letzten sieben Tagen.' }),
    recentNone: 'In den letzten sieben Tagen sind keine Pflanzen eingetragen.',
    about:
      'Obst, Gemüse, Hülsenfrüchte, Getreide, Nüsse, Samen, Kräuter und Gewürze, jedes einmal in der Woche: abgelesen an den Namen dessen, was du einträgst, und der Zutaten deiner Rezepte. Brot oder ein Eintopf, die ihre Pflanzen nicht nennen, zählen keine: Es sind mindestens so viele.',
    why: 'Warum das hier steht: Wer mehr verschiedene Pflanzen aß, hatte mehr verschiedene Darmbakterien (McDonald u. a., 2018, mSystems). Das ist eine Beobachtung, keine Dosis.',
    chart: 'Verschiedene Pflanzen je Woche',
    week: 'Sieben Tage ab',
    count: 'Arten',
    days: 'Eingetragene Tage',
    cut: 'Die ältesten Tage dieser Wochen wurden nicht gelesen: Es ist mehr, als auf einmal gelesen wird.',
  },
  times: {
    title: 'Wann du isst',
    none: 'Fünf ganze Tage mit der Uhrzeit ihrer Mahlzeiten sagen mehr. Die Uhrzeit steht im Ernährungstagebuch bei jedem Eintrag.',
    first: (middle, low, high) => `Zuerst gegen ${middle}, an der Hälfte der Tage zwischen ${low} und ${high}.`,
    last: (middle, low, high) => `Zuletzt gegen ${middle}, zwischen ${low} und ${high}.`,
    night: (middle, low, high, n) =>
      `Dazwischen, über Nacht, ${middle} (${low} bis ${high}; ${plural(n, { one: '# Nacht', other: '# Nächte' })}).`,
    rests: (n) =>
      `Beruht auf ${plural(n, { one: '# ganzen Tag', other: '# ganzen Tagen' })}. Wasser, schwarzer Kaffee und Tee sind keine Mahlzeit.`,
    chart: 'Von der ersten bis zur letzten Mahlzeit jedes Tages',
    day: 'Tag',
    firstColumn: 'Zuerst',
    lastColumn: 'Zuletzt',
  },
  nutrient: {
    title: 'Eines im Lauf der Zeit',
    which: 'Was',
    span: 'Wie weit zurück',
    spans: { quarter: '3 Monate', year: 'Ein Jahr', decade: '10 Jahre' },
    summary: (mean) => `Zuletzt ${mean} am Tag.`,
    none: 'In dieser Zeit gibt es keine ganzen Tage, die darüber etwas sagen.',
    reference: (amount) => `Der Strich quer ist das Empfohlene: ${amount} am Tag.`,
    rests: (days) =>
      `Mittelwerte von ${plural(days, { one: '# ganzen Tag', other: '# ganzen Tagen' })}; halb eingetragene Tage werden nicht beurteilt. Was keinen Wert hat, zählt nichts.`,
    chart: (name) => `${name} am Tag, im Lauf der Zeit`,
    week: 'Woche ab',
    month: 'Monat',
    mean: 'Am Tag',
    days: 'Ganze Tage',
    unknown: 'Energie ohne Wert',
  },
  together: {
    title: 'Zusammenhänge mit dem Essen',
    about:
      'Tage mit mehr von etwas neben Tagen mit weniger, an ganzen Tagen aus bis zu drei Jahren, über Wochentag und Jahreszeit hinaus. Es sagt, was zusammengeht, nie, was wovon kommt. Auf die Energie wird nicht geschaut: Für eine Stimmung soll niemand weniger essen.',
    which: 'Neben',
    outcomes: { mood: 'Stimmung', sleep: 'Schlaf danach', training: 'Training' },
    look: 'Nachsehen',
    again: 'Noch einmal nachsehen',
    looking: 'Deine Tage werden verglichen …',
    failed: 'Das ließ sich gerade nicht ausrechnen.',
    days: {
      mood: (n) => plural(n, { one: '# ganzer Tag mit einer Stimmung.', other: '# ganze Tage mit einer Stimmung.' }),
      sleep: (n) => plural(n, { one: '# ganzer Tag mit der Nacht danach.', other: '# ganze Tage mit der Nacht danach.' }),
      training: (n) => plural(n, { one: '# ganzer Tag.', other: '# ganze Tage.' }),
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
    nothing: 'Nebeneinandergelegt, nicht mehr als Zufall',
    notYet: (days) => `Noch nicht: Es braucht ${days} Tage damit und ${days} ohne`,
    arms: (nWith, nWithout) => `${nWith} / ${nWithout}`,
  },
}
