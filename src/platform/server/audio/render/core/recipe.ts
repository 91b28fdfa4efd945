import { createHash } from 'node:crypto'
import { z } from 'zod'
import { voiceNames } from '#platform/server/speech/speech-driver.ts'

/** Increased whenever the same recipe would sound different or have another size, so that stored tracks and gains are made again. */
const rendererVersion = 1

const common = {
  /** dB relative to the layer's own calm level (0 = suitable for that kind in a mix). */
  gain: z.number().min(-40).max(12).default(0),
  /** Seconds into the track where the layer fades in and out; whole track when absent. */
  from: z.number().min(0).optional(),
  to: z.number().min(0).optional(),
}
const unit = z.number().min(0).max(1)
const midi = z.number().int().min(24).max(96)

/** One thing to hear. Frequencies in Hz, times in seconds. */
export const Layer = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('noise'),
    colour: z.enum(['white', 'pink', 'brown']),
    tone: z.number().min(150).max(16_000).default(9000),
    ...common,
  }),
  z.strictObject({ kind: z.literal('rain'), strength: unit.default(0.5), drops: unit.default(0.5), ...common }),
  z.strictObject({ kind: z.literal('waves'), period: z.number().min(5).max(20).default(9), ...common }),
  z.strictObject({ kind: z.literal('wind'), gusts: unit.default(0.5), leaves: unit.default(0.5), ...common }),
  z.strictObject({ kind: z.literal('stream'), bubbles: unit.default(0.5), ...common }),
  z.strictObject({ kind: z.literal('fire'), crackle: unit.default(0.5), ...common }),
  z.strictObject({ kind: z.literal('crickets'), count: z.number().int().min(1).max(8).default(4), ...common }),
  z.strictObject({ kind: z.literal('birds'), density: unit.default(0.4), ...common }),
  z.strictObject({
    kind: z.literal('bowls'),
    notes: z.array(midi).min(1).max(8),
    every: z.number().min(4).max(600).default(18),
    ...common,
  }),
  z.strictObject({
    kind: z.literal('chimes'),
    notes: z.array(midi).min(1).max(12),
    every: z.number().min(2).max(120).default(9),
    ...common,
  }),
  z.strictObject({
    kind: z.literal('pads'),
    chords: z.array(z.array(midi).min(1).max(5)).min(1).max(12),
    chordSeconds: z.number().min(6).max(60).default(18),
    brightness: unit.default(0.4),
    ...common,
  }),
  z.strictObject({
    kind: z.literal('binaural'),
    carrier: z.number().min(80).max(500).default(180),
    beat: z.number().min(0.5).max(40),
    ...common,
  }),
  z.strictObject({ kind: z.literal('drone'), note: midi, pulse: z.number().min(20).max(80).default(48), ...common }),
  z.strictObject({
    kind: z.literal('breath'),
    inhale: z.number().min(2).max(12),
    hold: z.number().min(0).max(12).default(0),
    exhale: z.number().min(2).max(16),
    rest: z.number().min(0).max(12).default(0),
    ...common,
  }),
  z.strictObject({
    kind: z.literal('bells'),
    /** When they are struck: seconds from the track's beginning. */
    at: z.array(z.number().min(0).max(7300)).min(1).max(200),
    note: midi,
    ...common,
  }),
  z.strictObject({
    kind: z.literal('pacer'),
    /** The first breath begins at `start`, and breathing continues for `seconds`. */
    start: z.number().min(0).max(7300),
    seconds: z.number().min(2).max(7300),
    phases: z
      .array(z.strictObject({ way: z.enum(['in', 'sip', 'hold', 'out', 'rest']), seconds: z.number().min(0.1).max(30) }))
      .min(1)
      .max(8),
    ...common,
  }),
  z.strictObject({ kind: z.literal('thunder'), every: z.number().min(6).max(60).default(16), ...common }),
  z.strictObject({ kind: z.literal('tent'), strength: unit.default(0.5), ...common }),
  z.strictObject({ kind: z.literal('fan'), hertz: z.number().min(60).max(200).default(96), ...common }),
  z.strictObject({ kind: z.literal('clock'), every: z.number().min(0.4).max(2).default(1), ...common }),
  z.strictObject({ kind: z.literal('keys'), pace: unit.default(0.5), ...common }),
  z.strictObject({ kind: z.literal('murmur'), people: z.number().int().min(2).max(12).default(8), ...common }),
  z.strictObject({ kind: z.literal('heartbeat'), every: z.number().min(0.7).max(1.6).default(1.0666666666666667), ...common }),
  z.strictObject({ kind: z.literal('purr'), breath: z.number().min(1.2).max(4).default(2.1333333333333333), ...common }),
  z.strictObject({ kind: z.literal('train'), every: z.number().min(0.8).max(3).default(1.28), ...common }),
  z.strictObject({ kind: z.literal('rim'), notes: z.array(midi).min(1).max(4), every: z.number().min(4).max(60).default(16), ...common }),
])
export type Layer = z.infer<typeof Layer>
export type LayerOf<K extends Layer['kind']> = Extract<Layer, { kind: K }>

/** A spoken line and the silence after it. `fixed` silences (breath counts) keep their length; others stretch so the script fills the track. */
const ScriptLine = z.strictObject({
  text: z.string().min(1).max(400),
  pause: z.number().min(0).max(7260),
  fixed: z.boolean().default(false),
})

export const Script = z.strictObject({
  voice: z.enum(voiceNames),
  /** Seconds before the first word and after the last. */
  intro: z.number().min(1).max(7260).default(9),
  outro: z.number().min(3).max(600).default(20),
  lines: z.array(ScriptLine).min(1).max(800),
})
export type Script = z.infer<typeof Script>

/** Everything the renderer needs: the same recipe gives the same bytes in any process. */
export const TrackRecipe = z
  .strictObject({
    seed: z.string().min(1).max(80),
    durationSeconds: z.number().min(2).max(7260),
    /** The end joins the start without a seam: no fades, no speech. */
    loop: z.boolean().default(false),
    layers: z.array(Layer).max(128),
    script: Script.optional(),
    /** dB for the whole track, measured beforehand; absent, a short analysis finds it. */
    gainDb: z.number().min(-40).max(40).optional(),
  })
  .refine((recipe) => !(recipe.loop && recipe.script), { error: 'A looping track has no script.' })
  .refine((recipe) => recipe.layers.length > 0 || recipe.script !== undefined, { error: 'A track needs something to hear.' })
export type TrackRecipe = z.infer<typeof TrackRecipe>

/** Names the bytes: same hash (and same voice), same audio. Hex, 32 characters. */
export function recipeHash(recipe: TrackRecipe): string {
  const known = hashes.get(recipe)
  if (known) return known
  const hash = createHash('sha256')
    .update(JSON.stringify([rendererVersion, sorted(recipe)]))
    .digest('hex')
    .slice(0, 32)
  hashes.set(recipe, hash)
  return hash
}

/** Every list of tracks asks for all of them, and a recipe never changes while the app runs. */
const hashes = new WeakMap<TrackRecipe, string>()

/** Identifies the sound before its gain: the key under which a measured gain is stored. */
export function soundHash(recipe: TrackRecipe): string {
  const { gainDb: _gain, ...sound } = recipe
  return recipeHash(sound)
}

/** Key order must not change the hash: JSON files get reformatted. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, v]) => v !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, v]) => [k, sorted(v)]),
  )
}
