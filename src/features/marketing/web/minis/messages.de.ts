import type { Translation } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.ts'

const { plural, list, number } = words('de')

export const de: Translation<typeof en> = {
  journal: {
    label: 'Ein kleines Tagebuch zum Ausprobieren',
    mood: 'Wie ist das Wetter innen?',
    page: 'Die Seite von heute',
    placeholder: 'Ein Satz genügt.',
    words: (n) => plural(n, { one: '# Wort', other: '# Wörter' }),
    state: {
      empty: 'Nichts verlässt diese Seite.',
      writing: 'Du schreibst …',
      saved: 'Auf diesem Gerät gesichert, nur in diesem Tab',
      failed: 'Nicht gesichert: Dieser Browser behält nichts',
    },
    monthTitle: 'Der Monat bisher, erfunden',
    month: (n) => `Ein erfundener Monat: das Wetter von ${plural(n, { one: '# Tag', other: '# Tagen' })}, Tag für Tag`,
    monthToday: (mood) => `, und heute: ${mood}`,
    search: 'Drei erfundene Seiten durchsuchen',
    found: (n) => plural(n, { one: '# Seite', other: '# Seiten' }),
    none: 'Keine Seite mit diesen Wörtern.',
    entries: {
      rain: 'Der Regen machte zehn Minuten Pause, und ich ging raus.',
      call: 'Mama angerufen. Wir sprachen über Pflaumenkuchen, und über sonst nichts.',
      night: 'Schlecht geschlafen. War deswegen sanft zu mir.',
    },
    ago: (days) => plural(days, { one: 'gestern', other: 'vor # Tagen' }),
  },
  mind: {
    label: 'Ein kleines Gedächtnisspiel zum Ausprobieren',
    title: 'Den Blättern nach',
    idle: 'Ein paar Blätter leuchten auf, eines nach dem anderen. Drück sie in derselben Reihenfolge.',
    start: 'Zeig mir das erste',
    again: 'Noch einmal',
    watch: (n) => plural(n, { one: 'Schau: # Blatt', other: 'Schau: # Blätter' }),
    order: (leaves) => `In dieser Reihenfolge: ${list(leaves.map((leaf) => `Blatt ${number(leaf)}`))}`,
    yours: (done, all) => `Du bist dran: ${number(done)} von ${number(all)}`,
    right: 'Genau so. Eins mehr.',
    missed: (stored) =>
      stored === 0
        ? 'Das war ein anderes Blatt. Das erste ist das schwerste.'
        : plural(stored, { one: 'Du hast # Blatt behalten.', other: 'Du hast # Blätter hintereinander behalten.' }),
    leaf: (n) => `Blatt ${number(n)}`,
    best: (n) => `Am längsten bisher: ${number(n)}`,
  },
  body: {
    label: 'Ein kleines Trainingsbuch zum Ausprobieren',
    exercise: 'Goblet-Kniebeuge',
    weight: 'Gewicht',
    reps: 'Wiederholungen',
    less: (what) => `Weniger: ${what}`,
    more: (what) => `Mehr: ${what}`,
    log: 'Diesen Satz eintragen',
    full: 'Das ist eine Menge für heute.',
    set: (n) => `Satz ${number(n)}`,
    max: 'So viel ginge einmal, geschätzt',
    formula: (best) => `Epley: Gewicht × (1 + Wiederholungen ÷ 30), aus ${best}`,
    none: 'Trag einen Satz ein, dann steht hier die Schätzung.',
    rest: 'Pause',
    skip: 'Genug Pause',
    rested: 'Ausgeruht. Wann immer du magst.',
  },
  companion: {
    label: 'Ein kleiner Check-in zum Ausprobieren',
    ask: 'Wie ist es gerade?',
    feelings: { heavy: 'Schwer', restless: 'Unruhig', stuck: 'Festgefahren', tired: 'Müde', fine: 'Ganz gut' },
    idle: 'Nimm, was am nächsten liegt. Falsch ist keins.',
    steps: {
      heavy: [
        'Das ist viel zu tragen. Stell beide Füße auf den Boden, und atme fünfmal länger aus als ein.',
        'Gibt es einen Menschen, der gern von dir hören würde? Eine Zeile genügt: „Heute ist es schwer.“',
      ],
      restless: [
        'Dann lass es sich bewegen: Schüttle eine Minute lang Hände und Arme aus, oder geh einmal um den Block.',
        'Nenne fünf Dinge, die du siehst, vier, die du hörst, drei, die du berühren kannst. Langsam, niemand zählt mit.',
      ],
      stuck: [
        'Mach es kleiner. Was dauert zwei Minuten? Tu nur das, und dann darfst du aufhören.',
        'Schreib auf, was eine Hand als Allernächstes täte: öffnen, heben, anrufen. Dann lass die Hand es tun.',
      ],
      tired: [
        'Müde ist nicht faul. Trink ein Glas Wasser, und sitz drei Minuten mit leeren Händen.',
        'Was kann bis morgen warten? Such dir eines aus, und lass es mit Absicht warten.',
      ],
      fine: [
        'Schön zu hören. Was hat heute geholfen? Behalt es in einem Satz, für einen Tag, der es braucht.',
        'Dann ist jetzt ein guter Moment, jemandem zu danken. Eine Zeile reicht.',
      ],
    },
    another: 'Eine andere Idee',
    rules: 'Vorher von Menschen geschrieben, und nach deiner Wahl gezeigt. Kein Modell liest mit.',
    more: 'Es ist mehr als das: jetzt Hilfe holen',
  },
}
