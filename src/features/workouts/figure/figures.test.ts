import { describe, expect, it } from 'vitest'
import { exercises } from '../content/exercises/table.ts'
import { jointsOf, LENGTH, type LimbJoints, type Point } from './body.ts'
import { figureNameOf, figureOf } from './figure-of.ts'
import { movingFigures } from './figures-moving.ts'
import { legFigures } from './figures-legs.ts'
import { upperFigures } from './figures-upper.ts'
import { LAYERS, poseAt, sceneAt } from './scene.ts'
import type { Figure } from './types.ts'

const all = Object.entries<Figure>({ ...legFigures, ...upperFigures, ...movingFigures })
const moments = Array.from({ length: 21 }, (_, at) => at / 20)
const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])
/** How far the middle joint is bent to the front, −1 to 1, in a body seen from the side. */
const bend = ({ root, middle, end }: LimbJoints) =>
  ((middle[0] - root[0]) * (end[1] - middle[1]) - (middle[1] - root[1]) * (end[0] - middle[0])) /
  (distance(root, middle) * distance(middle, end) || 1)

describe('a figure', () => {
  it('exists for every exercise, in more than a hundred movements', () => {
    expect(all.length).toBeGreaterThanOrEqual(100)
    for (const exercise of exercises) expect(figureOf(exercise).figure, exercise.id).toBeDefined()
    expect(new Set(exercises.map(figureNameOf)).size).toBeGreaterThanOrEqual(100)
  })

  it('of a pull ends standing without a catch, and of a machine with a back pad leans on it', () => {
    const named = (id: string) => figureNameOf(exercises.find((one) => one.id === id)!)
    expect(['clean-pull', 'snatch-pull'].map(named)).toEqual(['deadlift', 'deadlift'])
    for (const id of ['hack-squat-machine', 'pendulum-squat', 'v-squat']) expect(named(id), id).toBe('hack-squat')
  })

  it('is drawn at every moment, with every kind of load', () => {
    const different = new Map(exercises.map((exercise) => [`${figureNameOf(exercise)} ${exercise.loading}`, exercise]))
    for (const exercise of different.values()) {
      const { figure, loading } = figureOf(exercise)
      for (const t of [0, 0.3, 0.5]) {
        const scene = sceneAt(figure, t, loading)
        for (const layer of LAYERS) expect(scene[layer], `${exercise.id} ${layer}`).not.toMatch(/NaN|Infinity|undefined/)
      }
    }
  })

  it('keeps the lengths of its bones', () => {
    for (const [name, figure] of all)
      for (const t of moments) {
        const { arms, legs } = jointsOf(poseAt(figure, t), figure.view)
        for (const { root, middle, end } of legs) {
          expect(distance(root, middle), name).toBeLessThanOrEqual(LENGTH.thigh + 0.01)
          expect(distance(middle, end), name).toBeLessThanOrEqual(LENGTH.shin + 0.01)
        }
        for (const { root, middle, end } of arms) {
          expect(distance(root, middle), name).toBeLessThanOrEqual(LENGTH.upperArm + 0.01)
          expect(distance(middle, end), name).toBeLessThanOrEqual(LENGTH.forearm + 0.01)
        }
      }
  })

  it('bends no knee forwards, seen from the side', () => {
    for (const [name, figure] of all)
      if (figure.view === 'side')
        for (const t of moments)
          for (const leg of jointsOf(poseAt(figure, t), 'side').legs) expect(bend(leg), `${name} at ${t}`).toBeLessThan(0.21)
  })

  it('stays above the floor with every joint', () => {
    for (const [name, figure] of all)
      for (const t of moments) {
        const { hip, head, arms, legs } = jointsOf(poseAt(figure, t), figure.view)
        for (const [x, y] of [hip, head, ...arms.flatMap((arm) => [arm.middle, arm.end]), ...legs.flatMap((leg) => [leg.middle, leg.end])])
          expect(y, `${name} at ${t}, x ${Math.round(x)}`).toBeGreaterThanOrEqual(0.5)
      }
  })

  it('keeps its feet in place while it squats, presses and pulls', () => {
    for (const name of [
      'squat',
      'deadlift',
      'romanian-deadlift',
      'bench-press',
      'overhead-press',
      'row',
      'split-squat',
      'push-up',
    ] as const) {
      const figure: Figure = { ...legFigures, ...upperFigures }[name]
      const [first] = jointsOf(poseAt(figure, 0), 'side').legs
      for (const t of moments) expect(distance(jointsOf(poseAt(figure, t), 'side').legs[0].end, first.end), name).toBeLessThan(1.5)
    }
  })

  it('keeps its hands on the bar it hangs from and on the floor it pushes', () => {
    for (const name of ['pull-up', 'push-up', 'dip', 'inverted-row', 'hang'] as const) {
      const figure: Figure = { ...legFigures, ...upperFigures }[name]
      const [first] = jointsOf(poseAt(figure, 0), 'side').arms
      for (const t of moments) expect(distance(jointsOf(poseAt(figure, t), 'side').arms[0].end, first.end), name).toBeLessThan(2.5)
    }
  })
})
