import type { Talk } from '../core/talk.ts'

export default {
  start: 'for',
  nodes: {
    for: {
      say: { en: 'What for, at this moment?', de: 'Wofür, in diesem Augenblick?' },
      choices: [
        { to: 'person', en: 'Somebody', de: 'Für jemanden' },
        { to: 'moment', en: 'A moment', de: 'Für einen Moment' },
        { to: 'body', en: 'My body', de: 'Für meinen Körper' },
        { to: 'unsure', en: 'I’d like to be and don’t find it', de: 'Ich wäre es gern und finde nichts' },
      ],
    },
    person: {
      say: {
        en: 'What did they do, exactly? The more exact, the stronger.',
        de: 'Was genau hat dieser Mensch getan? Je genauer, desto stärker.',
      },
      write: 'tell',
      example: { en: 'She waited at the bus stop with me.', de: 'Sie hat mit mir auf den Bus gewartet.' },
    },
    moment: {
      say: {
        en: 'Describe it like a photograph: light, sounds, who was there.',
        de: 'Beschreib ihn wie ein Foto: Licht, Geräusche, wer da war.',
      },
      write: 'keep',
      example: { en: 'Seven in the morning, fog over the meadow.', de: 'Sieben Uhr früh, Nebel über der Wiese.' },
    },
    body: {
      say: {
        en: 'Which part of it has done its work today without being asked?',
        de: 'Welcher Teil hat heute ungefragt seine Arbeit getan?',
      },
      write: 'keep',
      example: { en: 'The knees on the stairs.', de: 'Die Knie auf der Treppe.' },
    },
    unsure: {
      say: {
        en: 'It can’t be ordered, and on some days it doesn’t fit. Would you like to look for something small, or leave it?',
        de: 'Das lässt sich nicht bestellen, und an manchen Tagen passt es nicht. Möchtest du etwas Kleines suchen, oder es lassen?',
      },
      choices: [
        { to: 'small', en: 'Something small', de: 'Etwas Kleines' },
        { to: 'leave', en: 'Leave it', de: 'Lassen' },
      ],
    },
    small: {
      say: {
        en: 'What was not bad today? A taste, a colour, two minutes of quiet.',
        de: 'Was war heute nicht schlecht? Ein Geschmack, eine Farbe, zwei Minuten Stille.',
      },
      write: 'keep',
      example: { en: 'The first sip of coffee.', de: 'Der erste Schluck Kaffee.' },
    },
    leave: {
      say: {
        en: 'That is honest. There are other ways of being kind to oneself.',
        de: 'Das ist ehrlich. Es gibt andere Arten, freundlich zu sich zu sein.',
      },
      actions: [{ do: 'track', track: 'a-friend-to-yourself' }, { do: 'breathe' }],
    },
    tell: {
      say: { en: 'They may not know.', de: 'Vielleicht weiß dieser Mensch es gar nicht.' },
      actions: [
        {
          do: 'message',
          en: 'I have just thought of something you did for me. Thank you for it.',
          de: 'Ich habe gerade an etwas gedacht, das du für mich getan hast. Danke dafür.',
        },
        { do: 'write' },
        { do: 'track', track: 'kind-wishes' },
      ],
    },
    keep: {
      say: { en: 'Written down, it can be found again.', de: 'Aufgeschrieben lässt es sich wiederfinden.' },
      actions: [{ do: 'write' }, { do: 'track', track: 'three-small-things' }, { do: 'ask', question: 'yearAgo' }],
    },
  },
} satisfies Talk
