/**
 * Sound: how fast tracks render, and whether they are as loud as promised.
 *
 *   node bench/audio.ts                 speed × real time and time to the first byte, over several tracks
 *   node bench/audio.ts --all           loudness and true peak of every track and speech (some fifteen minutes)
 *   node bench/audio.ts --write         measures those whose sound has changed and writes their loudness.json; German speeches are measured
 *                                       in the embedded voice, as every voice is brought to one level
 *   node bench/audio.ts --layers        loudness of each kind of layer alone
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { catalogue } from '#features/soul/server/catalogue/catalogue.ts'
import { mixerSounds } from '#features/soul/server/mixer/sounds.ts'
import { library } from '#features/speeches/server/library/library.ts'
import { blockLength, sampleRate } from '#platform/server/audio/render/core/bus.ts'
import { targetLoudness } from '#platform/server/audio/render/calibrate.ts'
import { LoudnessMeter } from '#platform/server/audio/render/loudness.ts'
import { measureGain, measureTrack } from '#platform/server/audio/render/measure.ts'
import { Mixer } from '#platform/server/audio/render/mixer.ts'
import { Layer, soundHash, type TrackRecipe } from '#platform/server/audio/render/core/recipe.ts'
import { startRender } from '#platform/server/audio/render/render.ts'
import { embeddedSpeech } from '#platform/server/speech/embedded-driver.ts'
import { createSpeaker } from '#platform/server/speech/speaker.ts'

const stored = new Map<string, Uint8Array>()
const cache = { get: async (key: string) => stored.get(key), put: async (key: string, bytes: Uint8Array) => void stored.set(key, bytes) }
const speech = createSpeaker({ driver: embeddedSpeech(), cache })

type Sound = { id: string; recipe: TrackRecipe }
const shelves: readonly { sounds: readonly Sound[]; file: URL }[] = [
  { sounds: catalogue.tracks, file: new URL('../src/features/soul/server/catalogue/loudness.json', import.meta.url) },
  { sounds: mixerSounds, file: new URL('../src/features/soul/server/mixer/loudness.json', import.meta.url) },
  { sounds: library.pieces, file: new URL('../src/features/speeches/server/library/loudness.json', import.meta.url) },
]

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

async function speed(): Promise<void> {
  // Whole tracks up to fifteen minutes, because short parts of long tracks are not representative.
  const pick = (guided: boolean) => catalogue.tracks.filter((track) => track.guided === guided && track.durationSeconds <= 900).slice(0, 3)
  for (const [name, tracks] of [['ambience', pick(false)] as const, ['guided, nothing spoken before', pick(true)] as const]) {
    const speeds: number[] = []
    const firsts: number[] = []
    for (const track of tracks) {
      const start = performance.now()
      let first = 0
      for await (const _ of startRender(track.recipe, { speech })) first ||= performance.now() - start
      speeds.push((track.durationSeconds * 1000) / (performance.now() - start))
      firsts.push(first)
    }
    console.log(
      `rendering, ${name}: ${median(speeds).toFixed(1)} × real time, first sound after ${median(firsts).toFixed(0)} ms (median of ${tracks.length} tracks)`,
    )
  }
}

async function verify(): Promise<void> {
  const sounds = shelves.flatMap((shelf) => shelf.sounds)
  let outside = 0
  for (const sound of sounds) {
    const { loudness, truePeak } = await measureTrack(sound.recipe, gainOf(sound), speech)
    const good = Math.abs(loudness - targetLoudness) <= 1 && truePeak <= -1
    if (!good) outside++
    console.log(
      `${good ? 'good   ' : 'OUTSIDE'} ${loudness.toFixed(2).padStart(7)} LUFS ${truePeak.toFixed(2).padStart(6)} dBTP  ${sound.id}`,
    )
  }
  console.log(`${sounds.length - outside} of ${sounds.length} sounds within ${targetLoudness} ± 1 LUFS and −1 dBTP`)
  if (outside > 0) process.exitCode = 1
}

function gainOf({ id, recipe }: Sound): number {
  if (recipe.gainDb === undefined) throw new Error(`${id} has no measured gain: run with --write.`)
  return recipe.gainDb
}

async function write(): Promise<void> {
  for (const { sounds, file } of shelves) {
    const known: Record<string, number> = JSON.parse(readFileSync(file, 'utf8'))
    const gains: Record<string, number> = {}
    for (const [i, { id, recipe }] of sounds.entries()) {
      const hash = soundHash(recipe)
      gains[hash] = known[hash] ?? (await measureGain(recipe, speech))
      console.log(`${i + 1}/${sounds.length} ${id}: ${gains[hash]} dB${hash in known ? ' (unchanged)' : ''}`)
      writeFileSync(file, `${JSON.stringify({ ...known, ...gains }, null, 2)}\n`)
    }
    writeFileSync(file, `${JSON.stringify(gains, null, 2)}\n`)
  }
}

function layers(): void {
  const examples = [
    { kind: 'noise', colour: 'white' },
    { kind: 'noise', colour: 'pink' },
    { kind: 'noise', colour: 'brown' },
    ...['rain', 'waves', 'wind', 'stream', 'fire', 'crickets', 'birds'].map((kind) => ({ kind })),
    { kind: 'bowls', notes: [50, 57, 62] },
    { kind: 'chimes', notes: [74, 76, 79, 81] },
    { kind: 'pads', chords: [[48, 55, 60, 64]] },
    { kind: 'binaural', beat: 6 },
    { kind: 'drone', note: 36 },
    { kind: 'breath', inhale: 4, exhale: 6 },
    ...['thunder', 'tent', 'fan', 'clock', 'keys', 'murmur', 'heartbeat', 'purr', 'train'].map((kind) => ({ kind })),
    { kind: 'rim', notes: [53] },
  ]
  for (const example of examples) {
    const mixer = new Mixer([Layer.parse(example)], 'layers')
    const meter = new LoudnessMeter()
    for (let i = 0; i < (60 * sampleRate) / blockLength; i++) {
      const { left, right } = mixer.next()
      meter.add(left, right)
    }
    console.log(`${meter.integrated().toFixed(1).padStart(6)} LUFS  ${example.kind} ${'colour' in example ? example.colour : ''}`)
  }
}

const asked = process.argv.slice(2)
if (asked.includes('--write')) await write()
else if (asked.includes('--all')) await verify()
else if (asked.includes('--layers')) layers()
else await speed()
await speech.close()
