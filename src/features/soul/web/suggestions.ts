import type { SuggestionViews } from '#platform/web/suggestions.ts'

/** The card with a track for the day. */
const TRACK = 'suggestion'

export const suggestions: SuggestionViews = {
  begin: {
    to: '/soul',
    species: 'fern',
    area: 'soul',
    card: TRACK,
    words: {
      en: {
        title: 'Begin with a breath',
        text: 'Sit down where you are and press play. Stay as long as you like: three minutes already count.',
        action: 'To the sounds',
        why: 'You are new here, and a short, guided breath is the gentlest way in that we know.',
      },
      de: {
        title: 'Mit einem Atemzug beginnen',
        text: 'Setz dich hin, wo du bist, und drück auf Start. Bleib, solange du magst: Schon drei Minuten zählen.',
        action: 'Zu den Klängen',
        why: 'Du bist neu hier, und ein kurzer, geführter Atem ist der sanfteste Anfang, den wir kennen.',
      },
    },
  },
  breathe: {
    to: '/soul/category/breath',
    species: 'lupin',
    area: 'soul',
    words: {
      en: {
        title: 'A few slow breaths',
        text: 'Nothing to fix. A voice breathes along with you for a while.',
        action: 'Breathe a little',
        why: 'The mood you noted today was a low one. Slow breathing is one thing that many people find soothing then.',
      },
      de: {
        title: 'Ein paar langsame Atemzüge',
        text: 'Es gibt nichts zu reparieren. Eine Stimme atmet eine Weile mit dir.',
        action: 'Ein wenig atmen',
        why: 'Die Stimmung, die du heute notiert hast, war eine gedrückte. Langsames Atmen empfinden viele dann als wohltuend.',
      },
    },
  },
  windDown: {
    to: '/soul/category/sleep',
    species: 'bluebell',
    area: 'soul',
    words: {
      en: {
        title: 'Let the day come to rest',
        text: 'Rain, a story without hurry, or nothing but night sounds.',
        action: 'Sounds for the night',
        why: 'It is evening where you are, and you have not listened to anything yet today.',
      },
      de: {
        title: 'Den Tag ausklingen lassen',
        text: 'Regen, eine Geschichte ohne Eile oder nichts als Nachtgeräusche.',
        action: 'Klänge für die Nacht',
        why: 'Bei dir ist Abend, und du hast heute noch nichts gehört.',
      },
    },
  },
  listen: {
    to: '/soul',
    species: 'fern',
    area: 'soul',
    card: TRACK,
    words: {
      en: {
        title: 'A few minutes to listen',
        text: 'A short track is enough.',
        action: 'To the sounds',
        why: 'You have not listened to anything in the last three days. This track is picked anew each day.',
      },
      de: {
        title: 'Ein paar Minuten lauschen',
        text: 'Ein kurzer Klang genügt.',
        action: 'Zu den Klängen',
        why: 'In den letzten drei Tagen hast du nichts gehört. Welcher Klang hier steht, wechselt jeden Tag.',
      },
    },
  },
}
