import type { Talk } from '../core/talk.ts'

export default {
  start: 'when',
  nodes: {
    when: {
      say: { en: 'When is it?', de: 'Wann ist es?' },
      choices: [
        { to: 'soon', en: 'Within the hour', de: 'In der nächsten Stunde' },
        { to: 'begin', en: 'It will be a while', de: 'Es dauert noch' },
        { to: 'unsure', en: 'I don’t know whether to have it at all', de: 'Ich weiß nicht, ob überhaupt' },
      ],
    },
    soon: {
      say: {
        en: 'Then no new arguments. What is the one sentence that must be said?',
        de: 'Dann keine neuen Argumente mehr. Welcher eine Satz muss gesagt werden?',
      },
      write: 'steady',
      example: { en: 'I can’t go on taking the night shifts.', de: 'Ich kann die Nachtschichten nicht mehr übernehmen.' },
    },
    begin: {
      say: {
        en: 'Good talks begin with what happened and what it does to you, not with what the other one is. How could the first sentence go?',
        de: 'Gute Gespräche beginnen mit dem, was war und was es mit dir macht, nicht damit, wie der andere ist. Wie könnte der erste Satz lauten?',
      },
      write: 'fear',
      example: {
        en: 'When the plan changed on Friday, I was taken by surprise.',
        de: 'Als sich am Freitag der Plan geändert hat, war ich überrumpelt.',
      },
    },
    unsure: {
      say: { en: 'What does it cost you to say nothing?', de: 'Was kostet es dich, nichts zu sagen?' },
      choices: [
        { to: 'begin', en: 'More than the talk would', de: 'Mehr als das Gespräch' },
        { to: 'leave', en: 'Little, to be honest', de: 'Wenig, ehrlich gesagt' },
      ],
    },
    fear: {
      say: { en: 'And what are you most afraid of in it?', de: 'Und wovor ist dir dabei am meisten bange?' },
      choices: [
        { to: 'pause', en: 'Tears, mine or theirs', de: 'Vor Tränen, meinen oder ihren' },
        { to: 'pause', en: 'That it gets loud', de: 'Dass es laut wird' },
        { to: 'no', en: 'A no', de: 'Vor einem Nein' },
      ],
    },
    pause: {
      say: {
        en: 'Neither tears nor loud voices end a talk. You may say at any time: “Give me a moment. I’d like to go on when we are both calmer.”',
        de: 'Weder Tränen noch laute Stimmen beenden ein Gespräch. Du darfst jederzeit sagen: „Gib mir einen Moment. Ich möchte weiterreden, wenn wir beide ruhiger sind.“',
      },
      choices: [{ to: 'ready', en: 'Good', de: 'Gut' }],
    },
    no: {
      say: {
        en: 'A no is an answer that can be worked with. What would you do then?',
        de: 'Ein Nein ist eine Antwort, mit der sich etwas anfangen lässt. Was tätest du dann?',
      },
      write: 'ready',
      example: { en: 'Ask again in a month.', de: 'In einem Monat noch einmal fragen.' },
    },
    leave: {
      say: {
        en: 'Then letting it rest is a decision, and not cowardice.',
        de: 'Dann ist Ruhenlassen eine Entscheidung und keine Feigheit.',
      },
      actions: [{ do: 'write' }, { do: 'track', track: 'steady-ground' }],
    },
    steady: {
      say: {
        en: 'Keep that sentence. Now the body: both feet, a long breath out.',
        de: 'Behalt diesen Satz. Jetzt der Körper: beide Füße, lang ausatmen.',
      },
      actions: [{ do: 'breathe' }, { do: 'track', track: 'long-exhale' }],
    },
    ready: {
      say: { en: 'You know where you want to go, and how to begin.', de: 'Du weißt, wohin du willst und wie du anfängst.' },
      actions: [
        { do: 'write' },
        {
          do: 'message',
          en: 'I’d like to talk to you about something, in peace. Would tomorrow evening suit you?',
          de: 'Ich würde gern in Ruhe etwas mit dir besprechen. Passt dir morgen Abend?',
        },
        { do: 'breathe' },
      ],
    },
  },
} satisfies Talk
