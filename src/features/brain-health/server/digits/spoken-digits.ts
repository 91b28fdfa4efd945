import type { HasLog, HasStorage } from '#platform/server/app/app.ts'
import { embeddedSpeech } from '#platform/server/speech/embedded-driver.ts'
import { createSpeaker } from '#platform/server/speech/speaker.ts'
import { encodeWav } from '#platform/server/speech/wav.ts'
import { DIGITS, SLOT_SECONDS, type Digit } from '../../digits-in-noise.ts'

const NAMES: Record<Digit, string> = { 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 8: 'eight', 9: 'nine' }

/**
 * All digits in one file, each in its slot. Always with the embedded voice, even if a speech service is configured: the thresholds of
 * the check depend on this voice. Generated once and stored; 320 KB.
 */
export async function spokenDigits({ storage, log }: HasStorage & HasLog): Promise<Uint8Array> {
  const cache = {
    get: (key: string) => storage.readAll(`cache/speech/${key}.wav`),
    put: async (key: string, bytes: Uint8Array) => {
      await storage.put(`cache/speech/${key}.wav`, bytes)
    },
  }
  const speaker = createSpeaker({ driver: embeddedSpeech(), cache, log: ({ message, reason }) => log.warn({ reason }, message) })
  try {
    const spoken = await Promise.all(DIGITS.map((digit) => speaker.speak(NAMES[digit], { voice: 'soft' })))
    const { sampleRate } = spoken[0]!
    const slot = Math.round(SLOT_SECONDS * sampleRate)
    const samples = new Float32Array(slot * spoken.length)
    for (const [nth, { samples: one }] of spoken.entries()) samples.set(one.subarray(0, slot), nth * slot)
    return encodeWav({ samples, sampleRate })
  } finally {
    await speaker.close()
  }
}
