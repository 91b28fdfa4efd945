import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.en.ts'

const { plural } = words('de')
const hours = (n: number) => plural(n, { one: '# Stunde', other: '# Stunden' })

export const de: typeof en = {
  back: 'Essen',
  title: 'Fasten',
  lead: 'Eine Essenspause, gezählt, wenn du magst. Länger ist nicht besser.',
  broken: { title: 'Deine Pausen ließen sich gerade nicht holen', text: 'Sie sind sicher.' },
  begin: {
    title: 'Eine Pause über Nacht',
    goal: 'Wie lange',
    hours,
    now: 'Jetzt beginnen',
    since: (time) => `Begonnen, als ich zuletzt aß, ${time}`,
  },
  running: {
    title: (time) => `Nichts gegessen seit ${time}`,
    ring: 'Von der Pause, die du dir wünschst',
    goal: (length) => `von ${length}`,
    until: (time) => `Bis etwa ${time}, oder bis du Hunger hast.`,
    over: (length) => `Deine ${length} sind um. Iss, wann du magst.`,
    long: 'Das ist lang genug. Bitte iss etwas, sobald du kannst.',
    unwell: 'Wenn dir flau, zittrig oder unwohl ist, iss jetzt etwas. Das ist immer richtig.',
    stop: 'Ich esse',
    change: 'Zeiten ändern',
    drop: 'Diese nicht speichern',
  },
  ended: {
    title: 'Wann hast du gegessen?',
    text: 'Nach 24 Stunden wird nicht mehr gezählt. Sag, wann du gegessen hast, oder lass diese Pause weg.',
    say: 'Zeit angeben',
  },
  bound: {
    expecting: 'In Schwangerschaft und Stillzeit wird hier nichts gezählt: Du und dein Kind braucht Essen, wann ihr es braucht.',
    growing: 'Unter 18 wird hier nichts gezählt: Wachsen braucht Essen.',
    light:
      'Bei deinem Gewicht wird hier nichts gezählt: Da ist nichts zu verlieren. Wenn Essen gerade schwer ist, sag es am besten einer Ärztin oder einem Arzt.',
    care: 'Gerade wird hier nichts gezählt, weil die letzten Wochen danach aussehen.',
    unknown: 'Bis zu 12 Stunden stehen zur Wahl, solange Alter, Größe und Gewicht hier nicht bekannt sind.',
    measurements: 'Zu deinen Messungen',
  },
  about: {
    title: 'Gut zu wissen',
    night: 'Die meisten fasten jede Nacht ohne Plan, vom Abendessen bis zum Frühstück.',
    evidence:
      'Innerhalb von acht Stunden zu essen war in zwei randomisierten Studien für das Gewicht nicht klar besser, als dasselbe über den Tag zu essen (Lowe u. a., 2020, JAMA Internal Medicine; Liu u. a., 2022, New England Journal of Medicine).',
    ask: 'Bei Diabetes, bei Medikamenten, die mit Essen genommen werden, oder nach einer Essstörung: Frag vorher ärztlich nach.',
    nothing: 'Dafür gibt es keine Punkte und keine Reihe von Tagen. Wasser, Tee und schwarzer Kaffee beenden keine Pause.',
  },
  past: {
    title: 'Zuletzt',
    none: 'Noch nichts gezählt.',
    night: 'Nacht auf',
    times: 'Zeiten',
    length: 'Länge',
    actions: 'Ändern oder löschen',
    change: (day) => `Pause vom ${day} ändern`,
    remove: (day) => `Pause vom ${day} löschen`,
    about: (days) => `Aus den letzten ${days} Tagen; ältere stehen in deinem Export.`,
  },
  edit: {
    title: 'Wann es war',
    from: 'Zuletzt gegessen',
    to: 'Wieder gegessen',
    day: 'Tag',
    time: 'Uhrzeit',
    save: 'Speichern',
    cancel: 'Abbrechen',
    wrong: 'Eine Pause endet nach ihrem Anfang, innerhalb von 24 Stunden und nicht in der Zukunft.',
    invalid: 'Es braucht jeweils Tag und Uhrzeit.',
  },
  said: {
    begun: 'Pause begonnen',
    kept: (length) => `Pause gespeichert: ${length}`,
    savedPlain: 'Pause gespeichert',
    changed: 'Pause geändert',
    removed: 'Pause gelöscht',
  },
}
