import { AppError } from '#platform/contract/errors.ts'
import { latestBackupRuns } from '#platform/server/backup/runs.ts'
import { route } from '#platform/server/http/route.ts'
import { totalUsage } from '#platform/server/storage/usage.ts'
import { diskAt } from '#platform/server/storage/metered-storage.ts'
import * as api from '../../contract-admin.ts'
import { accountReasons } from '../../reasons.en.ts'
import { adminActsOf, recordAdminAct } from '../core/admin-acts-store.ts'
import { registrationOf } from '../joining/admittance.ts'
import { chooseRegistration, invitationsOf } from '../joining/store.ts'
import { accountOf, actOn, eraseFor } from './accounts.ts'
import { accountsPage, countAccounts } from './accounts-store.ts'
import { invitationFor, invite, revoke } from './invitations.ts'

const RUNS_SHOWN = 7
/** Open and ended ones together. */
const INVITATIONS_SHOWN = 200

/** Routes for admins: accounts, registration and the state of the installation. */
export const adminRoutes = [
  route(api.getInstallation, async ({ app, db }) => {
    const { storageLimits, storageUrl, dataDir, backup, smtpUrl } = app.config
    const [registration, accounts, used, runs, free] = await Promise.all([
      registrationOf(app, db),
      countAccounts(db),
      totalUsage(db),
      latestBackupRuns(db, RUNS_SHOWN),
      storageUrl ? undefined : diskAt(dataDir).free(),
    ])
    return {
      registration,
      mails: smtpUrl !== undefined,
      accounts,
      storage: { used, perPerson: storageLimits.perPerson, limit: storageLimits.total, free: free ?? null },
      backups: {
        isOn: backup.folder !== undefined,
        runs: runs.map(({ startedAt, endedAt, succeeded, bytes, problem }) => ({
          startedAt: startedAt.toISOString(),
          endedAt: endedAt.toISOString(),
          succeeded,
          bytes,
          problem,
        })),
      },
    }
  }),

  route(api.setRegistration, async ({ app, userId, body: { mode } }) => {
    if (app.config.registration) throw new AppError('conflict', accountReasons.registration_by_environment())
    await app.db.transaction(async (tx) => {
      const { mode: before, setBy } = await registrationOf(app, tx)
      if (before === mode && setBy === 'setting') return
      await chooseRegistration(tx, mode)
      await recordAdminAct(tx, app.clock.now(), { kind: 'registration_changed', byUserId: userId, about: mode })
    })
    return { mode }
  }),

  route(api.listInvitations, async ({ app, db, userId }) => {
    const now = app.clock.now()
    return { invitations: (await invitationsOf(db, userId, INVITATIONS_SHOWN)).map((row) => invitationFor(row, now)) }
  }),

  route(api.makeInvitation, async ({ app, request, reply, person, body }) => {
    reply.code(201)
    return invite(app, request, person, body)
  }),

  route(api.revokeInvitation, ({ app, person, params }) => revoke(app, person, params.id)),

  route(api.listAccounts, async ({ app, db, query }) => {
    const rows = await accountsPage(db, { ...query, limit: api.ACCOUNTS_PER_PAGE + 1 })
    return {
      accounts: rows.slice(0, api.ACCOUNTS_PER_PAGE).map((row) => accountOf(app, row)),
      more: rows.length > api.ACCOUNTS_PER_PAGE,
    }
  }),

  route(api.actOnAccount, ({ app, person, params, body }) => actOn(app, person, params.id, body.act)),

  route(api.eraseAccountOf, async ({ app, person, params, body }) => {
    await eraseFor(app, person, params.id, body.username)
    return { message: 'The account and everything in it is erased.' }
  }),

  route(api.listActs, async ({ db, query }) => {
    const acts = await adminActsOf(db, { after: query.after, limit: api.ACTS_PER_PAGE + 1 })
    return { acts: acts.slice(0, api.ACTS_PER_PAGE), more: acts.length > api.ACTS_PER_PAGE }
  }),
]
