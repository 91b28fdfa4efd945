import type { Talk } from '../core/talk.ts'

export default {
  start: 'now',
  nodes: {
    now: {
      say: {
        en: 'You noticed, that’s the hard part. What were you looking for when it began?',
        de: 'Du hast es gemerkt, das ist der schwere Teil. Was hast du gesucht, als es anfing?',
      },
      choices: [
        { to: 'rest', en: 'Rest', de: 'Ruhe' },
        { to: 'people', en: 'People', de: 'Menschen' },
        { to: 'escape', en: 'To get away from something', de: 'Von etwas weg' },
        { to: 'nothing', en: 'Nothing, the thumb did it', de: 'Nichts, das war der Daumen' },
      ],
    },
    rest: {
      say: {
        en: 'Look out of the window, as far as you can, and count ten slow breaths. Are your eyes better or still full?',
        de: 'Schau aus dem Fenster, so weit du kannst, und zähl zehn langsame Atemzüge. Sind die Augen ruhiger oder noch voll?',
      },
      choices: [
        { to: 'away', en: 'Better', de: 'Ruhiger' },
        { to: 'dark', en: 'Still full', de: 'Noch voll' },
      ],
    },
    people: {
      say: {
        en: 'Then one real sentence to one person is worth more than a hundred strangers.',
        de: 'Dann ist ein echter Satz an einen Menschen mehr wert als hundert Fremde.',
      },
      actions: [
        {
          do: 'message',
          en: 'I have just spent too long on my phone. Tea or a walk this week?',
          de: 'Ich hing gerade viel zu lange am Handy. Tee oder eine Runde spazieren diese Woche?',
        },
        { do: 'track', track: 'noticing-walk' },
      ],
    },
    escape: {
      say: {
        en: 'It is allowed not to want to look at something. What is it, in three words?',
        de: 'Man darf etwas nicht anschauen wollen. Was ist es, in drei Wörtern?',
      },
      write: 'small',
      example: { en: 'The mail. The talk. The silence.', de: 'Die E-Mail. Das Gespräch. Die Stille.' },
    },
    small: {
      say: {
        en: 'Do you want to do a small piece of it, or put it off on purpose?',
        de: 'Möchtest du ein kleines Stück davon tun, oder es absichtlich verschieben?',
      },
      choices: [
        { to: 'piece', en: 'A small piece', de: 'Ein kleines Stück' },
        { to: 'away', en: 'Put it off on purpose', de: 'Absichtlich verschieben' },
      ],
    },
    nothing: {
      say: {
        en: 'Thumbs learn quickly, and they can be taught something else. What should they find there next time?',
        de: 'Daumen lernen schnell, und sie lernen auch um. Was sollen sie nächstes Mal dort finden?',
      },
      choices: [
        { to: 'habit', en: 'A habit that is good for me', de: 'Etwas, das mir guttut' },
        { to: 'away', en: 'Nothing: the phone out of reach', de: 'Nichts: das Handy außer Reichweite' },
      ],
    },
    dark: {
      say: {
        en: 'Then close them for a few minutes, with something in the ears.',
        de: 'Dann mach sie für ein paar Minuten zu, mit etwas im Ohr.',
      },
      actions: [
        { do: 'track', track: 'forest-stream' },
        { do: 'track', track: 'short-body-scan' },
      ],
    },
    piece: {
      say: {
        en: 'Ten minutes, one thing, and the screen has a purpose again.',
        de: 'Zehn Minuten, eine Sache, und der Bildschirm hat wieder einen Zweck.',
      },
      actions: [{ do: 'track', track: 'one-thing' }, { do: 'write' }],
    },
    habit: {
      say: {
        en: 'Make it small, and hang it on something that happens anyway.',
        de: 'Mach es klein, und häng es an etwas, das ohnehin passiert.',
      },
      actions: [{ do: 'go', place: 'new-habit' }],
    },
    away: {
      say: {
        en: 'Then put this one away as well. It was good that you noticed.',
        de: 'Dann leg auch dieses Gerät weg. Gut, dass du es gemerkt hast.',
      },
      actions: [{ do: 'track', track: 'noticing-walk' }, { do: 'breathe' }, { do: 'write' }],
    },
  },
} satisfies Talk
