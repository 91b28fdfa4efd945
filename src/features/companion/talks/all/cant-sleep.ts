import type { Talk } from '../core/talk.ts'

export default {
  start: 'why',
  nodes: {
    why: {
      say: {
        en: 'Lying awake is unpleasant, and not dangerous. What keeps you awake?',
        de: 'Wachliegen ist unangenehm, aber nicht gefährlich. Was hält dich wach?',
      },
      choices: [
        { to: 'thoughts', en: 'Thoughts', de: 'Gedanken' },
        { to: 'body', en: 'My body, noises, the heat', de: 'Der Körper, Geräusche, die Wärme' },
        { to: 'worry', en: 'That I can’t sleep', de: 'Dass ich nicht schlafen kann' },
        { to: 'wake', en: 'I woke up and that was it', de: 'Ich bin aufgewacht, und das war’s' },
      ],
    },
    thoughts: {
      say: {
        en: 'Thoughts of the night look smaller by day. Put down what must not be forgotten; then nobody has to guard it.',
        de: 'Nachtgedanken sind bei Tag kleiner. Schreib hin, was nicht vergessen werden darf, dann muss niemand darauf aufpassen.',
      },
      write: 'settle',
      example: { en: 'Call the doctor. The thing with M.', de: 'Beim Arzt anrufen. Die Sache mit M.' },
    },
    body: {
      say: {
        en: 'What can be changed with one movement? Window, blanket, a glass of water. Then lie down again as if for the first time.',
        de: 'Was lässt sich mit einem Handgriff ändern? Fenster, Decke, ein Glas Wasser. Dann leg dich hin wie beim ersten Mal.',
      },
      choices: [
        { to: 'settle', en: 'Done', de: 'Gemacht' },
        { to: 'sound', en: 'The noise stays', de: 'Der Lärm bleibt' },
      ],
    },
    worry: {
      say: {
        en: 'Sleep comes when nobody watches for it. Turn the clock away. Resting with closed eyes counts, too. Would you rather stay in bed or get up for a moment?',
        de: 'Schlaf kommt, wenn niemand nach ihm schaut. Dreh die Uhr weg. Auch mit geschlossenen Augen ruhen zählt. Möchtest du liegen bleiben oder kurz aufstehen?',
      },
      choices: [
        { to: 'settle', en: 'Stay in bed', de: 'Liegen bleiben' },
        { to: 'up', en: 'Get up for a moment', de: 'Kurz aufstehen' },
      ],
    },
    wake: {
      say: {
        en: 'That happens to nearly everybody, most of all towards morning. How long have you been awake?',
        de: 'Das geht fast allen so, vor allem gegen Morgen. Wie lange bist du schon wach?',
      },
      choices: [
        { to: 'settle', en: 'Not long', de: 'Noch nicht lange' },
        { to: 'up', en: 'Half an hour or more', de: 'Eine halbe Stunde oder mehr' },
      ],
    },
    up: {
      say: {
        en: 'Then get up for a while: dim light, something dull, no screen after this one. Back to bed when the eyelids get heavy.',
        de: 'Dann steh für eine Weile auf: wenig Licht, etwas Langweiliges, nach diesem hier kein Bildschirm. Zurück ins Bett, wenn die Lider schwer werden.',
      },
      actions: [{ do: 'breathe' }, { do: 'track', track: 'night-rain' }, { do: 'write' }],
    },
    sound: {
      say: { en: 'Then a steady sound over it.', de: 'Dann ein gleichmäßiges Geräusch darüber.' },
      actions: [
        { do: 'track', track: 'night-rain' },
        { do: 'track', track: 'letting-the-day-go' },
      ],
    },
    settle: {
      say: {
        en: 'Breathe out slowly, and let the jaw and the shoulders drop. You don’t have to sleep; you only have to lie.',
        de: 'Atme langsam aus, lass Kiefer und Schultern sinken. Du musst nicht schlafen, nur liegen.',
      },
      actions: [{ do: 'track', track: 'letting-the-day-go' }, { do: 'track', track: 'night-rain' }, { do: 'breathe' }, { do: 'write' }],
    },
  },
} satisfies Talk
