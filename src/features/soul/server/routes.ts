import { localDayOf } from '#platform/contract/dates.ts'
import { invalid, notFound } from '#platform/contract/errors.ts'
import { dayTotals, standingOf } from '#platform/server/activity/activity.ts'
import type { HasClock } from '#platform/server/app/app.ts'
import type { RenderedAudio } from '#platform/server/audio/rendered-audio.ts'
import { languageOf, withDeviceLanguage } from '#platform/server/auth/language.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { route } from '#platform/server/http/route.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { MILESTONES, reachMilestone } from '#platform/contract/listening.ts'
import * as api from '../contract.ts'
import { addMilestone, openSession, type Update, type Updated } from './listening-store.ts'
import { sendUpload } from './send-upload.ts'
import {
  addUpload,
  changeUpload,
  inProgress,
  removeUpload,
  savePosition,
  savePractice,
  setFavourite,
  trackStatesOf,
} from './track-store.ts'
import { allTracks, assertCategory, categoriesOf, savedPractices, soulTrack, trackById, tracksWithStates } from './tracks.ts'
import { consumeQuota } from '#platform/server/quota/quota.ts'
import { PRACTICE_RENDERS, practiceRecipe } from './practices.ts'
import { receiveAudio } from './uploads.ts'
import { soulReasons } from '../reasons.en.ts'

const todayOf = (app: HasClock, person: Person) => localDayOf(app.clock.now(), person.zone, person.dayStart)

/** A track that was stopped this close to its end starts from the beginning next time. */
const NEAR_END_SECONDS = 5
/** Number of tracks that are offered to continue. */
const MAX_STARTED = 6

/** `update` batches reports of many listeners; `audio` renders and sends tracks, `practices` renders practices. */
export const soulRoutes = ({
  audio,
  practices,
  update,
}: {
  audio: RenderedAudio
  practices: RenderedAudio
  update: (one: Update) => Promise<Updated>
}) => [
  route(api.getSoul, async ({ app, person, request, userId }) => {
    const listener = withDeviceLanguage(person, request)
    const today = todayOf(app, person)
    const [{ tracks, shelf }, standing, totals] = await Promise.all([
      tracksWithStates(app, listener),
      standingOf(app.db, userId, today),
      dayTotals(app.db, userId, today, today),
    ])
    const known = new Set(tracks.map((track) => track.id))
    const seconds = totals.find((total) => total.kind === 'listen')?.amount ?? 0
    return {
      categories: categoriesOf(tracks, listener),
      tracks,
      continueWith: inProgress(shelf)
        .slice(0, MAX_STARTED)
        .filter((id) => known.has(id)),
      minutesToday: Math.floor(seconds / 60),
      ...standing,
    }
  }),

  route(api.getTrack, async ({ app, person, request, params }) => {
    const listener = withDeviceLanguage(person, request)
    const { tracks, shelf } = await tracksWithStates(app, listener)
    const track = tracks.find(({ id }) => id === params.id)
    const category = categoriesOf(tracks, listener).find(({ id }) => id === track?.category)
    if (!track || !category) throw notFound(soulReasons.track_not_here())
    const more = tracks.filter((other) => other.category === track.category && other.id !== track.id).slice(0, 4)
    return { track, category, more, minutesListened: Math.floor((shelf.get(track.id)?.secondsListened ?? 0) / 60) }
  }),

  route(api.getCategory, async ({ app, person, request, params }) => {
    const listener = withDeviceLanguage(person, request)
    assertCategory(params.id)
    const all = await allTracks(app, listener)
    const category = categoriesOf(all, listener).find(({ id }) => id === params.id)!
    return { category, tracks: all.filter((track) => track.category === params.id) }
  }),

  route(api.listPractices, async ({ app, person, request }) => ({
    saved: await savedPractices(app, withDeviceLanguage(person, request)),
  })),

  route(api.getPractice, async ({ app, db, person, request, params }) => {
    const any = await trackById(db, params.id)
    if (any.kind !== 'practice') throw notFound(soulReasons.practice_not_here())
    const listener = withDeviceLanguage(person, request)
    const shelf = await trackStatesOf(db, person.id)
    return soulTrack(app, any, languageOf(listener.locale), shelf.get(params.id))
  }),

  route(api.trackAudio, async ({ app, db, userId, params, request, reply }) => {
    const any = await trackById(db, params.id)
    if (any.kind === 'practice') {
      const sound = { id: any.id, recipe: practiceRecipe(any.practice) }
      return practices.send(sound, request, reply, () => consumeQuota(db, app.clock, userId, PRACTICE_RENDERS))
    }
    return any.kind === 'built-in' ? audio.send(any.track, request, reply) : sendUpload(app, any.upload, request, reply)
  }),

  route(api.startPlaying, async ({ app, db, person, userId, params }) => {
    await trackById(db, params.id)
    const session = await openSession(db, userId, params.id, app.clock.now())
    const { points, streak } = await standingOf(db, userId, todayOf(app, person))
    return { sessionId: session.id, points, streak }
  }),

  route(api.updateSession, async ({ app, db, person, params, body }) => {
    await trackById(db, params.id)
    return update({
      startedAt: body.startedAt === undefined ? undefined : new Date(body.startedAt),
      person,
      trackId: params.id,
      sessionId: body.sessionId,
      listeningSeconds: body.listeningSeconds,
      now: app.clock.now(),
    })
  }),

  route(reachMilestone, async ({ db, userId, params, body }) => {
    if (!MILESTONES.includes(body.milestoneSeconds) || body.milestoneSeconds > body.totalSeconds) {
      throw invalid('milestoneSeconds', soulReasons.not_reached())
    }
    const milestones = await addMilestone(db, userId, params.sessionId, body.milestoneSeconds)
    if (!milestones) throw notFound(soulReasons.session_not_here())
    return { milestones }
  }),

  route(api.setFavourite, async ({ app, db, userId, params, body }) => {
    const { kind } = await trackById(db, params.id)
    const now = app.clock.now()
    if (kind === 'practice' && body.isFavourite) await savePractice(db, userId, params.id, now)
    else await setFavourite(db, userId, params.id, body.isFavourite ? now : null)
    return { isFavourite: body.isFavourite }
  }),

  route(api.savePosition, async ({ app, db, userId, params, body }) => {
    const { duration } = soulTrack(app, await trackById(db, params.id), 'en')
    // A device's clock may be ahead; a stop in the future would outrank every later one.
    const at = new Date(Math.min(Date.parse(body.at), app.clock.now().getTime()))
    const position = body.position > duration - NEAR_END_SECONDS ? 0 : body.position
    return { position: await savePosition(db, userId, params.id, position, at) }
  }),

  route(api.uploadTrack, async ({ app, db, query, body, reply }) => {
    assertCategory(query.category)
    const audio = await receiveAudio(app, body)
    const upload = { id: `recording-${uuidv7()}`, ...query, ...audio, createdAt: app.clock.now() }
    await addUpload(db, upload)
    reply.code(201)
    return soulTrack(app, { kind: 'upload', upload }, 'en')
  }),

  route(api.editUpload, async ({ app, db, params, body }) => {
    if (body.category) assertCategory(body.category)
    const change = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
    const upload = await changeUpload(db, params.id, change)
    if (!upload) throw notFound(soulReasons.recording_not_here())
    return soulTrack(app, { kind: 'upload', upload }, 'en')
  }),

  route(api.deleteUpload, async ({ app, db, params }) => {
    const upload = await removeUpload(db, params.id)
    if (!upload) throw notFound(soulReasons.recording_not_here())
    await app.storage.delete(upload.storageKey)
    return { message: 'The recording is removed.' }
  }),
]
