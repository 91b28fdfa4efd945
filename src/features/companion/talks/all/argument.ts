import type { Talk } from '../core/talk.ts'

export default {
  start: 'where',
  nodes: {
    where: {
      say: { en: 'An argument echoes. Where does it stand?', de: 'Ein Streit hallt nach. Wie steht es?' },
      choices: [
        { to: 'fresh', en: 'It has just happened', de: 'Gerade eben passiert' },
        { to: 'silence', en: 'We aren’t speaking', de: 'Wir reden nicht miteinander' },
        { to: 'again', en: 'It is always the same one', de: 'Es ist immer derselbe' },
      ],
    },
    fresh: {
      say: {
        en: 'Then let the body come down first. An hour makes most sentences better. Which one would you like to take back, and which one stays true?',
        de: 'Dann lass erst den Körper herunterkommen. Eine Stunde macht die meisten Sätze besser. Welchen würdest du gern zurücknehmen, und welcher bleibt wahr?',
      },
      write: 'their',
      example: {
        en: 'I’d take back “never”. It stays true that I was worried.',
        de: 'Das „nie“ nehme ich zurück. Wahr bleibt, dass ich Angst hatte.',
      },
    },
    silence: {
      say: {
        en: 'Silence is often two people waiting. What do you think the other one is waiting for?',
        de: 'Schweigen heißt oft: Zwei warten. Worauf, glaubst du, wartet der andere?',
      },
      write: 'step',
      example: { en: 'You may be wrong. It is a guess.', de: 'Du darfst falsch liegen. Es ist eine Vermutung.' },
    },
    again: {
      say: {
        en: 'Arguments that come back are seldom about the dishes. What is it about underneath?',
        de: 'Ein Streit, der wiederkommt, dreht sich selten ums Geschirr. Worum geht es darunter?',
      },
      choices: [
        { to: 'seen', en: 'Being seen', de: 'Gesehen werden' },
        { to: 'free', en: 'Room for myself', de: 'Luft für mich' },
        { to: 'trust', en: 'Trust', de: 'Vertrauen' },
      ],
    },
    seen: {
      say: {
        en: 'How would you notice that you were seen? Something small that could be asked for.',
        de: 'Woran würdest du merken, dass du gesehen wirst? Etwas Kleines, um das man bitten kann.',
      },
      write: 'step',
      example: { en: 'Ask me once a day how it went.', de: 'Frag mich einmal am Tag, wie es war.' },
    },
    free: {
      say: {
        en: 'How much room, and when? Something that can be said in one sentence.',
        de: 'Wie viel Luft, und wann? Etwas, das in einen Satz passt.',
      },
      write: 'step',
      example: { en: 'Saturday mornings are mine.', de: 'Der Samstagvormittag gehört mir.' },
    },
    trust: {
      say: { en: 'What would be a first thing that can be relied upon again?', de: 'Was wäre ein Erstes, worauf wieder Verlass ist?' },
      write: 'step',
      example: { en: 'We call when it gets later.', de: 'Wir rufen an, wenn es später wird.' },
    },
    their: {
      say: {
        en: 'Now the other chair for a moment. What might it have looked like from there?',
        de: 'Jetzt kurz der andere Stuhl. Wie könnte es von dort ausgesehen haben?',
      },
      write: 'step',
      example: { en: 'You don’t have to agree with it.', de: 'Du musst ihm nicht recht geben.' },
    },
    step: {
      say: {
        en: 'A first step needn’t settle who was right. What would you like to do with it?',
        de: 'Ein erster Schritt muss nicht klären, wer recht hatte. Was möchtest du damit tun?',
      },
      actions: [
        {
          do: 'message',
          en: 'I don’t like how we left it. I’d like to hear your side. When would be good?',
          de: 'So möchte ich es nicht stehen lassen. Ich würde gern hören, wie es für dich war. Wann passt es dir?',
        },
        { do: 'write' },
        { do: 'track', track: 'kind-wishes' },
        { do: 'breathe' },
      ],
    },
  },
} satisfies Talk
