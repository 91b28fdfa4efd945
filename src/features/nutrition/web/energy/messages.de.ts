import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.en.ts'

const some = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const de: Translation<typeof en> = {
  title: 'Energie und Ziele',
  lead: 'Was dein Körper verbraucht, abgelesen an deinen eigenen Wochen.',
  broken: { title: 'Das ließ sich gerade nicht ausrechnen', text: 'Dein Ernährungstagebuch und deine Messungen sind sicher.' },
  used: {
    title: 'Was dein Körper verbraucht',
    aDay: (kcal) => `${kcal} am Tag`,
    between: (low, high) => `am ehesten zwischen ${low} und ${high}`,
    adaptive: (intake, weighed, from, to) =>
      `Abgelesen vom ${from} bis ${to} an ${some(intake, 'ganzen Tag', 'ganzen Tagen')} deines Ernährungstagebuchs und ${some(weighed, 'Wägung', 'Wägungen')}.`,
    parts: (intake, change) => `Gegessen hast du ${intake} am Tag; die Änderung deines Gewichts entspricht ${change}.`,
    formula: 'Nach einer Formel, für Menschen wie dich. Bei einem einzelnen kann sie weit danebenliegen.',
    activity: 'Wie viel bewegst du dich an den meisten Tagen?',
    activityChoose: 'Auswählen',
    activities: {
      light: 'Ich sitze meist und treibe wenig Sport',
      active: 'Ich bin viel auf den Beinen oder treibe eine Stunde Sport',
      vigorous: 'Ich arbeite körperlich schwer oder treibe stundenlang Sport',
    },
    activityUnsaid: 'Noch nicht beantwortet, darum gilt ein gewöhnlicher Tag: das 1,6-Fache der Energie in Ruhe.',
    activitySource:
      'Deine Energie in Ruhe mal 1,55, 1,85 oder 2,2, nach FAO/WHO/UNU 2004. Das gilt nur, bis deine eigenen Wochen ausreichen.',
    needs: (intake, weighed) =>
      `Um es an deinen Tagen abzulesen, fehlen noch ${[intake > 0 ? some(intake, 'ganzer Tag im Ernährungstagebuch', 'ganze Tage im Ernährungstagebuch') : '', weighed > 0 ? some(weighed, 'Wägung', 'Wägungen') : ''].filter(Boolean).join(' und ')} innerhalb von vier Wochen.`,
    nothing: 'Ein Gewicht, deine Größe und dein Geburtsjahr genügen für eine erste Vorstellung.',
    tooLow:
      'Dein Ernährungstagebuch und dein Gewicht ergäben zusammen weniger, als fast jeder Mensch verbraucht. Wahrscheinlich steht manches, was du gegessen hast, nicht im Ernährungstagebuch; das passiert leicht. Darum steht hier die Formel.',
    resting: (kcal) => `${kcal} davon in völliger Ruhe`,
    by: { mifflin: 'nach Mifflin und St Jeor 1990', katch: 'nach Katch und McArdle, aus der fettfreien Masse' },
    toBody: 'Über deinen Körper erzählen',
    toWeight: 'Gewicht eintragen',
    independent:
      'Es hängt an keinem Ziel, keiner Angabe zur Aktivität und keiner Uhr. Training steckt einmal darin: in dem, was dein Gewicht tat.',
  },
  hidden: {
    title: 'In Worten',
    balance: {
      less: 'Es kam weniger hinein, als dein Körper verbraucht hat.',
      same: 'Es kam etwa so viel hinein, wie dein Körper verbraucht hat.',
      more: 'Es kam mehr hinein, als dein Körper verbraucht hat.',
      unknown: 'Es sind noch zu wenige ganze Tage da, um etwas zu sagen.',
    },
    note: 'Zahlen sind hier verborgen, wie du es wolltest.',
  },
  goal: {
    title: 'Ein Ziel, wenn du eines magst',
    none: 'Ohne Ziel wird nichts vorgeschlagen.',
    kind: 'Dein Gewicht',
    kinds: { none: 'Kein Ziel', lose: 'Abnehmen', keep: 'Halten', gain: 'Zunehmen' },
    pace: 'Tempo',
    paces: { slow: 'Sachte', middle: 'Stetig', fast: 'So schnell es gut ist' },
    paceHint: (perWeek) => `etwa ${perWeek} pro Woche`,
    macros: 'Eiweiß',
    proteins: { plain: 'Einfach: 1,0 g je kg', more: 'Mit Training: 1,6 g je kg', most: 'Mit viel Training: 2,0 g je kg' },
    target: (kcal) => `${kcal} am Tag in dieser Woche`,
    grams: (protein, fat, carbohydrate) => `${protein} Eiweiß, ${fat} Fett, ${carbohydrate} Kohlenhydrate`,
    why: 'Warum so viel',
    notYet: 'Sobald dein Gewicht und dein Verbrauch bekannt sind, steht hier ein Ziel.',
  },
  why: {
    expenditure: (kcal) => `Dein Körper verbraucht etwa ${kcal} am Tag.`,
    lose: (kcal, pace) => `Um ${pace} pro Woche abzunehmen, sind es ${kcal} weniger am Tag.`,
    gain: (kcal, pace) => `Um ${pace} pro Woche zuzunehmen, sind es ${kcal} mehr am Tag.`,
    keep: 'Um zu bleiben, wie du bist, iss, was du verbrauchst.',
    expecting:
      'In Schwangerschaft und Stillzeit wird nichts unter dem Verbrauch vorgeschlagen. Deine Hebamme, deine Ärztin oder dein Arzt wissen mehr.',
    growing: 'Solange ein Körper wächst, wird nichts unter seinem Verbrauch vorgeschlagen.',
    height: 'Ohne deine Größe lässt sich nicht sagen, ob weniger gut für dich wäre; darum wird nichts Geringeres vorgeschlagen.',
    age: 'Ohne dein Geburtsjahr lässt sich nicht sagen, ob weniger gut für dich wäre; darum wird nichts Geringeres vorgeschlagen.',
    bmi: 'Für deine Größe gibt es nichts abzunehmen; darum wird nichts unter deinem Verbrauch vorgeschlagen.',
    nearBmi: (pace) => `Du bist nah am niedrigsten Gewicht, das für deine Größe gut ist; darum geht es höchstens um ${pace} pro Woche.`,
    pace: (most) => `Schneller als ${most} deines Gewichts pro Woche wird nicht vorgeschlagen.`,
    deficit: (most) => `Nicht mehr als ${most} unter deinem Verbrauch.`,
    resting: (kcal) => `Nie weniger als die ${kcal}, die dein Körper in Ruhe verbraucht.`,
    floor: (kcal) => `Nie weniger als ${kcal} ohne ärztliche Begleitung.`,
    step: 'Es geht in einem kleinen Schritt vom letzten weg, damit eine seltsame Woche nichts umwirft.',
  },
  care: {
    title: 'Eine Frage, ganz sachte',
    little:
      'An mehreren der letzten Tage wurde sehr wenig gegessen. Wenn das nicht mit jemandem abgesprochen war, der dich kennt: Geht es dir gut?',
    fast: 'Dein Gewicht geht schnell zurück. Wenn du nicht weißt, warum, oder nicht aufhören kannst: Das gehört in eine Praxis.',
    light: 'Dein Gewicht ist für deine Größe niedrig. Du musst das nicht allein ansehen.',
    talk: 'Jemand zum Reden',
    pause: 'Alle Zahlen verbergen',
    notNow: 'Jetzt nicht',
  },
  trends: {
    title: 'Gegessen und verbraucht, nach Wochen',
    summary: 'Die Linie ist der Verbrauch, mit seiner Unsicherheit; Punkte sind, was du an ganzen Tagen gegessen hast.',
    chart: 'Gegessene und verbrauchte Energie nach Wochen im letzten Jahr',
    week: 'Woche vom',
    eaten: 'Gegessen',
    used: 'Verbraucht',
    days: 'Ganze Tage',
    weight: 'Gewicht',
    weightTitle: 'Der Trend deines Gewichts, nach Wochen',
    weightChart: 'Trend des Gewichts nach Wochen im letzten Jahr',
    macrosTitle: 'Eiweiß, Fett und Kohlenhydrate',
    macrosSummary: 'Gramm am Tag an ganzen Tagen: Eiweiß als Linie, der Rest in der Tabelle.',
    macrosChart: 'Eiweiß nach Wochen im letzten Jahr',
    protein: 'Eiweiß',
    fat: 'Fett',
    carbohydrate: 'Kohlenhydrate',
    none: 'Sobald ein paar Wochen da sind, stehen sie hier.',
  },
}
