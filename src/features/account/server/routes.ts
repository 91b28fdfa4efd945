import { notFound } from '#platform/contract/errors.ts'
import { getUnsentKey, getUser, logout, type User } from '#platform/contract/session.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { changeUser, userById } from '#platform/server/auth/users.ts'
import type { Db } from '#platform/server/db/db.ts'
import { route } from '#platform/server/http/route.ts'
import { clearSessionCookie } from '#platform/server/http/session-cookie.ts'
import { usageOf } from '#platform/server/storage/usage.ts'
import * as contract from '../contract.ts'
import * as exports from '../contract-export.ts'
import * as account from './account.ts'
import * as email from './email.ts'
import { beginPreparing, look, preparedOf } from './export/prepare.ts'
import { exportPath, sendExport, sendPrepared } from './export/send-export.ts'
import { userOf, login, register } from './sign-in.ts'
import { accountReasons } from '../reasons.en.ts'

/** The person after a change of their address. */
async function personNow({ db, person }: { db: Db; person: Person }): Promise<User> {
  const user = await userById(db, person.id)
  const { email, emailConfirmedAt, pendingEmail } = user ?? {}
  return userOf({
    ...person,
    ...(email !== undefined && { email, emailConfirmed: emailConfirmedAt != null, pendingEmail: pendingEmail ?? null }),
  })
}

export const routes = [
  route(contract.register, async ({ body, ...visit }) => {
    const person = await register(visit, body)
    visit.reply.code(201)
    return userOf(person)
  }),

  route(contract.login, async ({ body, ...visit }) => userOf(await login(visit, body))),

  route(logout, async ({ app, person, request, reply }) => {
    if (person) await app.sessions.revoke(person.id, person.sessionId)
    clearSessionCookie(app.config, request, reply)
    return { message: 'You are signed out.' }
  }),

  route(getUser, ({ person }) => userOf(person)),

  route(getUnsentKey, async ({ app, userId }) => ({
    key: (await app.vault.keyOf(userId)).digest('unsent words on a device').toString('base64'),
  })),

  route(contract.updateProfile, async ({ app, person, body }) => {
    const { displayName, locale, zone, dayStart, units } = body
    await app.db.transaction(async (tx) => {
      await changeUser(tx, person.id, {
        ...(displayName !== undefined && { displayName: displayName || null }),
        ...(locale !== undefined && { locale }),
        ...(zone !== undefined && { zone }),
        ...(dayStart !== undefined && { dayStart }),
        ...(units !== undefined && { units }),
      })
      if (zone !== undefined || dayStart !== undefined) await app.services.zoneChanged(tx, person.id, zone ?? person.zone)
    })
    await app.sessions.forget(person.id)
    const user = await userById(app.db, person.id)
    return userOf({
      ...person,
      ...(user && { displayName: user.displayName, locale: user.locale, zone: user.zone, dayStart: user.dayStart, units: user.units }),
    })
  }),

  route(contract.listDevices, async ({ app, person }) => {
    const devices = await app.sessions.list(person.id)
    return {
      devices: devices.map(({ id, device, createdAt, lastSeenAt }) => ({
        id,
        device,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        isThis: id === person.sessionId,
      })),
    }
  }),

  route(contract.signOutDevice, async ({ app, person, params, request, reply }) => {
    if (!(await app.sessions.revoke(person.id, params.id))) throw notFound(accountReasons.device_not_here())
    if (params.id === person.sessionId) clearSessionCookie(app.config, request, reply)
    return { message: 'The device is signed out.' }
  }),

  route(contract.changePassword, async ({ body, ...visit }) => {
    await account.changePassword(visit, body.current, body.next)
    return { message: 'Your password is changed, and your other devices are signed out.' }
  }),

  route(contract.changeEmail, async ({ body, ...visit }) => {
    await email.changeEmail(visit, body.email)
    return personNow(visit)
  }),

  route(contract.cancelEmailChange, async (visit) => {
    await email.cancelEmailChange(visit)
    return personNow(visit)
  }),

  route(contract.requestEmailConfirmation, async (visit) => {
    await email.askForConfirmation(visit)
    return {
      message:
        visit.person.emailConfirmed && visit.person.pendingEmail === null
          ? 'Your address is confirmed already.'
          : 'A mail with a link is on its way.',
    }
  }),

  route(contract.confirmEmail, async ({ body, ...visit }) => {
    await email.confirmEmail(visit, body.token)
    return personNow(visit)
  }),

  route(contract.restoreEmail, async ({ body, ...visit }) => {
    await email.restoreEmail(visit, body.token, body.password)
    return { message: 'Your address and your account are yours again. Please sign in with the new password.' }
  }),

  route(contract.requestPasswordReset, async ({ body, ...visit }) => {
    await account.askForReset(visit, body.email)
    return { message: 'If an account has this address, a mail with a link is on its way.' }
  }),

  route(contract.resetPassword, async ({ body, ...visit }) => {
    await account.resetPassword(visit, body.token, body.password)
    return { message: 'Your password is changed. Please sign in with it.' }
  }),

  route(exports.exportAccount, ({ app, person, reply }) => sendExport(app, person, reply)),

  route(contract.getStorage, async ({ app, db, userId }) => ({
    used: await usageOf(db, userId),
    limit: app.config.storageLimits.perPerson,
  })),

  route(exports.getExport, async ({ app, userId }) => {
    const row = await look(app, userId)
    return { prepared: row ? preparedOf(row) : null }
  }),

  route(exports.beginExport, async ({ app, userId }) => {
    const row = await beginPreparing(app, userId)
    return { direct: row === undefined, prepared: row ? preparedOf(row) : null }
  }),

  route(exports.openExport, async ({ app, userId, params }) => ({ path: await exportPath(app, userId, params.id) })),

  route(exports.downloadExport, ({ app, person, params, query, request, reply }) =>
    sendPrepared(app, person, { id: params.id, ticket: query.ticket }, request, reply),
  ),

  route(contract.eraseAccount, async (visit) => {
    await account.eraseAccount(visit)
    clearSessionCookie(visit.app.config, visit.request, visit.reply)
    return { message: 'Your account and everything in it is erased. Take good care of yourself.' }
  }),
]
