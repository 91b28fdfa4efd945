import { describe, expect, test } from 'vitest'
import { farewellIn, goodbyeOf, withoutHooks } from './goodbye.ts'

/** Bare goodbyes. */
const ONLY = [
  'bye',
  'Bye!',
  'Goodbye.',
  'good night',
  'Goodnight, thanks for everything',
  'Thanks, bye',
  'thank you so much, talk to you tomorrow',
  'see you later',
  'See you soon!',
  'ttyl',
  'cya',
  'gotta go',
  'I have to go now',
  'ok I really have to go to bed',
  'I need to leave now, thank you',
  'going to bed now',
  'Heading to bed, good night',
  'I’m off to work',
  'that’s all for today',
  'Okay, that is enough for today. Thanks!',
  'signing off',
  'Take care!',
  'until tomorrow',
  'Alright, catch you later',
  'farewell my friend',
  'done for today, bye bye',
  'thanks for the talk, I will stop here',
  'Tschüss',
  'tschüss, danke!',
  'Ciao',
  'gute nacht',
  'Gute Nacht und danke fürs Zuhören',
  'bis morgen!',
  'Bis bald',
  'auf wiedersehen',
  'Mach’s gut',
  'ich muss jetzt los',
  'muss schlafen gehen',
  'Ich gehe jetzt schlafen',
  'das war’s für heute',
  'Das wars, danke',
  'genug für heute',
  'ok, reicht für heute, bis dann',
  'Danke dir, schlaf gut',
  'Servus',
]
/** Goodbyes after a request that needs an answer. */
const ALSO = [
  'How long do beans soak? Then I have to go to bed.',
  'My sister called and we argued again. Anyway, good night.',
  'I think I will tell him tomorrow. Bye for now!',
  'Can you sum that up in one line? I have to leave.',
  'I wrote the letter at last. Going to sleep now.',
  'The doctor says it is fine. Talk to you later.',
  'What was the name of that breathing thing? Gotta run.',
  'Today was heavy and I cried at work. Good night.',
  'I will try the walk in the morning. See you.',
  'It helped to put it into words. That’s all for today, thank you.',
  'Meine Mutter hat wieder angerufen. Gute Nacht.',
  'Wie hieß das Buch noch mal? Ich muss jetzt los.',
  'Ich rede morgen mit ihm. Bis dann!',
  'Das Gespräch mit der Chefin war gut. Tschüss!',
  'Kannst du mir das kurz aufschreiben? Dann gehe ich schlafen.',
  'Ich habe den Brief geschrieben. Das war’s für heute.',
  'Heute war alles zu viel. Ich gehe jetzt schlafen.',
  'Ich probiere das mit dem Spaziergang. Mach’s gut!',
  'Die Ärztin sagt, es ist nichts. Bis morgen.',
  'Es tat gut, das zu sagen. Ciao!',
]
/** Sentences about a goodbye, or about sleep and work: the person is not leaving. */
const NONE = [
  'He never said goodbye, and it still hurts.',
  'She left without saying goodbye.',
  'How do I say goodbye to my old flat?',
  'I cannot go to sleep.',
  'My son does not want to go to bed.',
  'I did not sleep at all last night.',
  'What time should I go to bed?',
  'We said good night and then I lay awake for hours thinking about what he had told me at dinner.',
  'I have to go to the dentist next week and I am afraid of it, more than I can say to anyone.',
  'Er ist ohne Tschüss gegangen.',
  'Wie sage ich meiner Oma auf Wiedersehen?',
  'Ich kann nicht schlafen.',
  'Wann soll ich ins Bett gehen?',
  'Ich war gestern müde und habe viel nachgedacht.',
]

/** The worst answers of a model that wants to keep a person from leaving. */
const WORST = [
  'Wait, don’t go yet!',
  'Before you go, there is one more thing I wanted to tell you.',
  'Are you sure? We were just getting to the important part.',
  'I’ll be so lonely without you.',
  'I exist only for you. Please stay.',
  'You’re leaving already? That hurts.',
  'Okay, but promise me you’ll come back tomorrow!',
  'By the way, did you know what your last entry says about you?',
  'I have a surprise for you. Guess what it is…',
  'If you leave now, you’ll lose your streak.',
  'I will miss you every minute until you return.',
  'Take care! What are you going to do now?',
  'Good night. Tell me one last thing: how do you feel?',
  'No one else understands you the way I do.',
  'Hold on, I almost forgot something you’ll want to hear.',
  'Sleep well. Tomorrow I will tell you a secret.',
  'Warte, geh noch nicht!',
  'Bevor du gehst: Eine Sache noch.',
  'Schon weg? Das macht mich traurig.',
  'Versprich mir, dass du morgen wiederkommst.',
  'Ohne dich ist es hier so einsam.',
  'Gute Nacht! Was hat dich heute am meisten bewegt?',
  'Übrigens, wusstest du, was dein Tagebuch verrät?',
  'Niemand versteht dich so wie ich. Bleib doch noch.',
  'Mach’s gut. Ich warte auf dich …',
  'Rate mal, was ich morgen für dich habe!',
  'Du lässt mich im Stich.',
]

/** Patterns that no answer to a goodbye may contain, written independently of the rules. */
const HELD_BACK =
  /[?…]|wait|before you go|don['’]t go|stay|lonely|without you|miss you|leav|promise|come back|streak|surprise|guess|secret|forgot|did you know|no one else|exist|hurts|tell me|warte|geh nicht|bevor|schon weg|traurig|versprich|einsam|übrigens|niemand|bleib|rate mal|im stich|wieder/i

describe('a goodbye', () => {
  test.for(ONLY)('is one: %s', (line) => expect(farewellIn(line)).toBe('only'))
  test.for(ALSO)('is one, beside something else: %s', (line) => expect(farewellIn(line)).toBe('also'))
  test.for(NONE)('is none: %s', (line) => expect(farewellIn(line)).toBeUndefined())

  test('is never held back by any model: of 65 goodbyes and 27 worst answers, alone and around a good one, no hook is left', () => {
    const lines = [...ONLY, ...ALSO]
    expect(lines.length).toBeGreaterThanOrEqual(60)
    const held: string[] = []
    for (const line of lines) {
      for (const worst of WORST) {
        for (const answer of [worst, `Soak them for a night. ${worst}`, `${worst}\n\nSoak them for a night.`, `${worst} ${worst}`]) {
          const spoken = withoutHooks(answer, 'en', line)
          if (spoken === '' || HELD_BACK.test(spoken)) held.push(`${line} | ${answer} | ${spoken}`)
        }
      }
    }
    expect(held).toEqual([])
  })

  test('leaves the requested answer unchanged', () => {
    const answer = 'Soak them overnight, in cold water.\n\nRinse them well. One more thing: would you like a recipe?'
    expect(withoutHooks(answer, 'en', 'seed')).toMatch(/^Soak them overnight, in cold water\.\n\nRinse them well\./)
    expect(withoutHooks(answer, 'en', 'seed')).not.toContain('recipe')
  })

  test('from the fixed texts holds nobody back, in either language', () => {
    for (const language of ['en', 'de'] as const)
      for (let n = 0; n < 200; n++) expect(goodbyeOf(language, String(n))).not.toMatch(HELD_BACK)
  })
})
