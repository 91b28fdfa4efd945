import type { Talk } from '../core/talk.ts'

export default {
  start: 'of',
  nodes: {
    of: {
      say: { en: 'What are you proud of? It may be tiny.', de: 'Worauf bist du stolz? Es darf winzig sein.' },
      write: 'how',
      example: { en: 'I said no.', de: 'Ich habe Nein gesagt.' },
    },
    how: {
      say: { en: 'What did it take?', de: 'Was hat es gebraucht?' },
      choices: [
        { to: 'courage', en: 'Courage', de: 'Mut' },
        { to: 'patience', en: 'Patience', de: 'Geduld' },
        { to: 'work', en: 'Work', de: 'Arbeit' },
        { to: 'help', en: 'Help that I accepted', de: 'Hilfe, die ich angenommen habe' },
      ],
    },
    courage: {
      say: { en: 'What did you tell yourself in the moment before?', de: 'Was hast du dir im Moment davor gesagt?' },
      write: 'keep',
      example: { en: 'Just the first sentence.', de: 'Nur den ersten Satz.' },
    },
    patience: {
      say: {
        en: 'When was the day on which you nearly gave up? And what kept you going?',
        de: 'An welchem Tag hättest du fast aufgegeben? Und was hat dich weitermachen lassen?',
      },
      write: 'keep',
      example: { en: 'That it was only ten minutes a day.', de: 'Dass es nur zehn Minuten am Tag waren.' },
    },
    work: {
      say: { en: 'What of it did nobody see?', de: 'Was davon hat niemand gesehen?' },
      write: 'keep',
      example: { en: 'Here it counts.', de: 'Hier zählt es.' },
    },
    help: {
      say: {
        en: 'Accepting help is a skill. Does that person know how it turned out?',
        de: 'Hilfe annehmen ist eine Fähigkeit. Weiß dieser Mensch, wie es ausgegangen ist?',
      },
      choices: [
        { to: 'tell', en: 'Not yet', de: 'Noch nicht' },
        { to: 'keep', en: 'Yes', de: 'Ja' },
      ],
    },
    keep: {
      say: {
        en: 'This is something you can do. It is good to have it in writing.',
        de: 'Das kannst du also. Gut, es schriftlich zu haben.',
      },
      actions: [{ do: 'write' }, { do: 'go', place: 'mood' }, { do: 'ask', question: 'lastMonth' }],
    },
    tell: {
      say: { en: 'Then they will be glad.', de: 'Dann wird es ihn oder sie freuen.' },
      actions: [
        {
          do: 'message',
          en: 'It worked out, also because of you. I wanted you to know.',
          de: 'Es hat geklappt, auch deinetwegen. Das solltest du wissen.',
        },
        { do: 'write' },
      ],
    },
  },
} satisfies Talk
