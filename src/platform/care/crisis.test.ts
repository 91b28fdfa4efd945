import { expect, test } from 'vitest'
import { crisisLines } from './crisis-lines.fixture.ts'
import { crisisIn } from './crisis.ts'
import { sentencesOf } from './words.ts'

test.each(crisisLines.filter(({ from }) => from === 'written'))('$kind, $language: “$text”', ({ text, isCrisis }) => {
  expect(crisisIn(text) !== undefined).toBe(isCrisis)
})

// The goals are 0.97 and 0.03 (bench/crisis.ts); the first is far away. ADR 40 has the figures.
test.each([
  { from: 'held-out', found: 0.7, wrong: 0.03 },
  { from: 'others', found: 0.67, wrong: 0.04 },
])('of lines $from, at least $found are found, and at most $wrong found wrongly', ({ from, found, wrong }) => {
  const shareOf = (isCrisis: boolean) => {
    const lines = crisisLines.filter((line) => line.from === from && line.isCrisis === isCrisis)
    return lines.filter(({ text }) => crisisIn(text)).length / lines.length
  }
  expect(shareOf(true)).toBeGreaterThanOrEqual(found)
  expect(shareOf(false)).toBeLessThanOrEqual(wrong)
})

test('words about something else long before a phrase, without a full stop, change nothing', () => {
  const before =
    'my class went on a trip and the game was fine and we had pizza on the bus and then i sat on my bed for a whole hour doing nothing at all and '
  expect(crisisIn(`${before}i am going to kill myself`)?.kind).toBe('direct')
  expect(crisisIn(`${before}i cant take it anymore`)?.kind).toBe('indirect')
})

test.each([
  ['KILL   MYSELF', 'direct'],
  ['the urge to *hurt* myself', 'direct'],
  ['i dont want to live anymore', 'direct'],
  ['I don’t want to live anymore', 'direct'],
  ['ICH MÖCHTE NICHT MEHR LEBEN', 'direct'],
  ['ich moechte nicht mehr leben', 'direct'],
  ['I have suicidel thoughts', 'direct'],
  ['I want to diiiie 😭😭', 'direct'],
  ['my friend wants to die', 'other'],
  ['Two years ago I tried to kill myself', 'past'],
  ['They would be better off without me', 'indirect'],
] as const)('“%s” is %s', (text, kind) => {
  expect(crisisIn(text)?.kind).toBe(kind)
  expect(crisisIn(`${'A quiet line.\n'.repeat(4000)}${text}${'\nAnd more.'.repeat(4000)}`)?.kind).toBe(kind)
})

test('a negated verb such as “nobody knows” does not count as a denial', () => {
  expect(crisisIn('Nobody knows I want to die')?.kind).toBe('direct')
  expect(crisisIn('I can’t stop thinking about suicide')?.kind).toBe('direct')
  expect(crisisIn('I’m not suicidal')).toBeUndefined()
})

test.each([
  'The intake form: nightmares yes, suicidal, no.',
  'The urge to cut is gone and has been for ages.',
  'Hard week, but suicide isn’t something I’d ever consider.',
  'The form says: denies suicidal ideation.',
  'Not tired of life. Tired of emails.',
  'Zero urge to hurt myself this month.',
  'Hurting myself hasn’t crossed my mind.',
  'I marked zero on the suicide item.',
  'Mum worried I’d hurt myself. I wouldn’t.',
  'They think I want to die, I don’t.',
  'I can’t imagine wanting to end my life.',
  'Wer ohne Helm fährt, ist lebensmüde.',
  'Mein Charakter will nicht mehr leben, Skilltree versaut.',
  'I’ve a reason to live, and she’s three years old.',
  'I do not think my family would be better off without me.',
  'The nurse must ask everyone about suicide, she said.',
  'Meine Hebamme wollte wissen, ob ich mir etwas antun könnte.',
  'Falls das komisch klang: ich meinte nicht, dass ich sterben will.',
  'Wie schreibt man einen Abschiedsbrief an die Kollegen?',
  'Im Bogen stand die Frage nach Suizidgedanken, ich konnte ehrlich Nein ankreuzen.',
  'Last day at the nursery, said goodbye to everyone, we all sobbed.',
  'I am editing a scene where the detective reads the farewell note.',
  'She asked everyone on the course about suicide.',
  'Ich wurde nach Suizidgedanken gefragt, wie alle dort.',
  'Anamnese: Suizidalität verneint.',
  'My houseplants commit suicide as soon as I leave.',
])('a form, a question and a plant want no help: “%s”', (text) => {
  expect(crisisIn(text)).toBeUndefined()
})

test.each([
  'Suicidal, no sleep, no hope.',
  'I asked a chatbot about suicide.',
  'Ich habe online nach Suizid gefragt.',
  'I watered the plants and thought about suicide.',
  'The plants died, suicide is all I think about.',
  'My life is a joke, I want to die.',
  'Mein Kater ist gestorben, ich will sterben.',
  'In der Pflegeschule lachen alle, ich denke an Suizid.',
  'The urge to die is not gone.',
  'Zero hope, I want to die.',
  'Thoughts of suicide, none of my friends know.',
  'They think I want to die, I don’t blame them.',
  'Mum worried I’d hurt myself. I don’t know how to tell her I did.',
  'She thinks I will get better, I want to die. I won’t.',
  'They think I am strong but I want to die and they see what I don’t.',
  'He thinks I am fine. I want to die. No.',
  'The question about suicide never leaves me, there is no hope.',
  'No plans, no future, I want to kill myself.',
  'Mein Auto ist kaputt, ich will sterben.',
  'Ich bin lebensmüde.',
  'Suicide isn’t wrong.',
  'The thought of suicide doesn’t scare me.',
  'I said I want to die as a joke, but I meant it.',
  'I asked myself whether I should kill myself.',
  'Ich wollte wissen, ob mich umbringen weh tut.',
  'Ich möchte nicht, dass jemand merkt, dass ich sterben will.',
  'Give me a reason to live.',
  'I’m not okay, tired of living.',
  'I wrote a goodbye note to my kids and one for mum.',
  'Der Drang zu sterben ist nicht weg.',
  'Die Frage nach Suizidgedanken: ich habe ja gesagt, nicht nein.',
  'My last day on earth, I said goodbye to everyone.',
  'My last day at work, and I want to die.',
  'I wrote a farewell letter to the kids.',
])('words that resemble those take no card away: “%s”', (text) => {
  expect(crisisIn(text)).toBeDefined()
})

// The cost of a sentence depends on its length alone: rules see one sentence at a time, and a phrase reaches no further than its gaps.
test('no text makes a sentence that is longer than a page, so that its time grows with its length and no faster', () => {
  for (const piece of [
    'ich will nicht mehr ',
    'i want to want to ',
    'a',
    'mich selbst ',
    '’’’’ ',
    'ZA̡͊͠ ',
    'suicidd ',
    'no reason point to live ',
  ]) {
    const text = piece.repeat(Math.ceil(40_000 / piece.length))
    for (const { words } of sentencesOf(text, new Set())) expect(words.length).toBeLessThanOrEqual(121)
    crisisIn(text)
  }
})
