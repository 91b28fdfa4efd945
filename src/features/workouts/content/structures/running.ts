import { structure, week, type Day, type Structure, type StructureId } from './structure.ts'

/** Runs of a week: minutes run, minutes walked between, how often. */
const runs = (id: StructureId, weeks: readonly (readonly Day[])[], weekdays: readonly number[]): Structure => {
  const days = weeks.flat()
  let at = 0
  const all = weeks.map((one) => week(one.map(() => at++)))
  return structure(id, weekdays, false, days, all, 0)
}
const interval = (times: number, run: number, walk: number): Day => [
  'cardio',
  ['walking 1x300s r0 f', `running ${times}x${run}s r${walk} f`, 'walking 1x300s r0 f'],
]
const thrice = (day: Day): readonly Day[] => [day, day, day]

/** Ways to run further. */
export const runningStructures: readonly Structure[] = [
  runs(
    'couch-to-5k',
    [
      thrice(interval(8, 60, 90)),
      thrice(interval(6, 90, 120)),
      thrice(interval(5, 120, 120)),
      thrice(interval(4, 240, 150)),
      thrice(interval(3, 360, 120)),
      [interval(3, 480, 120), interval(2, 600, 180), interval(2, 600, 120)],
      [interval(2, 720, 180), interval(2, 720, 120), interval(1, 1200, 0)],
      thrice(interval(1, 1500, 0)),
      thrice(interval(1, 1800, 0)),
    ],
    [0, 2, 5],
  ),
  runs(
    'ten-km',
    [
      [30, 3, 40],
      [30, 4, 45],
      [35, 4, 50],
      [30, 3, 40],
      [35, 5, 55],
      [40, 5, 60],
      [40, 6, 65],
      [30, 4, 50],
      [35, 5, 65],
      [25, 3, 60],
    ].map(([easy, fast, long]): readonly Day[] => [
      ['cardio', [`running 1x${easy! * 60}s r0 f`]],
      ['cardio', ['running 1x600s r0 f', `running ${fast}x180s r120 f`, 'walking 1x300s r0 f']],
      ['cardio', [`running 1x${long! * 60}s r0 f`]],
    ]),
    [1, 3, 6],
  ),
]
