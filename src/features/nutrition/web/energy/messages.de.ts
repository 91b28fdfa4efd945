import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

const some = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const de: Translation<typeof en> = {
  title: 'Energie und Ziele',
  lead: 'Wie viel Energie dein Körper verbraucht, geschätzt aus deinem Ernährungstagebuch und deinem Gewicht.',
  broken: { title: 'Das konnten wir gerade nicht ausrechnen', text: 'Dein Ernährungstagebuch und deine Messungen sind sicher.' },
  used: {
    title: 'Was dein Körper verbraucht',
    aDay: (kcal) => `${kcal} am Tag`,
    between: (low, high) => `am ehesten zwischen ${low} und ${high}`,
    adaptive: (intake, weighed, from, to) =>
      `Vom ${from} bis ${to}: berechnet aus ${some(intake, 'vollständigen Tag', 'vollständigen Tagen')} deines Ernährungstagebuchs und ${some(weighed, 'Wägung', 'Wägungen')}.`,
    parts: (intake, change) => `Gegessen hast du ${intake} am Tag; die Änderung deines Gewichts entspricht ${change}.`,
    formula: 'Mit einer Formel geschätzt, für Menschen wie dich. Im Einzelfall kann sie weit danebenliegen.',
    activity: 'Wie viel bewegst du dich an den meisten Tagen?',
    activityChoose: 'Auswählen',
    activities: {
      light: 'Ich sitze meist und treibe wenig Sport',
      active: 'Ich bin viel auf den Beinen oder treibe eine Stunde Sport',
      vigorous: 'Ich arbeite körperlich schwer oder treibe stundenlang Sport',
    },
    activityUnsaid: 'Noch nicht beantwortet, darum nehmen wir einen gewöhnlichen Tag an: das 1,6-Fache der Energie in Ruhe.',
    activitySource:
      'Deine Energie in Ruhe mal 1,55, 1,85 oder 2,2, nach FAO/WHO/UNU 2004. Das gilt nur, bis deine eigenen Daten ausreichen.',
    needs: (intake, weighed) =>
      `Für eine Schätzung aus deinen eigenen Daten fehlen noch ${[intake > 0 ? some(intake, 'vollständiger Tag im Ernährungstagebuch', 'vollständige Tage im Ernährungstagebuch') : '', weighed > 0 ? some(weighed, 'Wägung', 'Wägungen') : ''].filter(Boolean).join(' und ')} innerhalb von vier Wochen.`,
    nothing: 'Gewicht, Größe und Geburtsjahr genügen für eine erste Schätzung.',
    tooLow:
      'Dein Ernährungstagebuch und dein Gewicht ergäben zusammen weniger, als fast jeder Mensch verbraucht. Wahrscheinlich steht manches, was du gegessen hast, nicht im Ernährungstagebuch; das passiert leicht. Darum zeigen wir die Schätzung der Formel.',
    resting: (kcal) => `${kcal} davon in völliger Ruhe`,
    by: { mifflin: 'nach Mifflin und St Jeor 1990', katch: 'nach Katch und McArdle, aus der fettfreien Masse' },
    toBody: 'Angaben zum Körper',
    toWeight: 'Gewicht eintragen',
    independent: 'Es hängt von keinem Ziel, keiner Angabe zur Aktivität und keiner Uhr ab. Training zählt einmal, über dein Gewicht.',
  },
  hidden: {
    title: 'In Worten',
    balance: {
      less: 'Du hast weniger gegessen, als dein Körper verbraucht hat.',
      same: 'Du hast etwa so viel gegessen, wie dein Körper verbraucht hat.',
      more: 'Du hast mehr gegessen, als dein Körper verbraucht hat.',
      unknown: 'Es gibt noch zu wenige vollständige Tage, um etwas zu sagen.',
    },
    note: 'Zahlen sind hier verborgen, wie du es eingestellt hast.',
  },
  goal: {
    title: 'Ein Ziel, wenn du eines magst',
    none: 'Ohne Ziel schlagen wir nichts vor.',
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
    notYet: 'Hier erscheint ein Ziel, sobald dein Gewicht und dein Verbrauch bekannt sind.',
  },
  why: {
    expenditure: (kcal) => `Zu Beginn dieser Woche hat dein Körper etwa ${kcal} am Tag verbraucht.`,
    lose: (kcal, pace) => `Um ${pace} pro Woche abzunehmen, brauchst du ${kcal} weniger am Tag.`,
    gain: (kcal, pace) => `Um ${pace} pro Woche zuzunehmen, brauchst du ${kcal} mehr am Tag.`,
    keep: 'Um dein Gewicht zu halten, iss so viel, wie du verbrauchst.',
    expecting:
      'In Schwangerschaft und Stillzeit schlagen wir nichts unter deinem Verbrauch vor. Deine Hebamme, deine Ärztin oder dein Arzt wissen mehr.',
    growing: 'Solange dein Körper wächst, schlagen wir nichts unter seinem Verbrauch vor.',
    height: 'Ohne deine Größe können wir nicht sagen, ob weniger gut für dich wäre. Darum schlagen wir nicht weniger vor.',
    age: 'Ohne dein Geburtsjahr können wir nicht sagen, ob weniger gut für dich wäre. Darum schlagen wir nicht weniger vor.',
    bmi: 'Für deine Größe gibt es nichts abzunehmen. Darum schlagen wir nichts unter deinem Verbrauch vor.',
    nearBmi: (pace) =>
      `Du bist nah am niedrigsten Gewicht, das für deine Größe gut ist; darum schlagen wir höchstens ${pace} pro Woche vor.`,
    pace: (most) => `Wir schlagen höchstens ${most} deines Gewichts pro Woche vor.`,
    deficit: (most) => `Wir schlagen höchstens ${most} unter deinem Verbrauch vor.`,
    resting: (kcal) => `Nie weniger als die ${kcal}, die dein Körper in Ruhe verbraucht.`,
    floor: (kcal) => `Nie weniger als ${kcal} ohne ärztliche Begleitung.`,
    step: 'Das Ziel ändert sich nur in kleinen Schritten, damit eine ungewöhnliche Woche nichts umwirft.',
  },
  care: {
    title: 'Eine behutsame Frage',
    little:
      'An mehreren der letzten Tage hast du sehr wenig gegessen. Wenn das nicht mit jemandem abgesprochen war, der dich kennt: Geht es dir gut?',
    fast: 'Dein Gewicht geht schnell zurück. Wenn du nicht weißt, warum, oder nicht aufhören kannst: Das gehört in eine Praxis.',
    light: 'Dein Gewicht ist für deine Größe niedrig. Du musst damit nicht allein sein.',
    talk: 'Jemand zum Reden',
    pause: 'Alle Zahlen verbergen',
    notNow: 'Jetzt nicht',
  },
  trends: {
    title: 'Gegessen und verbraucht, nach Wochen',
    summary: 'Die Linie zeigt deinen Verbrauch und wie sicher er ist. Punkte zeigen, was du an vollständigen Tagen gegessen hast.',
    chart: 'Gegessene und verbrauchte Energie nach Wochen im letzten Jahr',
    week: 'Woche vom',
    eaten: 'Gegessen',
    used: 'Verbraucht',
    days: 'Vollständige Tage',
    weight: 'Gewicht',
    weightTitle: 'Dein Gewichtstrend, nach Wochen',
    weightChart: 'Trend des Gewichts nach Wochen im letzten Jahr',
    macrosTitle: 'Eiweiß, Fett und Kohlenhydrate',
    macrosSummary: 'Gramm am Tag an vollständigen Tagen: Eiweiß als Linie, der Rest in der Tabelle.',
    macrosChart: 'Eiweiß nach Wochen im letzten Jahr',
    protein: 'Eiweiß',
    fat: 'Fett',
    carbohydrate: 'Kohlenhydrate',
    none: 'Deine Wochen erscheinen hier, sobald du ein paar eingetragen hast.',
  },
}
