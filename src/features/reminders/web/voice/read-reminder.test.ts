import { expect, test } from 'vitest'
import { readReminder } from './read-reminder.ts'

/** A Saturday, ten in the morning. */
const NOW = { day: '2026-11-28', minutes: 600 }
const read = (text: string): string => {
  const found = readReminder(text, NOW)
  if (!found) return 'nothing'
  if (found.day === undefined) return `${found.what} | ?`
  const time = `${String(Math.floor(found.minutes / 60)).padStart(2, '0')}:${String(found.minutes % 60).padStart(2, '0')}`
  return `${found.what} | ${found.day ?? found.weekdays.toString(2).padStart(7, '0')} ${time}`
}

test('an English sentence gives subject and time', () => {
  expect(
    [
      'Remind me to call mum tomorrow at 5',
      'remind me to take my pills at 8',
      'remind me at half past three to pick up the kids',
      'remind me in an hour to stretch',
      'in half an hour remind me about the oven',
      'set a reminder for 7 pm to meditate',
      'remind me tonight to write',
      "don't let me forget the dentist on Monday",
      'remind me at noon to drink water',
      'set an alarm for six thirty',
      'I need a reminder to buy milk',
      'remind me next week to ring Tom',
      'remind me in 20 minutes',
      'tomorrow at nine remind me about the meeting',
      'remind me every day at 8 to journal',
      'remind me on Tuesday at 3 to pay rent',
      'remind me every Monday evening to water the plants',
      'remind me on the first to pay the rent at 10:15',
      'remind me at 9 to read',
      'remind me at quarter to six in the morning to get up',
      'remind me on the 3rd of March of Ada’s birthday',
      'remind me of Ada',
    ].map(read),
  ).toEqual([
    'call mum | 2026-11-29 17:00',
    'take my pills | 2026-11-28 20:00',
    'pick up the kids | 2026-11-28 15:30',
    'stretch | 2026-11-28 11:00',
    'oven | 2026-11-28 10:30',
    'meditate | 2026-11-28 19:00',
    'write | 2026-11-28 19:00',
    'dentist | 2026-11-30 09:00',
    'drink water | 2026-11-28 12:00',
    ' | 2026-11-28 18:30',
    'buy milk | ?',
    'ring Tom | 2026-12-05 09:00',
    ' | 2026-11-28 10:20',
    'meeting | 2026-11-29 09:00',
    'journal | 1111111 08:00',
    'pay rent | 2026-12-01 15:00',
    'water the plants | 0000001 19:00',
    'pay the rent | 2026-12-01 10:15',
    'read | 2026-11-28 21:00',
    'get up | 2026-11-29 05:45',
    'Ada’s birthday | 2027-03-03 09:00',
    'Ada | ?',
  ])
})

test('numbers and words of the subject are no time', () => {
  expect(
    [
      'remind me tomorrow at 9 to read for 20 minutes',
      'remind me to feed the 2 cats at six',
      'remind me tonight to read the first chapter',
      'remind me to plan two nights in Rome tomorrow',
      'remind me to walk for 2 hours on Sunday',
      'remind me tomorrow to buy sun cream',
      'erinnere mich morgen um 9 daran, 20 Minuten zu lesen',
      'erinnere mich um sechs an die 2 Katzen',
    ].map(read),
  ).toEqual([
    'read for 20 minutes | 2026-11-29 09:00',
    'feed the 2 cats | 2026-11-28 18:00',
    'read the first chapter | 2026-11-28 19:00',
    'plan two nights in Rome | 2026-11-29 09:00',
    'walk for 2 hours | 2026-11-29 09:00',
    'buy sun cream | 2026-11-29 09:00',
    '20 Minuten zu lesen | 2026-11-29 09:00',
    '2 Katzen | 2026-11-28 18:00',
  ])
})

test('a German sentence gives subject and time', () => {
  expect(
    [
      'Erinnere mich morgen um 5 daran, Mama anzurufen',
      'erinner mich um 8 an meine Tabletten',
      'kannst du mich am Freitag ans Blumengießen erinnern',
      'erinnere mich in einer halben Stunde ans Dehnen',
      'stell eine Erinnerung für 19 Uhr zum Meditieren',
      'erinner mich heute Abend ans Schreiben',
      'lass mich den Zahnarzt am Montag nicht vergessen',
      'erinnere mich mittags ans Trinken',
      'stell einen Wecker auf halb sieben',
      'ich brauch eine Erinnerung an die Milch',
      'erinnere mich nächste Woche, Tom anzurufen',
      'morgen früh um neun an das Treffen erinnern',
      'erinnere mich jeden Tag um 8 ans Tagebuch',
      'Erinnerung: Mülltonne, Donnerstagabend',
      'erinnere mich um 17.30 Uhr ans Essen',
      'erinnere mich montags um 18 Uhr 15 an den Chor',
      'erinnere mich um 5 am Montag an den Bus',
      'erinner mich am Ersten an die Miete',
      'sag mir morgen um 5:45 Bescheid',
      'erinnere mich heute Morgen um elf an Ben',
      'erinnere mich übermorgen, den Arzt anzurufen',
    ].map(read),
  ).toEqual([
    'Mama anzurufen | 2026-11-29 17:00',
    'Tabletten | 2026-11-28 20:00',
    'Blumengießen | 2026-12-04 09:00',
    'Dehnen | 2026-11-28 10:30',
    'Meditieren | 2026-11-28 19:00',
    'Schreiben | 2026-11-28 19:00',
    'Zahnarzt | 2026-11-30 09:00',
    'Trinken | 2026-11-28 12:00',
    ' | 2026-11-28 18:30',
    'Milch | ?',
    'Tom anzurufen | 2026-12-05 09:00',
    'Treffen | 2026-11-29 09:00',
    'Tagebuch | 1111111 08:00',
    'Mülltonne | 2026-12-03 19:00',
    'Essen | 2026-11-28 17:30',
    'Chor | 0000001 18:15',
    'Bus | 2026-11-30 17:00',
    'Miete | 2026-12-01 09:00',
    ' | 2026-11-29 17:45',
    'Ben | 2026-11-28 11:00',
    'Arzt anzurufen | 2026-11-30 09:00',
  ])
})
