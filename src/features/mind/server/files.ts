import { csvLines } from '#platform/server/core/csv.ts'
import { RULES } from '../games/all-rules.ts'
import { replay } from '../games/core/rules.ts'
import type { ExportedSession } from './session-row.ts'

// CSV export for a person's own statistics. A trial has its stimulus, answer, times, and whether the answer was right.

const OF_SESSION = ['session', 'game', 'started_at', 'day', 'device', 'input', 'refresh_hz', 'timing_error_ms', 'score', 'unit']
const OF_TRIAL = ['trial', 'onset_ms', 'reaction_ms', 'answer', 'right', 'void', 'shown']

/** Line by line, so that memory use does not grow with the history. Stimuli are regenerated from the session's id. */
export async function* sessionsAsCsv(sessions: AsyncIterable<ExportedSession>): AsyncGenerator<string> {
  yield csvLines([[...OF_SESSION, ...OF_TRIAL]])
  for await (const session of sessions) {
    const rules = RULES[session.game]
    const { id, game, startedAt, day, device, input, refreshHz, errorMs, main, start, language } = session
    const about = [id, game, startedAt, day, device, input, round(refreshHz), round(errorMs), main ?? '', rules.main.unit]
    const { trials } = replay(rules, { seed: id, start, language }, session.answers)
    const rows = trials.map(({ at, rt, r, isRight, void: reason, stimulus }, nth) => [
      ...about,
      nth + 1,
      at,
      rt ?? '',
      r.join(' '),
      reason ? '' : isRight ? 1 : 0,
      reason ?? '',
      JSON.stringify(stimulus),
    ])
    yield csvLines(rows)
  }
}

export async function* jsonLines(sessions: AsyncIterable<ExportedSession>): AsyncGenerator<string> {
  yield '{"format":"fernwell-mind","version":1,"sessions":['
  let comma = ''
  for await (const session of sessions) {
    yield `${comma}\n${JSON.stringify(session)}`
    comma = ','
  }
  yield '\n]}\n'
}

const round = (value: number) => Math.round(value * 100) / 100
