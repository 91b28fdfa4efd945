import type { Talk } from '../core/talk.ts'

export default {
  start: 'for',
  nodes: {
    for: {
      say: {
        en: 'Waiting is work that nobody sees. When will you know?',
        de: 'Warten ist Arbeit, die niemand sieht. Wann weißt du Bescheid?',
      },
      choices: [
        { to: 'today', en: 'Today', de: 'Heute' },
        { to: 'weeks', en: 'In days or weeks', de: 'In Tagen oder Wochen' },
        { to: 'never', en: 'Nobody can say', de: 'Das kann niemand sagen' },
      ],
    },
    today: {
      say: {
        en: 'Then the day consists of stretches. What is the next hour good for?',
        de: 'Dann besteht der Tag aus Strecken. Wofür ist die nächste Stunde gut?',
      },
      choices: [
        { to: 'busy', en: 'For something with my hands', de: 'Für etwas mit den Händen' },
        { to: 'calm', en: 'For coming down', de: 'Zum Herunterkommen' },
        { to: 'along', en: 'For not being alone', de: 'Zum Nicht-allein-Sein' },
      ],
    },
    weeks: {
      say: {
        en: 'What would you do in this time if you already knew that it turns out well?',
        de: 'Was würdest du in dieser Zeit tun, wenn du schon wüsstest, dass es gut ausgeht?',
      },
      write: 'plan',
      example: { en: 'Some of that can be done now.', de: 'Einiges davon geht auch jetzt.' },
    },
    never: {
      say: {
        en: 'That is the hardest sort. What of it is in your hands, even a little?',
        de: 'Das ist die schwerste Sorte. Was davon liegt in deiner Hand, und sei es wenig?',
      },
      write: 'plan',
      example: { en: 'To ask again. To eat well. To sleep.', de: 'Nachfragen. Gut essen. Schlafen.' },
    },
    plan: {
      say: {
        en: 'And how often a day do you want to look for news? A fixed time takes the waiting out of the rest.',
        de: 'Und wie oft am Tag willst du nach Nachricht schauen? Eine feste Zeit nimmt dem Rest des Tages das Warten.',
      },
      choices: [
        { to: 'set', en: 'Once or twice, at fixed times', de: 'Ein-, zweimal, zu festen Zeiten' },
        { to: 'calm', en: 'I can’t manage that', de: 'Das schaffe ich nicht' },
      ],
    },
    set: {
      say: { en: 'Good. Until then the day is yours.', de: 'Gut. Bis dahin gehört der Tag dir.' },
      actions: [{ do: 'go', place: 'reminders' }, { do: 'write' }, { do: 'track', track: 'noticing-walk' }],
    },
    busy: {
      say: { en: 'Something that grows, gets clean or gets eaten.', de: 'Etwas, das wächst, sauber wird oder aufgegessen.' },
      actions: [{ do: 'game', game: 'symbol-digit' }, { do: 'go', place: 'habits' }, { do: 'write' }],
    },
    calm: {
      say: { en: 'The body waits along. Let it have a break.', de: 'Der Körper wartet mit. Gönn ihm eine Pause.' },
      actions: [{ do: 'track', track: 'steady-ground' }, { do: 'breathe' }, { do: 'game', game: 'object-tracking' }],
    },
    along: {
      say: { en: 'You needn’t talk about it. Being together is enough.', de: 'Ihr müsst nicht darüber reden. Zusammensein genügt.' },
      actions: [
        {
          do: 'message',
          en: 'I’m waiting for news and don’t want to be alone with it. Are you free?',
          de: 'Ich warte auf eine Nachricht und mag nicht allein sein. Hast du Zeit?',
        },
        { do: 'write' },
      ],
    },
  },
} satisfies Talk
