import type { Life, Lived } from '#testing/life.ts'
import { libraryLife } from './library-life.fixture.ts'
import { transferLife } from './transfer-life.fixture.ts'
import { trainingLife } from './training-life.fixture.ts'

/** What a person does in Body, room by room. */
export const life: Life = async (world) => together([await libraryLife(world), await trainingLife(world), await transferLife(world)])

function together(parts: readonly Lived[]): Lived {
  return {
    says: parts.flatMap(({ says }) => says),
    things: Object.assign({}, ...parts.map(({ things }) => things)) as Lived['things'],
    files: Object.assign({}, ...parts.map(({ files }) => files)) as Required<Lived>['files'],
    jobs: parts.flatMap(({ jobs = [] }) => jobs),
    shared: parts.flatMap(({ shared = [] }) => shared),
    pages: Object.assign({}, ...parts.map(({ pages }) => pages)) as Required<Lived>['pages'],
    looks: parts.flatMap(({ looks = [] }) => looks),
  }
}
