import type { Talk } from '../core/talk.ts'

export default {
  start: 'how',
  nodes: {
    how: {
      say: { en: 'What sort of tired?', de: 'Welche Art müde?' },
      choices: [
        { to: 'sleep', en: 'Too little sleep', de: 'Zu wenig Schlaf' },
        { to: 'head', en: 'My head is full', de: 'Der Kopf ist voll' },
        { to: 'people', en: 'Too many people', de: 'Zu viele Menschen' },
        { to: 'deep', en: 'Tired to the bone, for long', de: 'Müde bis in die Knochen, schon lange' },
      ],
    },
    sleep: {
      say: {
        en: 'Then nothing helps as well as sleep. What can be left out tonight so that you get to bed earlier?',
        de: 'Dann hilft nichts so gut wie Schlaf. Was kann heute wegfallen, damit du früher ins Bett kommst?',
      },
      write: 'evening',
      example: { en: 'The series. The dishes.', de: 'Die Serie. Der Abwasch.' },
    },
    head: {
      say: {
        en: 'Breaks work before they are needed. Ten minutes without input: no phone, no book. Possible?',
        de: 'Pausen wirken, bevor man sie braucht. Zehn Minuten ohne etwas: kein Handy, kein Buch. Geht das?',
      },
      choices: [
        { to: 'pause', en: 'Yes, now', de: 'Ja, jetzt' },
        { to: 'tiny', en: 'Not really', de: 'Nicht wirklich' },
      ],
    },
    people: {
      say: {
        en: 'You may close the door, inwardly too. Whom do you not have to answer today?',
        de: 'Du darfst die Tür zumachen, auch innerlich. Wem musst du heute nicht antworten?',
      },
      write: 'pause',
      example: { en: 'Nobody dies of a later answer.', de: 'Von einer späten Antwort ist noch niemand untergegangen.' },
    },
    deep: {
      say: {
        en: 'Tiredness that doesn’t go away with sleep is worth a doctor’s look. What has been taking more than it gives?',
        de: 'Müdigkeit, die mit Schlaf nicht weggeht, gehört ärztlich angeschaut. Was nimmt seit Längerem mehr, als es gibt?',
      },
      write: 'gentle',
      example: { en: 'One thing is enough.', de: 'Eins genügt.' },
    },
    tiny: {
      say: {
        en: 'Then three breaths, right here. That is more than none.',
        de: 'Dann drei Atemzüge, gleich hier. Das ist mehr als keiner.',
      },
      actions: [{ do: 'track', track: 'three-good-breaths' }, { do: 'breathe' }],
    },
    evening: {
      say: {
        en: 'Good. And so that it happens, a small reminder may help.',
        de: 'Gut. Und damit es klappt, hilft vielleicht eine kleine Erinnerung.',
      },
      actions: [{ do: 'go', place: 'reminders' }, { do: 'track', track: 'letting-the-day-go' }, { do: 'write' }],
    },
    pause: {
      say: {
        en: 'Lie or sit down. The world gets along for ten minutes.',
        de: 'Leg oder setz dich hin. Die Welt kommt zehn Minuten ohne dich zurecht.',
      },
      actions: [{ do: 'track', track: 'head-to-toe' }, { do: 'track', track: 'forest-stream' }, { do: 'breathe' }],
    },
    gentle: {
      say: { en: 'Carrying less is allowed, even before something breaks.', de: 'Weniger tragen ist erlaubt, auch bevor etwas bricht.' },
      actions: [
        { do: 'write' },
        {
          do: 'message',
          en: 'I’m rather worn out. I’ll have to cancel, and I’ll get in touch when I’m rested.',
          de: 'Ich bin ziemlich erschöpft. Ich muss absagen und melde mich, wenn ich ausgeruht bin.',
        },
        { do: 'track', track: 'a-friend-to-yourself' },
      ],
    },
  },
} satisfies Talk
