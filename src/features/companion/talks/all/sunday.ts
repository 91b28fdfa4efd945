import type { Talk } from '../core/talk.ts'

export default {
  start: 'mood',
  nodes: {
    mood: {
      say: {
        en: 'The weekend leans towards its end. What is the matter with tomorrow?',
        de: 'Das Wochenende neigt sich. Was ist mit morgen?',
      },
      choices: [
        { to: 'work', en: 'Work, school, everything at once', de: 'Arbeit, Schule, alles auf einmal' },
        { to: 'one', en: 'One particular thing', de: 'Etwas Bestimmtes' },
        { to: 'sad', en: 'Nothing; I’m just sorry that it is over', de: 'Nichts, nur schade, dass es vorbei ist' },
      ],
    },
    work: {
      say: {
        en: 'Take it out of the head: the three things of tomorrow, not more.',
        de: 'Nimm es aus dem Kopf: die drei Dinge von morgen, mehr nicht.',
      },
      write: 'good',
      example: { en: 'First … then …', de: 'Zuerst … dann …' },
    },
    one: {
      say: {
        en: 'What exactly? And what would make it ten per cent easier?',
        de: 'Was genau? Und was würde es zehn Prozent leichter machen?',
      },
      write: 'good',
      example: { en: 'Lay out the clothes. Be there early.', de: 'Die Sachen rauslegen. Früh da sein.' },
    },
    sad: {
      say: { en: 'What was good about it? Take it with you.', de: 'Was war gut daran? Nimm es mit.' },
      write: 'evening',
      example: { en: 'The long breakfast.', de: 'Das lange Frühstück.' },
    },
    good: {
      say: {
        en: 'And what are you looking forward to in the coming week? If there is nothing yet: what could you put in?',
        de: 'Und worauf freust du dich in der kommenden Woche? Wenn da noch nichts ist: Was könntest du hineinlegen?',
      },
      write: 'evening',
      example: { en: 'Wednesday swimming.', de: 'Mittwoch schwimmen.' },
    },
    evening: {
      say: { en: 'Now the evening. It still belongs to the weekend.', de: 'Jetzt der Abend. Er gehört noch zum Wochenende.' },
      choices: [
        { to: 'early', en: 'Early to bed', de: 'Früh ins Bett' },
        { to: 'nice', en: 'Something nice', de: 'Etwas Schönes' },
      ],
    },
    early: {
      say: {
        en: 'Dim the light an hour before, and let the week come by itself.',
        de: 'Eine Stunde vorher das Licht herunter, und die Woche kommt von allein.',
      },
      actions: [{ do: 'track', track: 'letting-the-day-go' }, { do: 'write' }],
    },
    nice: {
      say: { en: 'Something with a beginning and an end.', de: 'Etwas mit einem Anfang und einem Ende.' },
      actions: [
        { do: 'track', track: 'evening-bells' },
        { do: 'write' },
        {
          do: 'message',
          en: 'What are you up to tonight? A quick call before the week begins?',
          de: 'Was machst du heute Abend? Kurz telefonieren, bevor die Woche losgeht?',
        },
      ],
    },
  },
} satisfies Talk
