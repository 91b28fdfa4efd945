import type { Talk } from '../core/talk.ts'

export default {
  start: 'what',
  nodes: {
    what: {
      say: { en: 'What is there to choose from? In a few words.', de: 'Was steht zur Wahl? In ein paar Worten.' },
      write: 'weight',
      example: { en: 'Stay or move.', de: 'Bleiben oder umziehen.' },
    },
    weight: {
      say: { en: 'Can it be undone?', de: 'Lässt es sich rückgängig machen?' },
      choices: [
        { to: 'light', en: 'Mostly', de: 'Weitgehend' },
        { to: 'heavy', en: 'Hardly', de: 'Kaum' },
      ],
    },
    light: {
      say: {
        en: 'Then trying it out is quicker than thinking it over. Toss a coin, in your mind: which side did you hope for?',
        de: 'Dann geht Ausprobieren schneller als Nachdenken. Wirf in Gedanken eine Münze: Auf welche Seite hast du gehofft?',
      },
      choices: [
        { to: 'clear', en: 'I noticed something', de: 'Ich habe etwas gemerkt' },
        { to: 'heavy', en: 'On neither', de: 'Auf keine' },
      ],
    },
    heavy: {
      say: {
        en: 'Imagine each one as already decided, for one evening. What is lighter, and what pulls?',
        de: 'Stell dir jede Möglichkeit einen Abend lang als schon entschieden vor. Was ist leichter, und was zieht?',
      },
      write: 'whose',
      example: { en: 'With staying: calm, but also …', de: 'Beim Bleiben: ruhig, aber auch …' },
    },
    whose: {
      say: { en: 'Whose voice is the loudest in it?', de: 'Wessen Stimme ist dabei am lautesten?' },
      choices: [
        { to: 'own', en: 'Mine', de: 'Meine' },
        { to: 'others', en: 'Somebody else’s', de: 'Die von jemand anderem' },
        { to: 'fear', en: 'Fear’s', de: 'Die der Angst' },
      ],
    },
    own: {
      say: { en: 'And what do you know already?', de: 'Und was weißt du schon?' },
      write: 'clear',
      example: { en: 'You may also know that you don’t know yet.', de: 'Du darfst auch wissen, dass du es noch nicht weißt.' },
    },
    others: {
      say: { en: 'What would you choose if nobody ever learned of it?', de: 'Was würdest du wählen, wenn nie jemand davon erführe?' },
      write: 'clear',
      example: { en: 'Take your time.', de: 'Lass dir Zeit.' },
    },
    fear: {
      say: {
        en: 'Fear is a good lookout and a bad captain. What does it warn you of, and what would help against that?',
        de: 'Angst ist ein guter Ausguck und ein schlechter Kapitän. Wovor warnt sie, und was hülfe dagegen?',
      },
      write: 'clear',
      example: { en: 'Of being alone there. A first contact would help.', de: 'Vor dem Alleinsein dort. Ein erster Kontakt hülfe.' },
    },
    clear: {
      say: {
        en: 'Let it lie for a night, with a day on which you will decide.',
        de: 'Lass es eine Nacht liegen, und leg einen Tag fest, an dem du entscheidest.',
      },
      actions: [
        { do: 'write' },
        { do: 'track', track: 'noticing-walk' },
        { do: 'go', place: 'reminders' },
        {
          do: 'message',
          en: 'I’m turning something over. Would you listen, without advising me at once?',
          de: 'Ich wälze gerade etwas. Würdest du zuhören, ohne gleich zu raten?',
        },
      ],
    },
  },
} satisfies Talk
