import type { ProgrammeId } from '../../kinds.ts'
import type { Programme } from '../../programmes/programme.ts'

const LOADS: Readonly<Record<ProgrammeId, () => Promise<{ programme: Programme }>>> = {
  mood: () => import('../../programmes/all/mood.ts'),
  worry: () => import('../../programmes/all/worry.ts'),
  sleep: () => import('../../programmes/all/sleep.ts'),
  stress: () => import('../../programmes/all/stress.ts'),
}

export const loadProgramme = (id: ProgrammeId): Promise<Programme> => LOADS[id]().then(({ programme }) => programme)
