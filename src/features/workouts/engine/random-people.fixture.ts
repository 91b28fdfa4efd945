import { CAUTIONS_BY_JOINT, EQUIPMENT, type CautionJoint } from '../exercise.ts'
import { exercises } from '../content/exercises/table.ts'
import { garage, gym, home, hotel, nothing, placeWith } from './places.fixture.ts'
import { chance } from './seeded.ts'
import { GOALS, TRAINING_LEVELS, type Place, type PlanInput } from './types.ts'
import { COUNTED_MUSCLES } from './volume.ts'

const JOINTS = Object.keys(CAUTIONS_BY_JOINT) as CautionJoint[]
const DEMANDS = Object.values(CAUTIONS_BY_JOINT).flat()

/** A person with random wishes, place and injuries; the same number gives the same person. */
export function randomPerson(number: number): { input: PlanInput; place: Place } {
  const roll = (what: string) => chance(number, what)
  const pick = <T>(what: string, from: readonly T[]): T => from[Math.floor(roll(what) * from.length)]!
  const some = <T>(what: string, from: readonly T[], part: number): T[] => from.filter((_, at) => roll(`${what}${at}`) < part)
  const isHurt = roll('hurt') < 0.4
  const input: PlanInput = {
    goal: pick('goal', GOALS),
    level: pick('level', TRAINING_LEVELS),
    days: 1 + Math.floor(roll('days') * 7),
    minutes: 10 + 5 * Math.floor(roll('minutes') * 23),
    weeks: 1 + Math.floor(roll('weeks') * 16),
    focus: some('focus', COUNTED_MUSCLES, 0.1).slice(0, 3),
    injuries: isHurt
      ? some('injuries', JOINTS, 0.2).map((joint) => ({ joint, stage: roll(`stage${joint}`) < 0.5 ? 'out' : 'returning' }))
      : [],
    avoid: roll('avoid') < 0.2 ? some('demand', DEMANDS, 0.1) : [],
    dislikes: some('dislike', exercises, 0.02).map(({ id }) => id),
    seed: number,
  }
  const place = pick('place', [gym, gym, home, garage, hotel, nothing, placeWith(some('equipment', EQUIPMENT, 0.3))])
  return { input, place }
}
