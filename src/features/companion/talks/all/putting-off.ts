import type { Talk } from '../core/talk.ts'

export default {
  start: 'what',
  nodes: {
    what: {
      say: { en: 'What is it that you put off?', de: 'Was ist es, was du vor dir herschiebst?' },
      write: 'why',
      example: { en: 'The phone call.', de: 'Der Anruf.' },
    },
    why: {
      say: { en: 'What makes it so sticky?', de: 'Was macht es so zäh?' },
      choices: [
        { to: 'big', en: 'It is too large', de: 'Es ist zu groß' },
        { to: 'vague', en: 'I don’t know how to begin', de: 'Ich weiß nicht, wie anfangen' },
        { to: 'afraid', en: 'It could go wrong', de: 'Es könnte schiefgehen' },
        { to: 'dull', en: 'It is dreadfully boring', de: 'Es ist sterbenslangweilig' },
        { to: 'drop', en: 'I don’t actually want to', de: 'Ich will eigentlich nicht' },
      ],
    },
    big: {
      say: { en: 'Then not the mountain. What takes five minutes of it?', de: 'Dann nicht den Berg. Was davon dauert fünf Minuten?' },
      write: 'go',
      example: { en: 'Put the papers on the table.', de: 'Die Unterlagen auf den Tisch legen.' },
    },
    vague: {
      say: { en: 'Then the first step is asking. Whom, or where?', de: 'Dann ist der erste Schritt: fragen. Wen, oder wo?' },
      write: 'go',
      example: { en: 'Ask J. how she did it.', de: 'J. fragen, wie sie es gemacht hat.' },
    },
    afraid: {
      say: {
        en: 'And if you did it badly, on purpose, as a first draft?',
        de: 'Und wenn du es absichtlich schlecht machst, als ersten Entwurf?',
      },
      choices: [
        { to: 'go', en: 'I could do that', de: 'Das könnte ich' },
        { to: 'talk', en: 'Still afraid', de: 'Trotzdem bange' },
      ],
    },
    dull: {
      say: {
        en: 'Boring things get done in company or with something in the ears.',
        de: 'Langweiliges geht in Gesellschaft oder mit etwas im Ohr.',
      },
      actions: [
        { do: 'track', track: 'deep-work' },
        {
          do: 'message',
          en: 'I have to do something dull. Shall we both work for an hour and then talk?',
          de: 'Ich muss etwas Ödes erledigen. Machen wir beide eine Stunde was und telefonieren danach?',
        },
      ],
    },
    drop: {
      say: {
        en: 'Then is it allowed to be crossed out? Not everything that was once planned has to be.',
        de: 'Dann darf es vielleicht gestrichen werden? Nicht alles, was einmal geplant war, muss sein.',
      },
      choices: [
        { to: 'free', en: 'Yes, it goes', de: 'Ja, es fliegt raus' },
        { to: 'go', en: 'No, it has to be', de: 'Nein, es muss sein' },
      ],
    },
    free: {
      say: { en: 'One thing less. Enjoy it.', de: 'Eins weniger. Genieß es.' },
      actions: [{ do: 'write' }, { do: 'track', track: 'three-good-breaths' }],
    },
    talk: {
      say: {
        en: 'Say it to somebody: “I’m afraid of this.” It is often half the way.',
        de: 'Sag es jemandem: „Davor habe ich Angst.“ Das ist oft schon die Hälfte.',
      },
      actions: [
        {
          do: 'message',
          en: 'I keep putting something off because I’m afraid of it. May I tell you?',
          de: 'Ich schiebe etwas vor mir her, weil ich Bammel davor habe. Darf ich es dir erzählen?',
        },
        { do: 'breathe' },
        { do: 'write' },
      ],
    },
    go: {
      say: { en: 'Now, five minutes. After that you may stop.', de: 'Jetzt, fünf Minuten. Danach darfst du aufhören.' },
      actions: [{ do: 'track', track: 'one-thing' }, { do: 'write' }, { do: 'go', place: 'new-habit' }],
    },
  },
} satisfies Talk
