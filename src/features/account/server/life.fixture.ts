import { Secret, TOTP } from 'otpauth'
import { strToU8, zipSync } from 'fflate'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { IMPORT_WORK, importing } from '#testing/importing.ts'
import type { Life } from '#testing/life.ts'
import { signedIn } from '#testing/make-user.ts'
import { beginTotp, changeEmail, confirmEmail, confirmTotp, requestEmailConfirmation, updateProfile } from '../contract.ts'
import { actOnAccount } from '../contract-admin.ts'
import { openExport } from '../contract-export.ts'
import { tokenFor } from './account.fixture.ts'
import { recordAdminAct } from './core/admin-acts-store.ts'
import { saveExport } from './export/export-store.ts'
import { putPart } from './export/parts.ts'
import { insertInvitation } from './joining/store.ts'

/** A profile with a changed and a pending address, another device, a second factor and a passkey, and an imported export. */
export const life: Life = async ({ server, me }) => {
  const { pool } = server.app.database
  const profile = {
    displayName: 'Philippa Thornwhistle',
    locale: 'de-AT',
    zone: 'Asia/Kathmandu',
    dayStart: 217,
    units: 'imperial',
  } as const
  await me.call(updateProfile, { body: profile })
  await me.call(requestEmailConfirmation)
  await me.call(confirmEmail, { body: { token: await tokenFor(server, me.user.email, '/confirm-email') } })
  const email = `new-${me.user.email}`
  await me.call(changeEmail, { body: { email } })
  await me.call(confirmEmail, { body: { token: await tokenFor(server, email, '/confirm-email') } })
  // And another address that waits for confirmation.
  const pendingEmail = `next-${me.user.email}`
  await me.call(changeEmail, { body: { email: pendingEmail } })
  const device = await server.app.sessions.create(server.app.db, me.user.id, 'Lighthouse browser')
  const { secret } = await me.call(beginTotp)
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() })
  await me.call(confirmTotp, { body: { code } })
  // Creating one takes a browser at PUBLIC_URL; the passkeys' own test does that.
  const passkey = uuidv7()
  await pool.query(
    "insert into account_passkeys (user_id, id, credential_id, public_key, counter, transports, rp_id, name, created_at) values ($1, $2, $3, '\\x00', 0, '{}', 'localhost', 'Brass key', now())",
    [me.user.id, passkey, `credential-${passkey}`],
  )
  // A prepared export is inserted directly, because a real one takes hours of photos.
  const prepared = uuidv7()
  const now = server.clock.now()
  const times = { startedAt: now, updatedAt: now, expiresAt: new Date(now.getTime() + 86_400_000) }
  await saveExport(server.app.db, { userId: me.user.id, id: prepared, state: 'ready', attempt: 1, bytes: 9, estimate: 9, ...times })
  const key = await server.app.vault.keyOf(me.user.id)
  await putPart(server.app, key, { userId: me.user.id, id: prepared }, 0, Buffer.from('a big zip'))
  const { path } = await me.call(openExport, { params: { id: prepared } })
  // This person invited somebody while they were an admin, and another admin helped them.
  const invitation = { id: uuidv7(), note: 'Lantern choir', email: 'tenor-of-the-choir@example.org' }
  const open = { tokenHash: null, uses: 1, usesLeft: 1, createdAt: now, expiresAt: times.expiresAt, revokedAt: null }
  await insertInvitation(server.app.db, { userId: me.user.id, ...invitation, ...open }, 1)
  await recordAdminAct(server.app.db, now, { kind: 'invited', byUserId: me.user.id, about: 'mail' })
  const admin = await signedIn(server, { role: 'admin', displayName: 'Odalys Finch' })
  await admin.call(actOnAccount, { params: { id: me.user.id }, body: { act: 'reset_limits' } })
  const zip = zipSync({ 'README.md': strToU8('Nothing'), 'account.json': strToU8('{}') })
  await importing('account', { name: 'once-exported.zip', choices: {} }).bringIn(server, me, zip)
  return {
    says: [
      ...Object.values(profile),
      me.user.id,
      me.user.username,
      email,
      pendingEmail,
      'Lighthouse browser',
      'Brass key',
      invitation.note,
      invitation.email,
      'Odalys Finch',
    ],
    things: {
      'GET /api/account/exports/:id': { params: { id: prepared }, query: path.slice(path.indexOf('?')) },
      'POST /api/account/exports/:id/link': { params: { id: prepared } },
      'DELETE /api/sessions/:id': { params: { id: device.sessionId } },
      'DELETE /api/passkeys/:id': { params: { id: passkey } },
    },
    jobs: IMPORT_WORK,
  }
}
