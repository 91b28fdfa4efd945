import type { Talk } from '../core/talk.ts'

export default {
  start: 'hot',
  nodes: {
    hot: {
      say: { en: 'How hot is it at the moment?', de: 'Wie heiß ist es gerade?' },
      choices: [
        { to: 'boiling', en: 'Boiling', de: 'Es kocht' },
        { to: 'simmer', en: 'It simmers', de: 'Es brodelt' },
        { to: 'cold', en: 'Cold and hard', de: 'Kalt und hart' },
      ],
    },
    boiling: {
      say: {
        en: 'Then no words yet. Anger is quick, and it passes its peak if nothing feeds it. Feet on the floor, hands loose. Do you want to move or to slow down?',
        de: 'Dann noch keine Worte. Wut ist schnell, und ihr Höhepunkt geht vorbei, wenn nichts sie nährt. Füße auf den Boden, Hände locker. Möchtest du dich bewegen oder langsamer werden?',
      },
      choices: [
        { to: 'move', en: 'Move', de: 'Bewegen' },
        { to: 'slow', en: 'Slow down', de: 'Langsamer werden' },
      ],
    },
    simmer: {
      say: { en: 'Anger often guards something. What was stepped on?', de: 'Wut bewacht oft etwas. Was wurde getreten?' },
      choices: [
        { to: 'fair', en: 'My sense of what is fair', de: 'Was ich für gerecht halte' },
        { to: 'border', en: 'A limit of mine', de: 'Eine Grenze von mir' },
        { to: 'hurt', en: 'Honestly, it hurt', de: 'Ehrlich gesagt: Es tat weh' },
      ],
    },
    cold: {
      say: {
        en: 'Cold anger has often waited for long. What has been unsaid the longest?',
        de: 'Kalte Wut hat oft lange gewartet. Was ist am längsten ungesagt?',
      },
      write: 'next',
      example: { en: 'Write it as rudely as it is. Nobody reads along.', de: 'Schreib es so grob, wie es ist. Niemand liest mit.' },
    },
    fair: {
      say: { en: 'What would have been right instead?', de: 'Wie wäre es richtig gewesen?' },
      write: 'next',
      example: { en: 'They could have asked me first.', de: 'Man hätte mich vorher fragen können.' },
    },
    border: {
      say: { en: 'Say the limit in one sentence that begins with “I”.', de: 'Sag die Grenze in einem Satz, der mit „Ich“ beginnt.' },
      write: 'next',
      example: {
        en: 'I don’t want my things to be moved without asking.',
        de: 'Ich möchte nicht, dass ungefragt an meine Sachen gegangen wird.',
      },
    },
    hurt: {
      say: {
        en: 'Hurt is softer than anger and harder to say. What would you have needed?',
        de: 'Verletzt sein ist leiser als Wut und schwerer zu sagen. Was hättest du gebraucht?',
      },
      write: 'next',
      example: { en: 'A word. A look. To be asked.', de: 'Ein Wort. Ein Blick. Gefragt zu werden.' },
    },
    move: {
      say: {
        en: 'Out of the room, if you can. Ten minutes of quick steps take a lot of heat along.',
        de: 'Raus aus dem Zimmer, wenn es geht. Zehn Minuten schnelle Schritte nehmen viel Hitze mit.',
      },
      actions: [{ do: 'track', track: 'walking-slowly' }, { do: 'go', place: 'training' }, { do: 'write' }],
    },
    slow: {
      say: {
        en: 'Breathe out for longer than in. It is dull, and it works on the body first.',
        de: 'Atme länger aus als ein. Das ist langweilig, und es wirkt zuerst auf den Körper.',
      },
      actions: [{ do: 'breathe' }, { do: 'track', track: 'long-exhale' }],
    },
    next: {
      say: {
        en: 'You know now what it is about. It can be said later, when it is cooler; it keeps.',
        de: 'Jetzt weißt du, worum es geht. Sagen kannst du es später, wenn es abgekühlt ist. Es läuft nicht weg.',
      },
      actions: [
        { do: 'write' },
        { do: 'track', track: 'walking-slowly' },
        {
          do: 'message',
          en: 'Something from today is still on my mind. Can we talk about it tomorrow, calmly?',
          de: 'Etwas von heute beschäftigt mich noch. Können wir morgen in Ruhe darüber reden?',
        },
      ],
    },
  },
} satisfies Talk
