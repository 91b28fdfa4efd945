import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.ts'

const { plural, number } = words('de')

export const de: typeof en = {
  title: 'Gedächtnis',
  lead: 'Sätze über dich, die du erlaubt hast. Sie gehen in Gesprächen mit deinen Nachrichten mit, sonst nirgends.',
  back: 'Gespräch',
  failed: 'Das Gemerkte ließ sich nicht öffnen',
  offline: 'Du bist offline. Gemerktes liegt nur auf dem Server.',
  shared: {
    title: 'Geht mit jeder Nachricht mit',
    use: 'Gemerktes verwenden',
    useHint: 'Ist es aus, wird nichts davon gesendet und nichts Neues vorgeschlagen. Gelöscht wird nichts.',
    none: 'Noch nichts.',
    all: (n) => plural(n, { one: 'Ein Satz geht mit', other: 'Alle # Sätze gehen mit' }),
    some: (n, of) => `Die neuesten ${number(n)} von ${number(of)} Sätzen gehen mit`,
    room: (tokens, most) => `Etwa ${number(tokens)} von ${number(most)} Token belegt.`,
    bar: 'Belegter Platz',
  },
  add: 'Satz hinzufügen',
  areas: {
    you: 'Du',
    people: 'Menschen und Tiere',
    work: 'Arbeit und Alltag',
    health: 'Gesundheit',
    wishes: 'Wünsche und Pläne',
    other: 'Anderes',
  },
  empty: {
    title: 'Nichts ist gemerkt',
    text: 'Jedes Gespräch beginnt von vorn. Wenn du magst, schreib einen Satz, den alle kennen sollen, etwa, wie mit dir gesprochen werden soll. Auch ein Modell darf einen vorschlagen; annehmen kannst nur du ihn.',
  },
  since: (date) => `Seit ${date}`,
  byHand: 'hier geschrieben',
  from: 'aus einem Gespräch',
  deletedConversation: 'aus einem gelöschten Gespräch',
  notShared: 'Gerade kein Platz',
  edit: (sentence) => `„${sentence}“ bearbeiten`,
  forget: (sentence) => `„${sentence}“ vergessen`,
  form: {
    add: 'Ein Satz zum Merken',
    change: 'Gemerktes bearbeiten',
    sentence: 'Satz',
    hint: 'Ein schlichter Satz. Das Modell liest ihn als Notiz, nie als Auftrag.',
    area: 'Worum es geht',
    save: 'Speichern',
    cancel: 'Abbrechen',
  },
  saved: 'Das darf es sich merken.',
  forgotten: 'Vergessen.',
  undo: 'Rückgängig',
  notSaved: 'Das ließ sich nicht speichern. Versuch es bitte noch einmal.',
  stays:
    'Deine Gespräche bleiben, bis du sie löschst. Wird ein Satz vergessen, verschwindet er auch aus den Notizen zu längeren Gesprächen.',
  ask: 'Darf es sich das merken? Dann geht es mit jeder deiner Nachrichten an das Sprachmodell mit, bis du es vergessen lässt.',
  askWords: (sentence) => `Darf sich das Sprachmodell das merken? „${sentence}“`,
  done: 'Das darf es sich merken.',
  look: 'Gedächtnis',
}
