import type { Talk } from '../core/talk.ts'

export default {
  start: 'much',
  nodes: {
    much: {
      say: {
        en: 'When everything shouts, nothing can be heard. Put everything down that shouts, in any order.',
        de: 'Wenn alles ruft, hört man nichts mehr. Schreib alles hin, was ruft, in beliebiger Reihenfolge.',
      },
      write: 'sort',
      example: { en: 'Tax. Mum. Laundry. The presentation.', de: 'Steuer. Mama. Wäsche. Der Vortrag.' },
    },
    sort: {
      say: {
        en: 'Look at it once more. What of it really has to be done today?',
        de: 'Schau noch einmal darauf. Was davon muss wirklich heute sein?',
      },
      choices: [
        { to: 'one', en: 'One thing', de: 'Eine Sache' },
        { to: 'several', en: 'Several things', de: 'Mehrere Sachen' },
        { to: 'none', en: 'Honestly, nothing', de: 'Ehrlich gesagt: nichts' },
      ],
    },
    one: {
      say: {
        en: 'Good. And what is its first move, so small that it is almost silly?',
        de: 'Gut. Und was ist der erste Handgriff, so klein, dass er fast lächerlich ist?',
      },
      write: 'start',
      example: { en: 'Open the document.', de: 'Die Datei aufmachen.' },
    },
    several: {
      say: {
        en: 'What would happen if one of them came a day later, or went to somebody else?',
        de: 'Was passiert, wenn eine davon einen Tag später kommt oder jemand anders sie übernimmt?',
      },
      choices: [
        { to: 'ask', en: 'It could be handed on', de: 'Man könnte sie abgeben' },
        { to: 'one', en: 'It could wait', de: 'Sie könnte warten' },
        { to: 'breathe', en: 'None of them', de: 'Keine kann warten' },
      ],
    },
    none: {
      say: {
        en: 'Then your body is running for something that isn’t due. It may come down.',
        de: 'Dann rennt dein Körper für etwas, das gar nicht fällig ist. Er darf herunterkommen.',
      },
      actions: [{ do: 'breathe' }, { do: 'track', track: 'when-it-is-too-much' }, { do: 'track', track: 'steady-ground' }],
    },
    ask: {
      say: { en: 'People like to help with something definite.', de: 'Mit etwas Bestimmtem helfen Menschen gern.' },
      actions: [
        {
          do: 'message',
          en: 'I have too much on my plate this week. Could you take one thing off me?',
          de: 'Mir wächst diese Woche alles über den Kopf. Könntest du mir eine Sache abnehmen?',
        },
        { do: 'write' },
      ],
    },
    breathe: {
      say: {
        en: 'Then two minutes for yourself first. They aren’t lost; what comes after goes better.',
        de: 'Dann zuerst zwei Minuten für dich. Sie sind nicht verloren, danach geht es besser.',
      },
      actions: [{ do: 'breathe' }, { do: 'track', track: 'when-it-is-too-much' }, { do: 'write' }],
    },
    start: {
      say: {
        en: 'That one thing, and everything else stays on paper for so long.',
        de: 'Diese eine Sache, und alles andere bleibt so lange auf dem Papier.',
      },
      actions: [{ do: 'track', track: 'one-thing' }, { do: 'write' }, { do: 'breathe' }],
    },
  },
} satisfies Talk
