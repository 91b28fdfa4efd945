import type { Talk } from '../core/talk.ts'

export default {
  start: 'who',
  nodes: {
    who: {
      say: {
        en: 'Missing someone is love with nowhere to go. What is between you?',
        de: 'Vermissen ist Zuneigung, die gerade nirgends hinkann. Was liegt zwischen euch?',
      },
      choices: [
        { to: 'far', en: 'Distance', de: 'Entfernung' },
        { to: 'apart', en: 'We have parted', de: 'Wir sind getrennt' },
        { to: 'drifted', en: 'We drifted apart', de: 'Wir haben uns aus den Augen verloren' },
        { to: 'gone', en: 'Death', de: 'Der Tod' },
      ],
    },
    far: {
      say: {
        en: 'What would you tell them if they came in at the door right now?',
        de: 'Was würdest du erzählen, wenn dieser Mensch jetzt zur Tür hereinkäme?',
      },
      write: 'send',
      example: { en: 'The small news of the day.', de: 'Die kleinen Neuigkeiten des Tages.' },
    },
    apart: {
      say: {
        en: 'Then two things may be true at once: that it ended, and that you miss them. What exactly do you miss?',
        de: 'Dann darf zweierlei zugleich wahr sein: dass es vorbei ist, und dass dir etwas fehlt. Was genau fehlt?',
      },
      choices: [
        { to: 'person', en: 'The person', de: 'Der Mensch' },
        { to: 'life', en: 'The life around it', de: 'Das Leben drumherum' },
      ],
    },
    person: {
      say: {
        en: 'Write a letter that you don’t send. The first lines:',
        de: 'Schreib einen Brief, den du nicht abschickst. Die ersten Zeilen:',
      },
      write: 'own',
      example: { en: 'Dear …', de: 'Liebe oder lieber …' },
    },
    life: {
      say: {
        en: 'Which piece of it could you have again, in another way?',
        de: 'Welches Stück davon könntest du wieder haben, auf andere Art?',
      },
      write: 'own',
      example: { en: 'Sundays with pancakes. Somebody to go climbing with.', de: 'Sonntage mit Pfannkuchen. Jemand zum Klettern.' },
    },
    drifted: {
      say: {
        en: 'Most people think the other one doesn’t want to. Mostly, neither of them begins. Would you like to?',
        de: 'Die meisten denken, der andere will nicht. Meist fängt nur keiner an. Möchtest du?',
      },
      choices: [
        { to: 'send', en: 'Yes', de: 'Ja' },
        { to: 'own', en: 'I’d rather keep the memory', de: 'Lieber behalte ich die Erinnerung' },
      ],
    },
    gone: {
      say: {
        en: 'Then it is grief, and it may take the time it takes. What would you like to hold on to today?',
        de: 'Dann ist es Trauer, und sie darf so lange dauern, wie sie dauert. Was möchtest du heute festhalten?',
      },
      write: 'own',
      example: { en: 'One picture, one sentence.', de: 'Ein Bild, ein Satz.' },
    },
    send: {
      say: { en: 'It may be short. It may be out of the blue.', de: 'Es darf kurz sein. Es darf aus heiterem Himmel kommen.' },
      actions: [
        {
          do: 'message',
          en: 'I miss you. Tell me something small from your day?',
          de: 'Du fehlst mir. Erzählst du mir etwas Kleines von deinem Tag?',
        },
        { do: 'write' },
      ],
    },
    own: {
      say: {
        en: 'It may be there, without anything having to follow from it.',
        de: 'Es darf da sein, ohne dass etwas daraus folgen muss.',
      },
      actions: [{ do: 'write' }, { do: 'track', track: 'kind-wishes' }, { do: 'track', track: 'noticing-walk' }],
    },
  },
} satisfies Talk
