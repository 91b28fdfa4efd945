import type { Talk } from '../core/talk.ts'

export default {
  start: 'kind',
  nodes: {
    kind: {
      say: { en: 'Boredom has two faces. Which is it?', de: 'Langeweile hat zwei Gesichter. Welches ist es?' },
      choices: [
        { to: 'restless', en: 'Restless: I want something and don’t know what', de: 'Unruhig: Ich will etwas und weiß nicht, was' },
        { to: 'flat', en: 'Flat: nothing appeals to me', de: 'Flach: Nichts reizt mich' },
        { to: 'free', en: 'Actually, it is just free time', de: 'Eigentlich ist es nur freie Zeit' },
      ],
    },
    restless: {
      say: { en: 'Choose without thinking:', de: 'Wähl, ohne nachzudenken:' },
      choices: [
        { to: 'hands', en: 'Hands', de: 'Hände' },
        { to: 'feet', en: 'Feet', de: 'Füße' },
        { to: 'head', en: 'Head', de: 'Kopf' },
      ],
    },
    flat: {
      say: { en: 'Has it been like that for long?', de: 'Ist das schon länger so?' },
      choices: [
        { to: 'today', en: 'Only today', de: 'Nur heute' },
        { to: 'long', en: 'For weeks', de: 'Seit Wochen' },
      ],
    },
    today: {
      say: {
        en: 'Then start with the smallest thing; the wish comes after the beginning, seldom before it.',
        de: 'Dann fang mit dem Kleinsten an. Die Lust kommt nach dem Anfangen, selten davor.',
      },
      choices: [
        { to: 'hands', en: 'Something small', de: 'Etwas Kleines' },
        { to: 'head', en: 'Something to puzzle at', de: 'Etwas zum Tüfteln' },
      ],
    },
    long: {
      say: {
        en: 'If hardly anything gives joy for more than two weeks, it is worth talking to somebody about it: a person you trust, or a doctor. That isn’t weakness, it is looking after yourself.',
        de: 'Wenn mehr als zwei Wochen lang kaum etwas Freude macht, lohnt es sich, mit jemandem darüber zu reden: mit einem vertrauten Menschen oder in einer Praxis. Das ist keine Schwäche, das ist Fürsorge.',
      },
      actions: [
        {
          do: 'message',
          en: 'I’ve been in low spirits for a while. Can I tell you about it?',
          de: 'Mir geht es schon länger nicht so gut. Darf ich dir davon erzählen?',
        },
        { do: 'go', place: 'help' },
        { do: 'write' },
      ],
    },
    free: {
      say: { en: 'Rare and precious. It doesn’t have to become anything.', de: 'Selten und kostbar. Es muss nichts daraus werden.' },
      actions: [
        { do: 'track', track: 'forest-stream' },
        { do: 'go', place: 'garden' },
        { do: 'ask', question: 'yearAgo' },
      ],
    },
    hands: {
      say: {
        en: 'Something that is finished in ten minutes: a drawer, a postcard, a sandwich cut like in a café. What will it be?',
        de: 'Etwas, das in zehn Minuten fertig ist: eine Schublade, eine Postkarte, ein Brot wie im Café. Was wird es?',
      },
      write: 'done',
      example: { en: 'The drawer with the cables.', de: 'Die Schublade mit den Kabeln.' },
    },
    done: {
      say: { en: 'Off you go. This can wait.', de: 'Los. Das hier kann warten.' },
      actions: [{ do: 'write' }, { do: 'track', track: 'campfire' }],
    },
    feet: {
      say: { en: 'Out of the door, and turn off where you never turn off.', de: 'Zur Tür hinaus, und dort abbiegen, wo du nie abbiegst.' },
      actions: [
        { do: 'track', track: 'noticing-walk' },
        { do: 'go', place: 'training' },
      ],
    },
    head: {
      say: {
        en: 'A few minutes with something that wants all of your attention.',
        de: 'Ein paar Minuten mit etwas, das die ganze Aufmerksamkeit will.',
      },
      actions: [{ do: 'game', game: 'corsi' }, { do: 'game', game: 'mental-rotation' }, { do: 'write' }],
    },
  },
} satisfies Talk
