import { expect, test } from 'vitest'
import { sniff } from './sniff.ts'

/** The beginning of a browser's recording: tracks first, then clusters without a length. */
const RECORDED = Buffer.from(
  'GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQRChYECGFOAZwH/////////FUmpZpkq17GDD0JATYCGQ2hyb21lV0GGQ2hyb21lFlSua7+uvdeBAXPFh1upe13gMQaDgQKGhkFfT1BVU2Oik09wdXNIZWFkAQEAAIC7AAAAAADhjbWERzuAAJ+BAWJkgSAfQ7Z1Af/////////ngQCjjIEAAID7A//+//7//qOMgQA8gPsD//7//v/+o4yBAHiA+wP//v/+//6jjIEAtID7A//+//7//qOMgQDwgPsD//7//v8=',
  'base64',
)

test('a voice note from a browser’s recorder is a recording, though its clusters have no length', async () => {
  expect(await sniff(RECORDED, () => Promise.resolve(RECORDED))).toMatchObject({ kind: 'audio', state: 'ready', mime: 'audio/webm' })
})

test('a film from the same recorder is a file', async () => {
  const film = Buffer.from(RECORDED.toString('latin1').replace('A_OPUS', 'V_VP8\0'), 'latin1')
  expect(await sniff(film, () => Promise.resolve(film))).toMatchObject({ kind: 'file' })
})
