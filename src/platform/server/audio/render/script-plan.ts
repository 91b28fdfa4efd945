import type { VoiceName } from '#platform/server/speech/speech-driver.ts'
import type { Script } from './core/recipe.ts'

/** A line with its planned start (seconds into the track) and the silence planned after it. */
export type PlannedLine = { text: string; at: number; pause: number; fixed: boolean }
export type ScriptPlan = {
  lines: PlannedLine[]
  /** The factor applied to elastic silences so that the script fills the track; 0.6–1.8 sounds natural. */
  stretch: number
  /** Estimated seconds of speech. */
  speechSeconds: number
}

/** The minimum of an elastic silence when the line before it took longer than estimated. */
export const leastPause = 0.45

/** Shortest elastic silence factor; below it a script is simply too long for its track. */
const leastStretch = 0.35

/** Seconds a line takes in the embedded voices, fitted by least squares to 116 catalogue lines (mean error 0.2 s). */
export function estimateSpeech(text: string, voice: VoiceName): number {
  const stops = text.match(/[,;:—]/g)?.length ?? 0
  return voice === 'low' ? 0.33 + text.length * 0.0683 + stops * 0.2 : 0.42 + text.length * 0.0558 + stops * 0.245
}

/**
 * Lays a script over its track: first word after `intro`, last word before `outro`, all elastic silences stretched by one factor.
 * Plans from estimates alone, so the plan exists before a word is spoken and is the same with any voice.
 */
export function planScript(script: Script, durationSeconds: number): ScriptPlan {
  const spoken = script.lines.map((line) => estimateSpeech(line.text, script.voice))
  const speechSeconds = spoken.reduce((a, b) => a + b, 0)
  // The last line's silence is the outro's.
  const silences = script.lines.slice(0, -1)
  const fixed = silences.reduce((sum, line) => sum + (line.fixed ? line.pause : 0), 0)
  const elastic = silences.reduce((sum, line) => sum + (line.fixed ? 0 : line.pause), 0)
  const room = durationSeconds - script.intro - script.outro - speechSeconds - fixed
  const stretch = elastic > 0 ? Math.max(leastStretch, room / elastic) : 1
  let at = script.intro
  const lines = script.lines.map((line, i) => {
    const pause = line.fixed ? line.pause : line.pause * stretch
    const planned = { text: line.text, at, pause, fixed: line.fixed }
    at += (spoken[i] as number) + pause
    return planned
  })
  return { lines, stretch, speechSeconds }
}

/** Seconds for which a line may still affect the sound after it: the bed returns to its level. */
const aftermath = 5

/**
 * The last line that certainly begins as planned (s) and whose predecessors are all over at `seconds`: the sound from there on does
 * not depend on these. A voice is assumed to need at most 1.5 times the estimate, plus a second.
 */
export function certainLine(lines: readonly PlannedLine[], seconds: number): number {
  let certain = 0
  let latestEnd = -Infinity
  for (const [i, line] of lines.entries()) {
    const before = lines[i - 1]
    const following = lines[i + 1]
    const pushed = before ? latestEnd + before.pause * (before.fixed ? 1 : leastPause) : -Infinity
    const isOnTime = !before?.fixed && pushed <= line.at
    if (isOnTime && latestEnd + aftermath <= seconds) certain = i
    if (!following) break
    const reckoned = following.at - line.at - line.pause
    latestEnd = Math.max(line.at, pushed) + reckoned * 1.5 + 1
  }
  return certain
}
