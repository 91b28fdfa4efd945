import type { Talk } from '../core/talk.ts'

export default {
  start: 'size',
  nodes: {
    size: {
      say: { en: 'It happened. How large will it be in a month?', de: 'Es ist passiert. Wie groß wird es in einem Monat sein?' },
      choices: [
        { to: 'small', en: 'Nobody will remember', de: 'Niemand wird sich erinnern' },
        { to: 'some', en: 'It will have had consequences', de: 'Es wird Folgen gehabt haben' },
        { to: 'big', en: 'It will still be there', de: 'Es wird noch da sein' },
      ],
    },
    small: {
      say: {
        en: 'And yet it burns. Shame makes small things large. Say what happened in one sober sentence, as a newspaper would.',
        de: 'Und trotzdem brennt es. Scham macht Kleines groß. Sag in einem nüchternen Satz, was war, wie eine Zeitung.',
      },
      write: 'kind',
      example: { en: 'I called her by the wrong name.', de: 'Ich habe sie mit dem falschen Namen angesprochen.' },
    },
    some: {
      say: { en: 'Whom does it touch, and what do they need from you?', de: 'Wen trifft es, und was brauchen die Leute von dir?' },
      choices: [
        { to: 'tell', en: 'To hear it from me', de: 'Dass sie es von mir hören' },
        { to: 'mend', en: 'To have it put right', de: 'Dass es in Ordnung kommt' },
        { to: 'time', en: 'Time', de: 'Zeit' },
      ],
    },
    big: {
      say: {
        en: 'Then it deserves more than one evening, and more than one head. Who could carry a corner of it with you?',
        de: 'Dann verdient es mehr als einen Abend, und mehr als einen Kopf. Wer könnte eine Ecke davon mittragen?',
      },
      write: 'others',
      example: { en: 'A friend, a colleague, an advice centre.', de: 'Eine Freundin, ein Kollege, eine Beratungsstelle.' },
    },
    tell: {
      say: {
        en: 'Short is kinder than long: what happened, that you regret it, what you do now. How would it begin?',
        de: 'Kurz ist freundlicher als lang: was war, dass es dir leidtut, was du jetzt tust. Wie fängt es an?',
      },
      write: 'others',
      example: {
        en: 'I have to tell you something, and I’d rather you heard it from me.',
        de: 'Ich muss dir etwas sagen, und du sollst es von mir hören.',
      },
    },
    mend: {
      say: { en: 'What is the first thing you can do about it, and when?', de: 'Was ist das Erste, was du dafür tun kannst, und wann?' },
      write: 'kind',
      example: { en: 'Ring them tomorrow at nine.', de: 'Morgen um neun dort anrufen.' },
    },
    time: {
      say: {
        en: 'Then waiting is part of putting it right. And meanwhile: what would you say to somebody you love who had done the same?',
        de: 'Dann gehört Warten dazu. Und bis dahin: Was würdest du jemandem sagen, den du liebst und dem dasselbe passiert ist?',
      },
      write: 'kind',
      example: { en: 'Say it to yourself in their place.', de: 'Sag es dir an seiner Stelle.' },
    },
    kind: {
      say: {
        en: 'You can have done wrong and still be somebody to be kind to.',
        de: 'Man kann etwas falsch gemacht haben und trotzdem Freundlichkeit verdienen.',
      },
      actions: [{ do: 'track', track: 'a-friend-to-yourself' }, { do: 'write' }, { do: 'breathe' }],
    },
    others: {
      say: { en: 'That is brave, and it gets lighter once it is out.', de: 'Das ist mutig, und es wird leichter, sobald es gesagt ist.' },
      actions: [
        {
          do: 'message',
          en: 'There is something I’d like to tell you myself. Do you have a moment today?',
          de: 'Ich möchte dir etwas selbst sagen. Hast du heute kurz Zeit?',
        },
        { do: 'write' },
        { do: 'go', place: 'help' },
      ],
    },
  },
} satisfies Talk
