import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.ts'

const { plural } = words('de')
const hours = (n: number) => plural(n, { one: '# Stunde', other: '# Stunden' })

export const de: typeof en = {
  back: 'Essen',
  title: 'Fasten',
  lead: 'Miss deine Essenspausen, wenn du magst. Länger ist nicht besser.',
  broken: { title: 'Deine Pausen ließen sich nicht laden', text: 'Sie sind sicher.' },
  begin: {
    title: 'Eine Pause über Nacht',
    goal: 'Wie lange',
    hours,
    now: 'Jetzt starten',
    since: (time) => `Begonnen, als ich zuletzt aß, ${time}`,
  },
  running: {
    title: (time) => `Nichts gegessen seit ${time}`,
    ring: 'Fortschritt bis zu deinem Ziel',
    goal: (length) => `von ${length}`,
    until: (time) => `Bis etwa ${time}, oder bis du Hunger hast.`,
    over: (length) => `Deine ${length} sind um. Iss, wann du magst.`,
    long: 'Das ist lang genug. Bitte iss etwas, sobald du kannst.',
    unwell: 'Wenn dir flau, zittrig oder unwohl ist, iss jetzt etwas. Das ist immer richtig.',
    stop: 'Ich esse',
    change: 'Zeiten ändern',
    drop: 'Pause verwerfen',
  },
  ended: {
    title: 'Wann hast du gegessen?',
    text: 'Nach 24 Stunden stoppt die Uhr. Gib an, wann du gegessen hast, oder verwirf diese Pause.',
    say: 'Zeit angeben',
  },
  bound: {
    expecting: 'In Schwangerschaft und Stillzeit gibt es hier keine Fastenuhr: Du und dein Kind braucht Essen, wann ihr es braucht.',
    growing: 'Unter 18 gibt es hier keine Fastenuhr: Wachsen braucht Essen.',
    light:
      'Bei deinem Gewicht gibt es hier keine Fastenuhr: Da ist nichts zu verlieren. Wenn Essen gerade schwer ist, sag es am besten einer Ärztin oder einem Arzt.',
    care: 'Gerade gibt es hier keine Fastenuhr, weil deine letzten Wochen danach aussehen.',
    unknown: 'Du kannst bis zu 12 Stunden wählen, bis du Alter, Größe und Gewicht angibst.',
    measurements: 'Zu deinen Messungen',
  },
  about: {
    title: 'Gut zu wissen',
    night: 'Die meisten fasten jede Nacht ohne Plan, vom Abendessen bis zum Frühstück.',
    evidence:
      'Innerhalb von acht Stunden zu essen war in zwei randomisierten Studien für das Gewicht nicht klar besser, als dasselbe über den Tag zu essen (Lowe u. a., 2020, JAMA Internal Medicine; Liu u. a., 2022, New England Journal of Medicine).',
    ask: 'Bei Diabetes, bei Medikamenten, die mit Essen genommen werden, oder nach einer Essstörung: Frag vorher ärztlich nach.',
    nothing: 'Dafür gibt es keine Punkte und keine Serien. Wasser, Tee und schwarzer Kaffee beenden keine Pause.',
  },
  past: {
    title: 'Zuletzt',
    none: 'Noch keine Pausen.',
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
    wrong: 'Eine Pause muss nach ihrem Beginn enden, innerhalb von 24 Stunden und nicht in der Zukunft.',
    invalid: 'Gib jeweils Tag und Uhrzeit ein.',
  },
  toasts: {
    started: 'Pause gestartet',
    saved: (length) => `Pause gespeichert: ${length}`,
    savedPlain: 'Pause gespeichert',
    changed: 'Pause geändert',
    removed: 'Pause gelöscht',
  },
}
