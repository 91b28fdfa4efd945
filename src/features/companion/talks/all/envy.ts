import type { Talk } from '../core/talk.ts'

export default {
  start: 'of',
  nodes: {
    of: {
      say: {
        en: 'Envy is embarrassing and useful: it points at something. What do they have?',
        de: 'Neid ist peinlich und nützlich: Er zeigt auf etwas. Was haben die anderen?',
      },
      choices: [
        { to: 'thing', en: 'Success, money, things', de: 'Erfolg, Geld, Dinge' },
        { to: 'love', en: 'Love, friends, family', de: 'Liebe, Freunde, Familie' },
        { to: 'ease', en: 'An ease that I lack', de: 'Eine Leichtigkeit, die mir fehlt' },
      ],
    },
    thing: {
      say: {
        en: 'Which part of it would you really want to have on an ordinary Tuesday, with everything that belongs to it?',
        de: 'Welchen Teil davon wolltest du wirklich haben, an einem gewöhnlichen Dienstag, mit allem, was dazugehört?',
      },
      write: 'true',
      example: { en: 'Not the car. The free mornings.', de: 'Nicht das Auto. Die freien Vormittage.' },
    },
    love: {
      say: {
        en: 'That is no small wish. What would a little of it look like in your days?',
        de: 'Das ist kein kleiner Wunsch. Wie sähe ein wenig davon in deinen Tagen aus?',
      },
      write: 'close',
      example: { en: 'Being expected somewhere.', de: 'Irgendwo erwartet werden.' },
    },
    ease: {
      say: {
        en: 'We compare our inside with the outside of others. What do you not see of them?',
        de: 'Wir vergleichen unser Inneres mit dem Äußeren der anderen. Was siehst du von ihnen nicht?',
      },
      write: 'true',
      example: { en: 'The nights. The doubts.', de: 'Die Nächte. Die Zweifel.' },
    },
    true: {
      say: { en: 'So what is the envy pointing at?', de: 'Worauf zeigt der Neid also?' },
      choices: [
        { to: 'step', en: 'At something I can go for', de: 'Auf etwas, wohin ich gehen kann' },
        { to: 'mourn', en: 'At something I can’t have', de: 'Auf etwas, das ich nicht haben kann' },
        { to: 'gone', en: 'Looked at closely, at nothing', de: 'Bei Licht besehen: auf nichts' },
      ],
    },
    close: {
      say: { en: 'Closeness grows from repetition more than from luck.', de: 'Nähe wächst mehr aus Wiederholung als aus Glück.' },
      actions: [
        {
          do: 'message',
          en: 'Shall we make it a regular thing? Say, every other Thursday?',
          de: 'Wollen wir das zu etwas Festem machen? Etwa jeden zweiten Donnerstag?',
        },
        { do: 'track', track: 'kind-wishes' },
        { do: 'write' },
      ],
    },
    step: {
      say: {
        en: 'Then it was a signpost. One small step in that direction:',
        de: 'Dann war er ein Wegweiser. Ein kleiner Schritt dorthin:',
      },
      actions: [{ do: 'go', place: 'new-habit' }, { do: 'write' }],
    },
    mourn: {
      say: {
        en: 'It is allowed to hurt. You needn’t begrudge anybody anything, nor pretend that you don’t mind.',
        de: 'Das darf wehtun. Du musst niemandem etwas missgönnen und auch nicht so tun, als wäre es nichts.',
      },
      actions: [{ do: 'track', track: 'a-friend-to-yourself' }, { do: 'write' }],
    },
    gone: {
      say: { en: 'Then let it pass by like weather.', de: 'Dann lass ihn vorbeiziehen wie Wetter.' },
      actions: [{ do: 'track', track: 'three-small-things' }, { do: 'ask', question: 'best' }, { do: 'write' }],
    },
  },
} satisfies Talk
