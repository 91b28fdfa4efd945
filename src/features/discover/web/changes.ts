import { messagesNow } from '#platform/web/i18n/messages.ts'
import { on } from '#platform/web/offline/entry.ts'
import { offlineChanges } from '#platform/web/offline/pending-changes.ts'
import { deleteMoods, putMoods, putRun, type Run } from '../contract.ts'
import { mergeRuns } from '../run.ts'
import { discoverMessages } from './messages.ts'

type Change = { kind: 'run'; course: string; run: Run } | { kind: 'moods'; id: string } | { kind: 'moods removed'; id: string }

export const changes = offlineChanges<Change>({
  area: '/api/discover',
  rules: [
    on(
      putRun,
      ({ params, body }): Change => ({ kind: 'run', course: params.course, run: { ...body, run: Number(params.run) } as Run }),
      ({ params }) => `discover run ${params.course} ${params.run}`,
    ),
    on(
      putMoods,
      ({ params }): Change => ({ kind: 'moods', id: params.id }),
      ({ params }) => `discover moods ${params.id}`,
    ),
    on(
      deleteMoods,
      ({ params }): Change => ({ kind: 'moods removed', id: params.id }),
      ({ params }) => `discover moods ${params.id}`,
    ),
  ],
  words: () => messagesNow(discoverMessages),
})

/** Runs of a course with all changes that the server does not have yet, latest first. */
export const withRuns = (runs: readonly Run[], course: string, since: readonly Change[]): readonly Run[] =>
  since.reduce<readonly Run[]>((all, change) => {
    if (change.kind !== 'run' || change.course !== course) return all
    const here = all.find(({ run }) => run === change.run.run)
    const run = here ? mergeRuns(here, change.run) : change.run
    return [...all.filter((one) => one.run !== run.run), run].toSorted((a, b) => b.run - a.run)
  }, runs)
