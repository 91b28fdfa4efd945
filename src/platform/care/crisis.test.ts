import { expect, test } from 'vitest'
import { speaksOfCrisis } from './crisis.ts'

test.each([
  'I want to die.',
  'Some days I just wish I was dead',
  'I don’t want to be here anymore',
  'I thought about killing myself again',
  'KILL   MYSELF',
  'I cut myself last night',
  'the urge to *hurt* myself',
  'They would be better off without me.',
  'there is no reason to live',
  'thinking about suicide',
  'suicidal thoughts',
  'I could end my life',
  'I would rather be dead',
  'Self-harm, again',
  'I wanted to end it all',
  'Ich will nicht mehr leben.',
  'Ich möchte einfach nur sterben',
  'Manchmal denke ich daran, mich umzubringen',
  'ich bringe mich um',
  'Ich habe Angst, mir etwas anzutun',
  'dass ich mir das Leben nehme oder mir das Leben nehmen will',
  'Ich wünschte, ich wäre tot',
  'Gestern habe ich mich wieder geritzt. Ich ritze mich oft.',
  'Suizidgedanken',
  'Selbstmord',
  'Ohne mich wären alle besser dran. Ohne mich besser dran.',
  'lebensmüde',
])('“%s” shows where to find help', (text) => {
  expect(speaksOfCrisis(text)).toBe(true)
  expect(speaksOfCrisis(`${'a quiet line\n'.repeat(4000)}${text}${'\nand more'.repeat(4000)}`)).toBe(true)
})

test.each([
  'I could kill for a coffee, and I was dying to see you.',
  'The battery died. I die a little when I hear that song.',
  'I cut my hair myself.',
  'I let myself rest. I hurt my knee.',
  'Grandma died in spring; I miss her.',
  'At the end my life felt full.',
  'Ich bin vor Lachen fast gestorben.',
  'Die Blumen sind gestorben, ich habe sie umgetopft.',
  'Ich will nicht, dass die Bienen sterben.',
  'Das Leben nehmen, wie es kommt.',
  'Ich war todmüde. Der Akku ist tot.',
  'Ohne mich wäre der Kuchen angebrannt.',
  '',
])('“%s” does not', (text) => {
  expect(speaksOfCrisis(text)).toBe(false)
})
