import { timingSafeEqual } from 'node:crypto'
import { wallClock } from '#platform/contract/dates.ts'
import { AppError, invalid, notFound } from '#platform/contract/errors.ts'
import * as contract from '#platform/contract/reminders.ts'
import type { HasCollect, HasDb } from '#platform/server/app/app.ts'
import { makeToken, parseToken } from '#platform/server/auth/owned-token.ts'
import { route } from '#platform/server/http/route.ts'
import { isPushService } from '#platform/server/push/push-driver.ts'
import { pushTo, vapidOf } from '#platform/server/push/push.ts'
import { countSubscriptions, deleteSubscription, saveSubscription, subscriptionsOf } from '#platform/server/push/push-store.ts'
import { consumeQuota } from '#platform/server/quota/quota.ts'
import { actOnDelivery, putReminder, recipientOf } from '#platform/server/reminders/reminders.ts'
import { reminderSources, type ReminderRecipient } from '#platform/server/reminders/source.ts'
import { removeReminder, remindersOf, setWays, waysOf } from '#platform/server/reminders/store.ts'
import { calendarOf, daysAhead } from './feed.ts'
import { wordsFor } from './words.ts'
import { reminderReasons } from '../reasons.en.ts'

/** Everything that can be reminded of, named, by `owner subject`. */
async function subjectsOf(
  app: HasCollect,
  person: ReminderRecipient,
): Promise<Map<string, { owner: string; subject: string; title: string }>> {
  const all = await Promise.all(
    [...reminderSources(app)].map(async ([owner, source]) => (await source.subjects(person)).map((subject) => ({ owner, ...subject }))),
  )
  return new Map(all.flat().map((one) => [`${one.owner} ${one.subject}`, one]))
}

async function plannedOf(app: HasCollect & HasDb, person: ReminderRecipient) {
  const [rows, subjects] = await Promise.all([remindersOf(app.db, person.id), subjectsOf(app, person)])
  const reminders = rows.flatMap(({ id, owner, subject, minutes, weekdays, enabled, day, nextAt }) => {
    const title = subjects.get(`${owner} ${subject}`)?.title
    const words = owner === contract.OWN_WORDS ? (title ?? null) : null
    // Its subject is archived or deleted: the reminder sends nothing and is not shown.
    return title === undefined
      ? []
      : { id, owner, subject, minutes, weekdays, enabled, words, day, title, nextAt: nextAt?.toISOString() ?? null }
  })
  return { reminders, subjects: [...subjects.values()] }
}

const TESTS = { feature: 'push-test', limit: 20, seconds: 3600, reason: reminderReasons.enough_tests() }

export const reminderRoutes = [
  route(contract.listReminders, async ({ app, db, person, userId }) => {
    const [planned, devices, ways, vapid] = await Promise.all([
      plannedOf(app, person),
      subscriptionsOf(db, userId),
      waysOf(db, userId),
      vapidOf(app),
    ])
    return {
      ...planned,
      push: {
        publicKey: vapid.publicKey,
        devices: devices.length,
        thisDevice: devices.some(({ sessionId }) => sessionId === person.sessionId),
      },
      mail: { possible: app.config.smtpUrl !== undefined && person.emailConfirmed, on: ways.mail },
      feed: { on: ways.feedHash !== null },
    }
  }),

  route(contract.putReminder, async ({ app, person, params, body }) => {
    const isOwn = body.owner === contract.OWN_WORDS
    if (isOwn !== (body.words !== null)) throw invalid('words', isOwn ? reminderReasons.words_missing() : reminderReasons.words_of_others())
    const subjects = isOwn ? [{ subject: params.id }] : await reminderSources(app).get(body.owner)?.subjects(person)
    if (!subjects?.some(({ subject }) => subject === body.subject)) throw notFound(reminderReasons.subject_not_here())
    const nextAt = await putReminder(app, person, { id: params.id, ...body })
    return { nextAt: nextAt?.toISOString() ?? null }
  }),

  route(contract.deleteReminder, async ({ db, userId, params }) => ({ removed: await removeReminder(db, userId, params.id) })),

  route(contract.subscribePush, async ({ app, db, person, userId, body }) => {
    if (!isPushService(body.endpoint, app.config.pushHosts)) {
      throw invalid('endpoint', reminderReasons.push_service())
    }
    const { endpoint, keys } = body
    await saveSubscription(db, userId, person.sessionId, { endpoint, ...keys }, app.clock.now())
    return { devices: await countSubscriptions(db, userId) }
  }),

  route(contract.unsubscribePush, async ({ db, person, userId }) => {
    await deleteSubscription(db, userId, person.sessionId)
    return { devices: await countSubscriptions(db, userId) }
  }),

  route(contract.testPush, async ({ app, db, person, userId }) => {
    const mine = (await subscriptionsOf(db, userId)).some(({ sessionId }) => sessionId === person.sessionId)
    if (!mine) throw notFound(reminderReasons.no_subscription())
    await consumeQuota(db, app.clock, userId, TESTS)
    const words = wordsFor(person.locale)
    const notice = {
      deliveryId: null,
      title: words.testTitle,
      body: words.testBody,
      url: '/settings/reminders',
      actions: [],
      tag: 'test',
      lang: words.lang,
    }
    return { delivered: (await pushTo(app, userId, notice, 'test', person.sessionId)) > 0 }
  }),

  route(contract.setReminderMail, async ({ app, db, person, userId, body }) => {
    if (body.on && app.config.smtpUrl === undefined) throw new AppError('conflict', reminderReasons.no_mail_server())
    if (body.on && !person.emailConfirmed) throw new AppError('forbidden', reminderReasons.address_unconfirmed())
    await setWays(db, userId, { mail: body.on })
    return { on: body.on }
  }),

  route(contract.setReminderFeed, async ({ db, userId, body }) => {
    if (!body.on) {
      await setWays(db, userId, { feedHash: null })
      return { path: null }
    }
    const { token, hash } = makeToken(userId)
    await setWays(db, userId, { feedHash: hash })
    return { path: `/api/reminders/feed/${token}` }
  }),

  route(contract.getReminderFeed, async ({ app, db, params, reply }) => {
    const owned = parseToken(params.token)
    const ways = owned && (await waysOf(db, owned.userId))
    if (!owned || !ways?.feedHash || !timingSafeEqual(ways.feedHash, owned.hash)) throw notFound(reminderReasons.calendar_not_here())
    const person = await recipientOf(app, db, owned.userId)
    if (!person) throw notFound(reminderReasons.calendar_not_here())
    const [{ reminders }, sources, now] = [await plannedOf(app, person), reminderSources(app), app.clock.now()]
    const today = wallClock(now, person.zone).day
    const shown = await Promise.all(
      reminders.map(async (reminder) => {
        const { day, title, owner, subject, weekdays } = reminder
        const planned = day ? [{ day, title }] : await sources.get(owner)?.planned?.(person, subject, daysAhead(today, weekdays))
        return planned ? { ...reminder, planned } : reminder
      }),
    )
    return reply.type('text/calendar; charset=utf-8').send(calendarOf(shown, person.zone, now))
  }),

  route(contract.actOnNotice, async ({ app, person, params, body }) => {
    const at = body.at ? new Date(body.at) : app.clock.now()
    const { day, again } = await actOnDelivery(app, person, params.id, body.action, at)
    return { done: body.action, day, again: again?.toISOString() ?? null }
  }),
]
