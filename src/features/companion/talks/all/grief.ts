import type { Talk } from '../core/talk.ts'

export default {
  start: 'now',
  nodes: {
    now: {
      say: {
        en: 'There is nothing to solve here. How is it at this moment?',
        de: 'Hier gibt es nichts zu lösen. Wie ist es in diesem Augenblick?',
      },
      choices: [
        { to: 'wave', en: 'A wave, very strong', de: 'Eine Welle, sehr stark' },
        { to: 'dull', en: 'Dull, far away', de: 'Dumpf, weit weg' },
        { to: 'story', en: 'I’d like to remember', de: 'Ich möchte mich erinnern' },
        { to: 'guilt', en: 'I keep thinking of what I should have done', de: 'Ich denke ständig, was ich hätte tun sollen' },
      ],
    },
    wave: {
      say: {
        en: 'Waves come, and they go down again by themselves. You needn’t hold anything back. Is somebody with you?',
        de: 'Wellen kommen, und sie gehen von selbst wieder zurück. Du musst nichts zurückhalten. Ist jemand bei dir?',
      },
      choices: [
        { to: 'hold', en: 'Yes', de: 'Ja' },
        { to: 'alone', en: 'No, I’m alone', de: 'Nein, ich bin allein' },
      ],
    },
    dull: {
      say: {
        en: 'Numbness is part of it, too: it lets a person rest. If you have hardly eaten or drunk today: a glass of water, something warm. Grief is work for the body.',
        de: 'Auch das Taube gehört dazu: Es lässt einen ausruhen. Wenn du heute kaum gegessen und getrunken hast: ein Glas Wasser, etwas Warmes. Trauern ist Arbeit für den Körper.',
      },
      choices: [
        { to: 'hold', en: 'I’ll do that', de: 'Das mache ich' },
        { to: 'hold', en: 'I have', de: 'Das habe ich schon' },
      ],
    },
    story: {
      say: {
        en: 'Tell one thing: a gesture, a smell, a sentence of theirs.',
        de: 'Erzähl eins: eine Geste, einen Geruch, einen Satz von diesem Menschen oder diesem Tier.',
      },
      write: 'keep',
      example: { en: 'How she hummed while looking for her glasses.', de: 'Wie sie summte, wenn sie ihre Brille suchte.' },
    },
    guilt: {
      say: {
        en: 'Almost everybody who grieves knows these thoughts. Back then you didn’t know what you know today. What would you like to say to them?',
        de: 'Fast alle, die trauern, kennen diese Gedanken. Damals wusstest du nicht, was du heute weißt. Was möchtest du noch sagen?',
      },
      write: 'keep',
      example: { en: 'You may write to them directly.', de: 'Du darfst direkt an sie oder ihn schreiben.' },
    },
    alone: {
      say: {
        en: 'Is there someone who could come by, or be on the phone without having to say much?',
        de: 'Gibt es jemanden, der vorbeikommen könnte, oder am Telefon ist, ohne viel sagen zu müssen?',
      },
      choices: [
        { to: 'call', en: 'Yes', de: 'Ja' },
        { to: 'lines', en: 'No', de: 'Nein' },
      ],
    },
    call: {
      say: { en: 'You needn’t be well for it. This is enough:', de: 'Dafür muss es dir nicht gut gehen. Das hier genügt:' },
      actions: [
        {
          do: 'message',
          en: 'It’s hard today. Could you just be there for a bit?',
          de: 'Heute ist es schwer. Kannst du einfach ein bisschen da sein?',
        },
        { do: 'track', track: 'campfire' },
        { do: 'write' },
      ],
    },
    lines: {
      say: {
        en: 'Then there are people whose work it is to listen, free of charge and by night as well. They also take calls of those who grieve.',
        de: 'Dann gibt es Menschen, deren Aufgabe das Zuhören ist, kostenlos und auch nachts. Sie sind auch für Trauernde da.',
      },
      actions: [{ do: 'go', place: 'help' }, { do: 'track', track: 'campfire' }, { do: 'breathe' }],
    },
    keep: {
      say: {
        en: 'What was loved may be kept. You can put it where you will find it again.',
        de: 'Was lieb war, darf bleiben. Du kannst es dort ablegen, wo du es wiederfindest.',
      },
      actions: [{ do: 'write' }, { do: 'track', track: 'campfire' }, { do: 'ask', question: 'yearAgo' }],
    },
    hold: {
      say: {
        en: 'Then stay as you are for a while. It doesn’t have to get better now.',
        de: 'Dann bleib eine Weile so. Es muss jetzt nicht besser werden.',
      },
      actions: [{ do: 'breathe' }, { do: 'track', track: 'campfire' }, { do: 'write' }, { do: 'go', place: 'help' }],
    },
  },
} satisfies Talk
