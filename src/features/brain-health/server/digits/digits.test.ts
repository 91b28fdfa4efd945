import { expect, test } from 'vitest'
import { decodeWav } from '#platform/server/speech/wav.ts'
import { signedIn } from '#testing/make-user.ts'
import { ownServer } from '#testing/test-server.ts'
import { getSpokenDigits } from '../../contract.ts'
import { DIGITS, SLOT_SECONDS } from '../../digits-in-noise.ts'
import { brainHealthServer } from '../feature.ts'

test('the digits are spoken once, each whole in its slot, and the same for everybody', async () => {
  const server = await ownServer([brainHealthServer], { worker: false })
  const [me, other] = [await signedIn(server), await signedIn(server)]
  const file = new Uint8Array(await (await me.call(getSpokenDigits)).arrayBuffer())
  expect(new Uint8Array(await (await other.call(getSpokenDigits)).arrayBuffer())).toEqual(file)
  const { samples, sampleRate } = decodeWav(file)
  const slot = SLOT_SECONDS * sampleRate
  expect(samples.length).toBe(slot * DIGITS.length)
  for (const [nth] of DIGITS.entries()) {
    const one = samples.subarray(nth * slot, (nth + 1) * slot)
    const isHeard = (sample: number) => Math.abs(sample) > 0.01
    const [first, last] = [one.findIndex(isHeard), one.findLastIndex(isHeard)]
    expect((last - first) / sampleRate).toBeGreaterThan(0.2)
    // The end of the slot cuts nothing off.
    expect(last).toBeLessThan(slot - 0.02 * sampleRate)
  }
})
