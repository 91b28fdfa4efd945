import { Secret, TOTP } from 'otpauth'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Life } from '#testing/life.ts'
import { beginTotp, changeEmail, confirmEmail, confirmTotp, requestEmailConfirmation, updateProfile } from '../contract.ts'
import { beginOwnImport, cancelOwnImport } from '../contract-import.ts'
import { tokenFor } from './account.fixture.ts'
import { saveExport } from './export/export-store.ts'
import { putPart } from './export/parts.ts'

/** A profile with a confirmed and a changed address, another device, a second factor and a passkey. */
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
  await me.call(changeEmail, { body: { email, password: me.user.password } })
  const device = await server.app.sessions.create(server.app.db, me.user.id, 'Lighthouse browser')
  const { secret } = await me.call(beginTotp, { body: { password: me.user.password } })
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() })
  await me.call(confirmTotp, { body: { code } })
  // Making one takes a browser at PUBLIC_URL; the passkeys' own test does.
  const passkey = uuidv7()
  await pool.query(
    "insert into account_passkeys (user_id, id, credential_id, public_key, counter, transports, rp_id, name, created_at) values ($1, $2, $3, '\\x00', 0, '{}', 'localhost', 'Brass key', now())",
    [me.user.id, passkey, `credential-${passkey}`],
  )
  // What takes hours of photos to come about: an export that is prepared.
  const prepared = uuidv7()
  const now = server.clock.now()
  const times = { startedAt: now, updatedAt: now, expiresAt: new Date(now.getTime() + 86_400_000) }
  await saveExport(server.app.db, { userId: me.user.id, id: prepared, state: 'ready', attempt: 1, bytes: 9, estimate: 9, ...times })
  const key = await server.app.vault.keyOf(me.user.id)
  await putPart(server.app, key, { userId: me.user.id, id: prepared }, 0, Buffer.from('a big zip'))
  const imported = { id: uuidv7() }
  await me.call(beginOwnImport, { body: { ...imported, name: 'once-exported.zip', bytes: 9, zone: 'UTC' } })
  await me.call(cancelOwnImport, { params: imported })
  return {
    says: [...Object.values(profile), me.user.id, me.user.username, email, 'Lighthouse browser', 'Brass key'],
    things: {
      'GET /api/account/exports/:id': { params: { id: prepared } },
      'GET /api/account/imports/:id': { params: imported },
      'PUT /api/account/imports/:id/parts/:index': { params: { ...imported, index: '0' }, body: 'a big zip' },
      'POST /api/account/imports/:id/start': { params: imported },
      'POST /api/account/imports/:id/cancel': { params: imported },
      'POST /api/account/imports/:id/undo': { params: imported },
      'DELETE /api/sessions/:id': { params: { id: device.sessionId } },
      'DELETE /api/passkeys/:id': { params: { id: passkey } },
    },
  }
}
