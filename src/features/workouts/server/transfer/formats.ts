import type { DistanceUnit } from '../../contract/transfer.ts'
import type { SetType } from '../../engine/types.ts'
import type { WeightUnit } from '../../gyms/gym.ts'
import type { Cells } from '#platform/server/imports/csv-lines.ts'
import type { Source } from './parsed-session.ts'

/** A row in the fields that all formats share, still as text. */
export type RowTexts = {
  date: string
  end: string
  duration: string
  session: string
  sessionNote: string
  exercise: string
  category: string
  note: string
  group: string
  type: SetType
  /** The set's position within its exercise; null: the format has no such column. */
  order: number | null
  weight: string
  unit: WeightUnit | null
  reps: string
  distance: string
  distanceUnit: DistanceUnit | 'm' | null
  time: string
  rpe: string
}

/** `rest` rows are those of a rest timer. */
export type FormatRow = RowTexts | 'rest'

export type Format = { source: Source; read: (cell: Cells) => FormatRow; dateColumn: string; exerciseColumn: string }

const weightUnit = (text: string): WeightUnit | null => (/^kg/i.test(text) ? 'kg' : /^(lb|pound)/i.test(text) ? 'lb' : null)
const distanceUnit = (text: string): DistanceUnit | 'm' | null => {
  if (/^k/i.test(text)) return 'km'
  if (/^mi/i.test(text)) return 'mi'
  return /^m/i.test(text) ? 'm' : null
}

/** A column whose unit may follow its name, in brackets or after a blank, or is in a column of its own. */
function measured(columns: readonly string[], name: string): { column: string; unit: string } {
  const column = columns.find((one) => one === name || (one.startsWith(`${name} `) && one !== `${name} unit`)) ?? name
  return { column, unit: column.slice(name.length).replaceAll(/[()\s]/gu, '') }
}

const TYPES: Readonly<Record<string, SetType>> = {
  w: 'warm-up',
  warmup: 'warm-up',
  'warm-up': 'warm-up',
  d: 'drop',
  dropset: 'drop',
  drop: 'drop',
  f: 'failure',
  failure: 'failure',
}
const typeOf = (text: string): SetType => TYPES[text.toLowerCase().replaceAll(/[\s_]/gu, '')] ?? 'normal'
/** A rest timer's row of Strong, in the languages of `columns.ts`. */
const REST =
  /^(?:rest timer|ruhezeit|pausentimer|minuteur de repos|temps de repos|repos|temporizador de descanso|descanso|timer di riposo|timer recupero|recupero|riposo|rusttimer|rust|temporizador)$/i
const orderOf = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null)

/** A table whose columns the person assigned; `names` are the file's column names. */
export function tableFormat(fields: readonly string[], names: readonly string[]): Format {
  const nameOf = (field: string) => names[fields.indexOf(field)] ?? ''
  const unitIn = (field: string) => /(?:^|[^a-z])(kgs?|lbs?|pounds?|km|mi|miles|m)(?:[^a-z]|$)/i.exec(nameOf(field))?.[1] ?? ''
  return {
    source: 'table',
    dateColumn: 'date',
    exerciseColumn: 'exercise',
    read: (cell) => ({
      date: cell('date'),
      end: cell('end'),
      duration: cell('duration'),
      session: cell('session'),
      sessionNote: '',
      exercise: cell('exercise'),
      category: cell('category'),
      note: cell('note'),
      group: '',
      type: typeOf(cell('type')),
      order: orderOf(cell('order')),
      weight: cell('weight'),
      unit: weightUnit(unitIn('weight')) ?? weightUnit(cell('unit')),
      reps: cell('reps'),
      distance: cell('distance'),
      distanceUnit: distanceUnit(unitIn('distance')) ?? distanceUnit(cell('distanceUnit')),
      time: cell('time'),
      rpe: cell('rpe'),
    }),
  }
}

/** The format with these columns; undefined: unknown. */
export function formatOf(columns: readonly string[]): Format | undefined {
  const has = (...names: string[]) => names.every((name) => columns.includes(name))
  const weight = measured(columns, 'weight')
  const distance = measured(columns, 'distance')
  const units = (cell: Cells) => ({
    weight: cell(weight.column),
    unit: weightUnit(weight.unit) ?? weightUnit(cell('weight unit')),
    reps: cell('reps'),
    distance: cell(distance.column),
    distanceUnit: distanceUnit(distance.unit) ?? distanceUnit(cell('distance unit')),
  })
  if (has('start time', 'exercise title')) {
    return {
      source: 'hevy',
      dateColumn: 'start time',
      exerciseColumn: 'exercise title',
      read: (cell) => ({
        ...units(cell),
        date: cell('start time'),
        end: cell('end time'),
        duration: '',
        session: cell('title'),
        sessionNote: cell('description'),
        exercise: cell('exercise title'),
        category: '',
        note: cell('exercise notes'),
        group: cell('superset id'),
        type: typeOf(cell('set type')),
        order: orderOf(cell('set index')),
        time: cell('duration seconds'),
        rpe: cell('rpe'),
      }),
    }
  }
  if (has('date', 'exercise name', 'set order')) {
    return {
      source: 'strong',
      dateColumn: 'date',
      exerciseColumn: 'exercise name',
      read: (cell) =>
        REST.test(cell('set order'))
          ? 'rest'
          : {
              ...units(cell),
              date: cell('date'),
              end: '',
              duration: cell('duration (sec)') || cell('duration') || cell('workout duration'),
              session: cell('workout name'),
              sessionNote: cell('workout notes'),
              exercise: cell('exercise name'),
              category: '',
              note: cell('notes'),
              group: '',
              type: typeOf(cell('set order')),
              order: orderOf(cell('set order')),
              time: cell('seconds'),
              rpe: cell('rpe'),
            },
    }
  }
  if (has('date', 'exercise', 'reps') && (has('category') || has('comment'))) {
    return {
      source: 'fitnotes',
      dateColumn: 'date',
      exerciseColumn: 'exercise',
      read: (cell) => ({
        ...units(cell),
        date: cell('date'),
        end: '',
        duration: '',
        session: '',
        sessionNote: '',
        exercise: cell('exercise'),
        category: cell('category'),
        note: cell('comment'),
        group: '',
        type: 'normal',
        order: null,
        time: cell('time'),
        rpe: '',
      }),
    }
  }
  return undefined
}
