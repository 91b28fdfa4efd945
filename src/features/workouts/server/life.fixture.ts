import { together, type Life } from '#testing/life.ts'
import { libraryLife } from './library-life.fixture.ts'
import { transferLife } from './transfer-life.fixture.ts'
import { trainingLife } from './training-life.fixture.ts'

/** A person's data of the whole feature: library, training and transfer. */
export const life: Life = async (world) => together([await libraryLife(world), await trainingLife(world), await transferLife(world)])
