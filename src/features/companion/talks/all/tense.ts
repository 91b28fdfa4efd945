import type { Talk } from '../core/talk.ts'

export default {
  start: 'where',
  nodes: {
    where: {
      say: { en: 'Where does it sit?', de: 'Wo sitzt es?' },
      choices: [
        { to: 'neck', en: 'Neck and shoulders', de: 'Nacken und Schultern' },
        { to: 'belly', en: 'Belly', de: 'Bauch' },
        { to: 'jaw', en: 'Jaw, hands', de: 'Kiefer, Hände' },
        { to: 'all', en: 'Everywhere', de: 'Überall' },
      ],
    },
    neck: {
      say: {
        en: 'Pull the shoulders up to the ears, hold for five breaths, and let them fall. Twice more. What changes?',
        de: 'Zieh die Schultern zu den Ohren, halte fünf Atemzüge, lass sie fallen. Noch zweimal. Was ändert sich?',
      },
      choices: [
        { to: 'better', en: 'It gets warmer or looser', de: 'Es wird wärmer oder lockerer' },
        { to: 'carry', en: 'Not much', de: 'Nicht viel' },
      ],
    },
    belly: {
      say: {
        en: 'A hand on the belly, and let the breath come to the hand. No more than that, for a minute. What is there?',
        de: 'Eine Hand auf den Bauch, und lass den Atem bis zur Hand kommen. Mehr nicht, eine Minute lang. Was ist da?',
      },
      choices: [
        { to: 'better', en: 'It gives way', de: 'Es gibt nach' },
        { to: 'carry', en: 'It stays tight', de: 'Es bleibt eng' },
        { to: 'body', en: 'It hurts', de: 'Es tut weh' },
      ],
    },
    jaw: {
      say: {
        en: 'Teeth apart, tongue loose. Clench the fists hard, count to seven, open them slowly. What changes?',
        de: 'Zähne auseinander, Zunge locker. Die Fäuste fest ballen, bis sieben zählen, langsam öffnen. Was ändert sich?',
      },
      choices: [
        { to: 'better', en: 'It lets go', de: 'Es lässt los' },
        { to: 'carry', en: 'Not much', de: 'Nicht viel' },
      ],
    },
    all: {
      say: {
        en: 'Then from bottom to top: feel your feet on the floor, your legs on the seat, your back at the chair. Has the body moved today?',
        de: 'Dann von unten nach oben: die Füße am Boden, die Beine auf dem Sitz, den Rücken an der Lehne. Hat sich der Körper heute schon bewegt?',
      },
      choices: [
        { to: 'better', en: 'Yes', de: 'Ja' },
        { to: 'move', en: 'Hardly', de: 'Kaum' },
      ],
    },
    carry: {
      say: {
        en: 'Bodies hold on to what hasn’t been said. Is there something that you are bracing against?',
        de: 'Der Körper hält fest, was nicht gesagt ist. Gibt es etwas, gegen das du dich stemmst?',
      },
      write: 'better',
      example: { en: 'A date, a person, a thought.', de: 'Ein Termin, ein Mensch, ein Gedanke.' },
    },
    body: {
      say: {
        en: 'Pain that is new, strong or stays belongs before a doctor’s eyes, not into an app. Until then: gently.',
        de: 'Schmerz, der neu ist, stark ist oder bleibt, gehört zu einer Ärztin oder einem Arzt und nicht in eine App. Bis dahin: sanft.',
      },
      actions: [{ do: 'breathe' }, { do: 'write' }],
    },
    move: {
      say: {
        en: 'Then that first. It needn’t be sport; five minutes are a beginning.',
        de: 'Dann das zuerst. Es muss kein Sport sein, fünf Minuten sind ein Anfang.',
      },
      actions: [
        { do: 'track', track: 'walking-slowly' },
        { do: 'go', place: 'training' },
      ],
    },
    better: {
      say: { en: 'Stay with it for a few minutes more.', de: 'Bleib noch ein paar Minuten dabei.' },
      actions: [{ do: 'track', track: 'short-body-scan' }, { do: 'breathe' }, { do: 'track', track: 'head-to-toe' }, { do: 'write' }],
    },
  },
} satisfies Talk
