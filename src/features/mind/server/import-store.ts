import { idPart } from '#platform/server/imports/table-part.ts'
import type { AnyImportPart } from '#platform/server/imports/part.ts'
import { MOST_SESSIONS } from '../contract.ts'
import { counted } from '../games/core/rules.ts'
import { digestOf, ExportedSession, sealSession } from './session-row.ts'
import { recount } from './store.ts'
import { mindSessions } from './tables.ts'

export const SESSIONS_FILE = 'mind/sessions.jsonl'

/** The part of the export that an import restores: sessions with their answers; sums and streak are recomputed. */
export const mindParts: readonly AnyImportPart[] = [
  idPart({
    id: 'mind.session',
    name: { en: 'sessions of games', de: 'gespielte Spiele' },
    file: SESSIONS_FILE,
    shape: ExportedSession,
    table: mindSessions,
    fingerprint: [mindSessions.digest],
    limit: { most: MOST_SESSIONS },
    row({ start, language, answers, startedAt, ...value }, { userId, key }) {
      return {
        ...value,
        userId,
        startedAt: new Date(startedAt),
        trials: counted(answers.map((answer) => ({ ...answer, stimulus: null, isRight: false }))).length,
        digest: digestOf(key, value.game, answers),
        sealed: sealSession(key, value.id, { start, language, answers }),
      }
    },
    recompute: (_app, tx, userId) => recount(tx, userId),
  }),
]
