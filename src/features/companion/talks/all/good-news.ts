import type { Talk } from '../core/talk.ts'

export default {
  start: 'what',
  nodes: {
    what: {
      say: { en: 'How lovely! What has happened?', de: 'Wie schön! Was ist passiert?' },
      write: 'feel',
      example: { en: 'It worked out.', de: 'Es hat geklappt.' },
    },
    feel: {
      say: {
        en: 'Good things go by quickly. Where in the body do you notice it?',
        de: 'Gutes zieht schnell vorbei. Wo im Körper merkst du es?',
      },
      choices: [
        { to: 'warm', en: 'Warm in the chest', de: 'Warm in der Brust' },
        { to: 'light', en: 'I’d like to jump', de: 'Ich könnte hüpfen' },
        { to: 'tired', en: 'Relieved, and suddenly tired', de: 'Erleichtert, und plötzlich müde' },
        { to: 'odd', en: 'I can’t quite believe it', de: 'Ich kann es noch nicht glauben' },
      ],
    },
    warm: {
      say: { en: 'Stay there for three breaths. Who had a share in it?', de: 'Bleib drei Atemzüge dabei. Wer hat Anteil daran?' },
      choices: [
        { to: 'thank', en: 'Somebody I could thank', de: 'Jemand, dem ich danken könnte' },
        { to: 'self', en: 'I did', de: 'Ich selbst' },
      ],
    },
    light: {
      say: { en: 'Then do. Whom would you like to tell?', de: 'Dann los. Wem möchtest du es erzählen?' },
      choices: [
        { to: 'share', en: 'I know who', de: 'Ich weiß schon, wem' },
        { to: 'self', en: 'I’ll keep it to myself for a while', de: 'Ich behalte es noch für mich' },
      ],
    },
    tired: {
      say: {
        en: 'That’s how tension says goodbye. You may rest on it.',
        de: 'So verabschiedet sich Anspannung. Du darfst dich darauf ausruhen.',
      },
      actions: [{ do: 'track', track: 'head-to-toe' }, { do: 'write' }],
    },
    odd: {
      say: {
        en: 'Then write down two or three facts, so that you can look it up tomorrow.',
        de: 'Dann schreib zwei, drei Tatsachen auf, damit du morgen nachsehen kannst.',
      },
      write: 'self',
      example: { en: 'The letter says …', de: 'Im Brief steht …' },
    },
    self: {
      say: {
        en: 'Keep the day. On a greyer one you may be glad to find it.',
        de: 'Halt den Tag fest. An einem grauen freust du dich vielleicht, ihn zu finden.',
      },
      actions: [{ do: 'write' }, { do: 'go', place: 'mood' }, { do: 'ask', question: 'best' }],
    },
    share: {
      say: { en: 'Joy gets larger by telling.', de: 'Freude wird größer, wenn man sie erzählt.' },
      actions: [
        {
          do: 'message',
          en: 'I have good news and would like to tell you first!',
          de: 'Ich habe gute Neuigkeiten und möchte sie dir als Erstem erzählen!',
        },
        { do: 'write' },
      ],
    },
    thank: {
      say: { en: 'It needn’t be long.', de: 'Es muss nicht lang sein.' },
      actions: [
        {
          do: 'message',
          en: 'Something good has happened, and you have a share in it. Thank you!',
          de: 'Es ist etwas Gutes passiert, und du hast Anteil daran. Danke!',
        },
        { do: 'write' },
      ],
    },
  },
} satisfies Talk
