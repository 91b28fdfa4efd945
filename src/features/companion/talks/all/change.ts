import type { Talk } from '../core/talk.ts'

export default {
  start: 'what',
  nodes: {
    what: {
      say: { en: 'Something is going to be different. Did you choose it?', de: 'Etwas wird anders. Hast du es dir ausgesucht?' },
      choices: [
        { to: 'chosen', en: 'Yes', de: 'Ja' },
        { to: 'given', en: 'No, it came over me', de: 'Nein, es ist über mich gekommen' },
        { to: 'both', en: 'A bit of both', de: 'Ein bisschen von beidem' },
      ],
    },
    chosen: {
      say: {
        en: 'Even what is wanted says goodbye to something. What will you miss?',
        de: 'Auch Gewolltes ist ein Abschied. Was wird dir fehlen?',
      },
      write: 'stays',
      example: { en: 'The way home along the river.', de: 'Der Heimweg am Fluss.' },
    },
    given: {
      say: {
        en: 'Then you may be angry with it or afraid, and still find your way. What is the hardest about it?',
        de: 'Dann darfst du wütend sein oder Angst haben und trotzdem deinen Weg finden. Was ist das Schwerste daran?',
      },
      write: 'stays',
      example: { en: 'Not knowing. Having to begin again.', de: 'Nicht zu wissen. Wieder von vorn anzufangen.' },
    },
    both: {
      say: {
        en: 'What are you looking forward to, and what are you bracing for?',
        de: 'Worauf freust du dich, und wogegen wappnest du dich?',
      },
      write: 'stays',
      example: { en: 'Both may stand side by side.', de: 'Beides darf nebeneinander stehen.' },
    },
    stays: {
      say: {
        en: 'And what stays as it is? There is more of that than it seems.',
        de: 'Und was bleibt, wie es ist? Das ist mehr, als es scheint.',
      },
      write: 'first',
      example: { en: 'Tea in the morning. My sister. My hands.', de: 'Der Tee am Morgen. Meine Schwester. Meine Hände.' },
    },
    first: {
      say: { en: 'What should be the first thing in the new to feel like yours?', de: 'Was soll im Neuen als Erstes deins sein?' },
      choices: [
        { to: 'ritual', en: 'A small habit', de: 'Eine kleine Gewohnheit' },
        { to: 'person', en: 'A person', de: 'Ein Mensch' },
        { to: 'place', en: 'A place', de: 'Ein Ort' },
      ],
    },
    ritual: {
      say: { en: 'Take it with you from the first day on.', de: 'Nimm sie vom ersten Tag an mit.' },
      actions: [{ do: 'go', place: 'new-habit' }, { do: 'write' }],
    },
    person: {
      say: { en: 'Then don’t wait until it comes about.', de: 'Dann warte nicht, bis es sich ergibt.' },
      actions: [
        {
          do: 'message',
          en: 'I’m new to this and don’t know anybody yet. Fancy a coffee?',
          de: 'Ich bin neu hier und kenne noch niemanden. Lust auf einen Kaffee?',
        },
        { do: 'write' },
      ],
    },
    place: {
      say: { en: 'Walk until you have found one.', de: 'Geh, bis du einen gefunden hast.' },
      actions: [{ do: 'track', track: 'noticing-walk' }, { do: 'write' }, { do: 'track', track: 'steady-ground' }],
    },
  },
} satisfies Talk
