import type { Talk } from '../core/talk.ts'

export default {
  start: 'for',
  nodes: {
    for: {
      say: { en: 'What are you homesick for?', de: 'Wonach hast du Heimweh?' },
      choices: [
        { to: 'place', en: 'A place', de: 'Nach einem Ort' },
        { to: 'people', en: 'People', de: 'Nach Menschen' },
        { to: 'time', en: 'A time that is over', de: 'Nach einer Zeit, die vorbei ist' },
      ],
    },
    place: {
      say: {
        en: 'Go there in your mind. What do you see, hear and smell first?',
        de: 'Geh in Gedanken hin. Was siehst, hörst und riechst du zuerst?',
      },
      write: 'bring',
      example: { en: 'The stairs, the linden trees, soup.', de: 'Das Treppenhaus, die Linden, Suppe.' },
    },
    people: {
      say: { en: 'What do you do together when nothing is going on?', de: 'Was macht ihr zusammen, wenn gar nichts los ist?' },
      write: 'reach',
      example: { en: 'Sit in the kitchen and talk nonsense.', de: 'In der Küche sitzen und Quatsch reden.' },
    },
    time: {
      say: { en: 'What were you like then, that you miss today?', de: 'Wie warst du damals, was dir heute fehlt?' },
      write: 'bring',
      example: { en: 'I had time. I was less careful.', de: 'Ich hatte Zeit. Ich war weniger vorsichtig.' },
    },
    bring: {
      say: {
        en: 'A piece of it can come to where you are: a dish, a song, a habit of that place. Which one?',
        de: 'Ein Stück davon kann dorthin kommen, wo du bist: ein Essen, ein Lied, eine Gewohnheit von dort. Welches?',
      },
      choices: [
        { to: 'cook', en: 'A dish or a smell', de: 'Ein Essen oder ein Geruch' },
        { to: 'habit', en: 'A habit', de: 'Eine Gewohnheit' },
        { to: 'reach', en: 'Rather a voice', de: 'Lieber eine Stimme' },
      ],
    },
    cook: {
      say: {
        en: 'Then today or at the weekend, on purpose. Homesickness likes to be fed.',
        de: 'Dann heute oder am Wochenende, mit Absicht. Heimweh lässt sich gern füttern.',
      },
      actions: [{ do: 'write' }, { do: 'track', track: 'noticing-walk' }],
    },
    habit: {
      say: {
        en: 'Take it up here, however small. Here becomes home by what is done again and again.',
        de: 'Nimm sie hier wieder auf, so klein du magst. Ein Ort wird durch das zum Zuhause, was man dort immer wieder tut.',
      },
      actions: [{ do: 'go', place: 'new-habit' }, { do: 'write' }],
    },
    reach: {
      say: { en: 'Then ring them, even without an occasion.', de: 'Dann ruf an, auch ohne Anlass.' },
      actions: [
        {
          do: 'message',
          en: 'A bit homesick today. Tell me what is new where you are?',
          de: 'Ich habe ein bisschen Heimweh. Was gibt’s bei euch Neues?',
        },
        { do: 'write' },
        { do: 'track', track: 'forest-stream' },
      ],
    },
  },
} satisfies Talk
