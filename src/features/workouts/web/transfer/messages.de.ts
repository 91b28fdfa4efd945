import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.en.ts'

const { plural, number } = words('de')

export const de: typeof en = {
  title: 'Mitbringen, mitnehmen',
  back: 'Körper',
  lead: 'Jeder Satz, den du je notiert hast, kommt mit: aus der App davor, und dorthin, wo du als Nächstes hingehst.',
  bring: 'Bring dein Training mit',
  bringHint:
    'Wir lesen die CSV-Dateien von Hevy, Strong und FitNotes und unsere eigene. Nichts ändert sich, bevor du gesehen hast, was käme.',
  sources: { hevy: 'Hevy', strong: 'Strong', fitnotes: 'FitNotes', fernwell: 'Fernwell' },
  found: (source, sessions, sets) =>
    `Aus ${source}: ${plural(sessions, { one: '# Training', other: '# Trainings' })} mit ${plural(sets, { one: '# Satz', other: '# Sätzen' })}.`,
  nothing: 'In dieser Datei ist kein Training.',
  fresh: (n) => plural(n, { one: '# Training ist hier neu und käme dazu.', other: '# Trainings sind hier neu und kämen dazu.' }),
  allKnown: 'Alles davon ist schon hier. Es gibt nichts mitzubringen.',
  differ: (n) =>
    plural(n, {
      one: '# Training ist hier inzwischen mit anderen Sätzen. Es bleibt, wie es hier ist.',
      other: '# Trainings sind hier inzwischen mit anderen Sätzen. Sie bleiben, wie sie hier sind.',
    }),
  knownExercises: (n) => plural(n, { one: '# ihrer Übungen kennen wir.', other: '# ihrer Übungen kennen wir.' }),
  tooMany: (n) => `Damit wären es ${number(n)} Trainings, mehr als Platz haben. Aus dieser Datei kann nichts kommen.`,
  unread: (n) => plural(n, { one: '# Zeile bleibt zurück.', other: '# Zeilen bleiben zurück.' }),
  partly: (n) => plural(n, { one: 'Von # Zeile bleibt ein Teil zurück.', other: 'Von # Zeilen bleibt ein Teil zurück.' }),
  showLines: 'Welche Zeilen, und warum',
  line: (line, reason, text) => `Zeile ${number(line)}: ${reason}${text ? ` (${text})` : ''}`,
  reasons: {
    date: 'kein Datum, das wir lesen können',
    ahead: 'liegt in der Zukunft',
    exercise: 'nennt keine Übung',
    weight: 'kein Gewicht, das ein Satz haben kann',
    reps: 'keine Zahl von Wiederholungen, die ein Satz haben kann',
    distance: 'keine Strecke, die ein Satz haben kann',
    time: 'keine Zeit, die ein Satz haben kann',
    effort: 'keine RPE von 1 bis 10; der Satz kommt ohne',
    nothing: 'darin wurde nichts getan',
    cut: 'zu lang; der Anfang kommt mit',
    too_many: 'mehr, als ein Training oder eine Datei fasst',
    shape: 'nicht so, wie wir es schreiben',
  },
  choosePlease: 'Bitte wählen',
  weightUnit: 'Ihre Gewichte sind in',
  distanceUnit: 'Ihre Strecken sind in',
  unitHint: 'Die Datei verrät es nicht.',
  units: { kg: 'Kilogramm', lb: 'Pfund', km: 'Kilometer', mi: 'Meilen' },
  unknown: (n) => plural(n, { one: '# Übung, bei der wir nicht sicher sind', other: '# Übungen, bei denen wir nicht sicher sind' }),
  unknownHint: 'Jede kann eine von unseren sein oder eine eigene von dir werden. Mehr dazu kannst du später sagen.',
  sets: (n) => plural(n, { one: '# Satz', other: '# Sätze' }),
  comesAs: (name) => `${name} kommt als`,
  asOwn: 'Eine eigene Übung',
  muscleOf: (name) => `${name} ist vor allem für`,
  pick: 'Eine andere wählen',
  pickFor: (name) => `Eine andere für ${name} wählen`,
  came: (sessions, sets, exercises) =>
    `${plural(sessions, { one: '# Training ist dazugekommen', other: '# Trainings sind dazugekommen' })}, mit ${plural(sets, { one: '# Satz', other: '# Sätzen' })}${exercises > 0 ? ` und ${plural(exercises, { one: '# eigenen Übung', other: '# eigenen Übungen' })}` : ''}.`,
  toBody: 'Zu deinem Training',
  failed: {
    unknown_format: 'Diese Trainingsdatei kennen wir nicht. Wir lesen CSV von Hevy, Strong und FitNotes und unsere eigene.',
    no_room: 'Es sind mehr Trainings oder Übungen, als Platz haben. Nichts wurde übernommen.',
  },
  kept: (sessions) =>
    `${plural(sessions, { one: '# Training davon hattest du seither geändert: Es bleibt.', other: '# Trainings davon hattest du seither geändert: Sie bleiben.' })}`,
  undoText: 'Seine Trainings gehen, mit ihren Bestwerten. Was du seither geändert hast, bleibt.',
  sessions: (n) => plural(n, { one: '# Training', other: '# Trainings' }),
  take: 'Nimm dein Training mit',
  takeHint:
    'Jedes beendete Training mit jedem Satz. Die Tabellen öffnen sich überall; die letzte Datei enthält alles und kommt hier so wieder herein, wie es war.',
  hevy: 'Wie bei Hevy (CSV)',
  strong: 'Wie bei Strong (CSV)',
  json: 'Alles (JSON)',
}
