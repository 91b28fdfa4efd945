import type { LineReason } from '../../contract/transfer.ts'
import { SESSION_LIMITS } from '../../training/session.ts'
import type { RowTexts } from './formats.ts'
import type { ParsedItem, ParsedSession, ParsedSet, TrainingItem } from './parsed-session.ts'
import { numberOf, secondsOf, wallOf } from '#platform/server/imports/values.ts'

/** More sessions than anybody does in a lifetime. */
const MAX_SESSIONS = 25_000
const MAX_REPORTED = 2000
const MAX_NAME = 120
const MAX_NOTE = 2000
const EXERCISE_NAME = 200

type Line = Extract<TrainingItem, { type: 'line' }>
type Building = { session: ParsedSession; order: number; last: ParsedItem | undefined; sets: number }

/** Builds sessions from rows in any order. A row that cannot be imported is reported with its line. */
export class SessionsBuilder {
  private readonly byKey = new Map<string, Building>()
  readonly lines: Line[] = []
  private unsaid = { lost: 0, partly: 0 }
  private readonly order: 'dayFirst' | 'monthFirst'
  private readonly isByName: boolean

  /** `isByName`: rows with the same name belong to one exercise, even if they are not adjacent. */
  constructor(order: 'dayFirst' | 'monthFirst', isByName: boolean) {
    this.order = order
    this.isByName = isByName
  }

  get sessions(): ParsedSession[] {
    return [...this.byKey.values()].map(({ session }) => session)
  }

  /** Numbers of lines beyond the most that are stored individually. */
  get more() {
    return this.unsaid
  }

  say(line: number, reason: LineReason, text: string, isRetained = false): undefined {
    if (this.lines.length < MAX_REPORTED) this.lines.push({ type: 'line', line, reason, text: text.slice(0, 80), isRetained })
    else if (isRetained) this.unsaid.partly++
    else this.unsaid.lost++
  }

  add(row: RowTexts, line: number): void {
    const start = wallOf(row.date, this.order)
    if (!start) return this.say(line, 'date', row.date)
    if (row.exercise === '') return this.say(line, 'exercise', row.session)
    const set = this.setOf(row, line)
    if (!set) return
    const here = this.at(row, start, line)
    if (!here) return
    const item = this.itemOf(here, row, line)
    if (!item) return
    if (row.note !== '' && !item.note.split('\n').includes(row.note))
      item.note = this.cut([item.note, row.note].filter(Boolean).join('\n'), MAX_NOTE, line)
    if (set === 'words') return
    if (here.sets >= SESSION_LIMITS.sets) return this.say(line, 'too_many', row.exercise)
    here.sets++
    item.sets.push(set)
  }

  private cut(text: string, most: number, line: number): string {
    const signs = [...text]
    if (signs.length <= most) return text
    this.say(line, 'cut', text, true)
    return signs.slice(0, most).join('')
  }

  private at(row: RowTexts, start: string, line: number): Building | undefined {
    const key = `${start}\n${row.session}\n${row.end}`
    const known = this.byKey.get(key)
    if (known) return known
    if (this.byKey.size >= MAX_SESSIONS) {
      this.say(line, 'too_many', row.date)
      return undefined
    }
    const seconds = secondsOf(row.duration)
    const session: ParsedSession = {
      line,
      start,
      end: wallOf(row.end, this.order) ?? null,
      seconds: seconds !== null && Number.isFinite(seconds) && seconds > 0 ? seconds : null,
      name: this.cut(row.session, MAX_NAME, line),
      note: this.cut(row.sessionNote, MAX_NOTE, line),
      items: [],
    }
    const made = { session, order: -1, last: undefined, sets: 0 }
    this.byKey.set(key, made)
    return made
  }

  private itemOf(here: Building, { exercise, category, group, order }: RowTexts, line: number): ParsedItem | undefined {
    const name = this.cut(exercise, EXERCISE_NAME, line)
    const { items } = here.session
    const isAgain = order !== null && order <= here.order
    const known = this.isByName ? items.find((one) => one.name === name) : here.last?.name === name && !isAgain ? here.last : undefined
    here.order = known && order === null ? here.order : (order ?? -1)
    if (known) {
      here.last = known
      return known
    }
    if (items.length >= SESSION_LIMITS.items) {
      this.say(line, 'too_many', exercise)
      return undefined
    }
    const made: ParsedItem = { name, category, note: '', group: group === '' ? null : group, sets: [] }
    items.push(made)
    here.last = made
    return made
  }

  /** Returns 'words' for a row without reps, distance or time that has a note. */
  private setOf(row: RowTexts, line: number): ParsedSet | 'words' | undefined {
    const { weight: most, reps: mostReps, seconds: longest, metres } = SESSION_LIMITS
    const weight = numberOf(row.weight)
    if (weight !== null && !(weight >= 0 && weight <= most)) return this.say(line, 'weight', row.weight)
    const reps = numberOf(row.reps)
    if (reps !== null && !(reps >= 0 && reps <= mostReps)) return this.say(line, 'reps', row.reps)
    const distance = numberOf(row.distance)
    const inMetres = (distance ?? 0) * (row.distanceUnit === 'm' ? 1 : row.distanceUnit === 'mi' ? 1609.344 : 1000)
    if (distance !== null && !(distance >= 0 && inMetres <= metres)) return this.say(line, 'distance', row.distance)
    const seconds = secondsOf(row.time)
    if (seconds !== null && !(seconds >= 0 && seconds <= longest)) return this.say(line, 'time', row.time)
    if (!((reps ?? 0) > 0 || (distance ?? 0) > 0 || (seconds ?? 0) > 0)) {
      if (row.note !== '') return 'words'
      return this.say(line, 'nothing', row.exercise)
    }
    const rpe = numberOf(row.rpe)
    const isEffort = rpe !== null && rpe >= 1 && rpe <= 10
    if (rpe !== null && rpe !== 0 && !isEffort) this.say(line, 'effort', row.rpe, true)
    return {
      type: row.type,
      // Some apps write a zero if no load was entered.
      weight: weight === 0 ? null : weight,
      unit: row.unit,
      reps: reps || null,
      seconds: seconds || null,
      distance: distance || null,
      distanceUnit: row.distanceUnit,
      rpe: isEffort ? rpe : null,
    }
  }
}
