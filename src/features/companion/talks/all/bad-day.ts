import type { Talk } from '../core/talk.ts'

export default {
  start: 'what',
  nodes: {
    what: {
      say: {
        en: 'Some days go wrong from the first step. What weighs most right now?',
        de: 'Manche Tage gehen vom ersten Schritt an schief. Was drückt gerade am meisten?',
      },
      choices: [
        { to: 'person', en: 'What somebody said or did', de: 'Was jemand gesagt oder getan hat' },
        { to: 'many', en: 'Many small things', de: 'Lauter Kleinigkeiten' },
        { to: 'self', en: 'Something I did', de: 'Etwas, das ich getan habe' },
        { to: 'unclear', en: 'I can’t even say', de: 'Ich weiß es selbst nicht' },
      ],
    },
    person: {
      say: {
        en: 'Words of others can go on talking for hours. Which sentence is still in your ear?',
        de: 'Was andere sagen, redet manchmal stundenlang weiter. Welcher Satz klingt noch nach?',
      },
      write: 'distance',
      example: { en: '“You always …”', de: '„Immer musst du …“' },
    },
    distance: {
      say: {
        en: 'If a good friend had heard that sentence today, what would you tell them?',
        de: 'Wenn ein guter Freund diesen Satz heute gehört hätte: Was würdest du ihm sagen?',
      },
      write: 'rest',
      example: { en: 'You don’t have to be fair to anyone here.', de: 'Hier musst du zu niemandem gerecht sein.' },
    },
    many: {
      say: {
        en: 'Small things add up to a big weight. Put down a few of them here; the order doesn’t matter.',
        de: 'Auch Kleinigkeiten wiegen zusammen viel. Leg ein paar davon hier ab, egal in welcher Reihenfolge.',
      },
      write: 'rest',
      example: { en: 'The bus. The printer. No lunch.', de: 'Der Bus. Der Drucker. Kein Mittagessen.' },
    },
    self: {
      say: {
        en: 'That it bothers you says that you care about doing well. Is it something that can be put right?',
        de: 'Dass es dich beschäftigt, zeigt, dass es dir nicht egal ist. Lässt es sich in Ordnung bringen?',
      },
      choices: [
        { to: 'repair', en: 'Yes, at least partly', de: 'Ja, wenigstens zum Teil' },
        { to: 'rest', en: 'No, it has happened', de: 'Nein, es ist passiert' },
      ],
    },
    repair: {
      say: {
        en: 'Then one small step, for tomorrow and not for tonight: what would it be?',
        de: 'Dann ein kleiner Schritt, für morgen und nicht für heute Abend: Welcher wäre das?',
      },
      write: 'rest',
      example: { en: 'Send two honest lines.', de: 'Zwei ehrliche Zeilen schicken.' },
    },
    unclear: {
      say: {
        en: 'That’s an answer too. Bodies often notice first. Where do you feel it?',
        de: 'Auch das ist eine Antwort. Der Körper merkt es oft zuerst. Wo spürst du es?',
      },
      choices: [
        { to: 'chest', en: 'Chest or throat', de: 'Brust oder Hals' },
        { to: 'rest', en: 'Head', de: 'Kopf' },
        { to: 'rest', en: 'Everywhere, just heavy', de: 'Überall, einfach schwer' },
      ],
    },
    chest: {
      say: {
        en: 'Then begin there. Nothing has to be solved while you breathe.',
        de: 'Dann fang dort an. Solange du atmest, muss nichts gelöst werden.',
      },
      actions: [{ do: 'breathe' }, { do: 'track', track: 'long-exhale' }, { do: 'write' }],
    },
    rest: {
      say: {
        en: 'The day doesn’t have to be saved any more. What would be a kind end to it?',
        de: 'Der Tag muss nicht mehr gerettet werden. Was wäre ein freundlicher Schluss?',
      },
      actions: [
        { do: 'write' },
        { do: 'track', track: 'letting-the-day-go' },
        {
          do: 'message',
          en: 'Rough day here. Do you have ten minutes to talk?',
          de: 'Heute war ein mieser Tag. Hast du zehn Minuten zum Reden?',
        },
        { do: 'ask', question: 'helped' },
      ],
    },
  },
} satisfies Talk
