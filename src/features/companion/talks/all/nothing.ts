import type { Talk } from '../core/talk.ts'

export default {
  start: 'here',
  nodes: {
    here: {
      say: { en: 'Nothing has to be the matter. How is it, roughly?', de: 'Es muss gar nichts los sein. Wie ist es, so ungefähr?' },
      choices: [
        { to: 'good', en: 'Quite good', de: 'Ganz gut' },
        { to: 'mixed', en: 'So-so', de: 'Mal so, mal so' },
        { to: 'empty', en: 'Empty', de: 'Leer' },
      ],
    },
    good: {
      say: { en: 'What belongs to it today? One thing.', de: 'Was gehört heute dazu? Eins genügt.' },
      write: 'next',
      example: { en: 'The sun on the desk.', de: 'Die Sonne auf dem Schreibtisch.' },
    },
    mixed: {
      say: { en: 'If today were weather, what would it be?', de: 'Wenn heute ein Wetter wäre, welches?' },
      write: 'next',
      example: { en: 'Fog, but bright.', de: 'Nebel, aber hell.' },
    },
    empty: {
      say: {
        en: 'Empty like after a long day, or empty as if something were missing?',
        de: 'Leer wie nach einem langen Tag, oder leer, als fehlte etwas?',
      },
      choices: [
        { to: 'rest', en: 'Like after a long day', de: 'Wie nach einem langen Tag' },
        { to: 'lack', en: 'As if something were missing', de: 'Als fehlte etwas' },
      ],
    },
    lack: {
      say: { en: 'Guess what it could be. Guessing is allowed to be wrong.', de: 'Rate, was es sein könnte. Raten darf danebengehen.' },
      write: 'next',
      example: { en: 'Sea. Conversation. Sleep.', de: 'Meer. Gespräch. Schlaf.' },
    },
    rest: {
      say: { en: 'Then it isn’t emptiness, it’s a pause.', de: 'Dann ist es keine Leere, dann ist es eine Pause.' },
      actions: [{ do: 'track', track: 'forest-stream' }, { do: 'breathe' }, { do: 'go', place: 'garden' }],
    },
    next: {
      say: { en: 'What would be nice now?', de: 'Was wäre jetzt schön?' },
      choices: [
        { to: 'look', en: 'To look back', de: 'Zurückschauen' },
        { to: 'do', en: 'To do something', de: 'Etwas tun' },
        { to: 'be', en: 'Just to be here for a while', de: 'Einfach eine Weile hier sein' },
      ],
    },
    look: {
      say: { en: 'There is more in your days than one remembers.', de: 'In deinen Tagen steckt mehr, als man behält.' },
      actions: [
        { do: 'ask', question: 'yearAgo' },
        { do: 'ask', question: 'best' },
        { do: 'go', place: 'calendar' },
      ],
    },
    do: {
      say: { en: 'Something small, now.', de: 'Etwas Kleines, jetzt.' },
      actions: [{ do: 'write' }, { do: 'game', game: 'corsi' }, { do: 'track', track: 'noticing-walk' }, { do: 'go', place: 'habits' }],
    },
    be: {
      say: { en: 'Good. No more than that.', de: 'Gut. Mehr nicht.' },
      actions: [{ do: 'breathe' }, { do: 'track', track: 'forest-stream' }],
    },
  },
} satisfies Talk
