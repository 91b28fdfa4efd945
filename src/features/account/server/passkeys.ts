import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError, fieldError, invalid } from '#platform/contract/errors.ts'
import { PRODUCT_NAME } from '#platform/contract/product.ts'
import type { HasClock, HasConfig, HasDb, HasJobs, HasSecret } from '#platform/server/app/app.ts'
import { uuidOf } from '#platform/server/auth/owned-token.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { lockUser } from '#platform/server/auth/users.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { limitByAddress, limitOwn } from './core/limits.ts'
import { knownDevice } from './device-cookie.ts'
import { notify } from './notices.ts'
import { beginSession, deviceNameOf, lockedError, type SignInRequest } from './sign-in.ts'
import { insertChallenge, insertPasskey, passkeyByCredential, passkeysOf, consumeChallenge, usePasskey, type PasskeyRow } from './store.ts'
import { accountReasons } from '../reasons.en.ts'

/** Loaded with the first passkey only: certificates and their formats are a tenth of all code, and most installations are idle mostly. */
const webauthn = () => import('@simplewebauthn/server')

const MINUTES_5 = 300_000
const MAX_PASSKEYS = 20
// Ed25519, ES256, RS256 (COSE numbers), which authenticators create. The library's default also requires support from this runtime for
// more.
const ALGORITHMS = [-8, -7, -257]

const Base64Url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+$/)
const credential = { id: Base64Url.max(1400), rawId: Base64Url.max(1400), type: z.literal('public-key') }
const Attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z
      .array(z.string().regex(/^[\w-]{1,20}$/))
      .max(10)
      .catch([])
      .default([]),
  }),
})
const Assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Base64Url.max(100).optional(),
  }),
})

/**
 * The site that passkeys belong to: PUBLIC_URL's, else the one of this request. A page elsewhere gains nothing from the latter, because the
 * browser signs the page's true origin and a passkey is bound to its host.
 */
function siteOf(app: HasConfig, request: FastifyRequest): { rpId: string; origin: string } {
  const url = new URL(app.config.publicUrl ?? `${request.protocol}://${request.host}`)
  return { rpId: url.hostname, origin: url.origin }
}

async function saveChallenge(app: HasClock & HasDb, challenge: string, userId: string | null): Promise<string> {
  // Random rather than a version 7 UUID: the start time must not help anybody to guess the id.
  const id = randomUUID()
  await insertChallenge(app.db, { id, challenge, userId, expiresAt: new Date(app.clock.now().getTime() + MINUTES_5) })
  return id
}

type Options = { challengeId: string; options: Record<string, z.core.util.JSONType> }

const plain = (options: object) => JSON.parse(JSON.stringify(options)) as Options['options']

/** Options for the browser to create a passkey that signs in by itself: discoverable, with the person verified by the device. */
export async function registrationOptions(app: HasClock & HasConfig & HasDb, request: FastifyRequest, person: Person): Promise<Options> {
  await limitOwn(app, person.id, 'passkey')
  const existing = await passkeysOf(app.db, person.id)
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID: siteOf(app, request).rpId,
    userName: person.username,
    userDisplayName: person.displayName ?? person.username,
    userID: new Uint8Array(Buffer.from(person.id.replaceAll('-', ''), 'hex')),
    timeout: MINUTES_5,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: existing.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  })
  return { challengeId: await saveChallenge(app, options.challenge, person.id), options: plain(options) }
}

type Answer = { challengeId: string; response: unknown }

export async function addPasskey(
  app: HasClock & HasConfig & HasDb & HasJobs,
  request: FastifyRequest,
  person: Person,
  { challengeId, name, response }: Answer & { name: string },
): Promise<PasskeyRow> {
  const unusable = () => invalid('response', accountReasons.passkey_unusable())
  const challenge = await consumeChallenge(app.db, challengeId, person.id, app.clock.now())
  const parsed = Attestation.safeParse(response)
  if (!challenge || !parsed.success) throw unusable()
  const { rpId, origin } = siteOf(app, request)
  const { verifyRegistrationResponse } = await webauthn()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...parsed.data, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) throw unusable()
  const row: PasskeyRow = {
    userId: person.id,
    id: uuidv7(),
    credentialId: registrationInfo.credential.id,
    publicKey: Buffer.from(registrationInfo.credential.publicKey),
    counter: registrationInfo.credential.counter,
    transports: parsed.data.response.transports,
    rpId,
    name,
    createdAt: app.clock.now(),
    lastUsedAt: null,
  }
  await app.db.transaction(async (tx) => {
    // Locked, so that the count is right with concurrent additions.
    const user = await lockUser(tx, person.id, 'update')
    if ((await passkeysOf(tx, person.id)).length >= MAX_PASSKEYS) {
      throw new AppError('conflict', accountReasons.passkeys_too_many({ most: MAX_PASSKEYS }))
    }
    if (!user || !(await insertPasskey(tx, row))) throw new AppError('conflict', accountReasons.passkey_known())
    await notify(app, tx, user, 'passkey_added', name)
  })
  return row
}

export async function loginOptions(app: HasClock & HasConfig & HasDb & HasSecret, request: FastifyRequest): Promise<Options> {
  await limitByAddress(app, request, 'passkey')
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({ rpID: siteOf(app, request).rpId, timeout: MINUTES_5, userVerification: 'required' })
  return { challengeId: await saveChallenge(app, options.challenge, null), options: plain(options) }
}

type Assertion = z.infer<typeof Assertion>

/** The person's passkey that made this answer, and its new counter; undefined if anything about it is wrong. */
async function verifiedPasskey(
  app: HasConfig & HasDb,
  request: FastifyRequest,
  userId: string,
  answer: { challenge: string; response: Assertion },
): Promise<{ passkey: PasskeyRow; counter: number } | undefined> {
  const { rpId, origin } = siteOf(app, request)
  const passkey = await passkeyByCredential(app.db, userId, answer.response.id, rpId)
  if (!passkey) return undefined
  const { verifyAuthenticationResponse } = await webauthn()
  const { userHandle, ...signed } = answer.response.response
  const result = await verifyAuthenticationResponse({
    response: { ...answer.response, response: { ...signed, ...(userHandle !== undefined && { userHandle }) }, clientExtensionResults: {} },
    expectedChallenge: answer.challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
  }).catch(() => undefined)
  return result?.verified ? { passkey, counter: result.authenticationInfo.newCounter } : undefined
}

/**
 * Signs in with a passkey. It counts as both factors: possession of the device, and the verification of its owner there. Every failure gets
 * the same answer.
 */
export async function loginWithPasskey(visit: SignInRequest, { challengeId, response }: Answer): Promise<Person> {
  const { app, request } = visit
  const unusable = () => new AppError('unauthenticated', accountReasons.passkey_unknown())
  await limitByAddress(app, request, 'passkey')
  const challenge = await consumeChallenge(app.db, challengeId, null, app.clock.now())
  const parsed = Assertion.safeParse(response)
  if (!challenge || !parsed.success) throw unusable()
  const handle = Buffer.from(parsed.data.response.userHandle ?? '', 'base64url')
  if (handle.length !== 16) throw unusable()
  const found = await verifiedPasskey(app, request, uuidOf(handle), { challenge, response: parsed.data })
  if (!found) throw unusable()
  const { passkey, counter } = found
  const isKnown = (await knownDevice(app, request, passkey.userId)) !== undefined
  return beginSession(visit, passkey.userId, async (tx) => {
    const user = await lockUser(tx, passkey.userId)
    if (!user || !(await usePasskey(tx, passkey.userId, passkey.id, counter, app.clock.now()))) throw unusable()
    if (user.lockedAt) throw lockedError()
    if (!isKnown) await notify(app, tx, user, 'new_device', deviceNameOf(request))
  })
}

/** Options for the browser to ask for one of the person's own passkeys. */
export async function proofOptions(app: HasClock & HasConfig & HasDb, request: FastifyRequest, person: Person): Promise<Options> {
  await limitOwn(app, person.id, 'proof')
  const { rpId } = siteOf(app, request)
  const own = (await passkeysOf(app.db, person.id)).filter((passkey) => passkey.rpId === rpId)
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    timeout: MINUTES_5,
    userVerification: 'required',
    allowCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  })
  return { challengeId: await saveChallenge(app, options.challenge, person.id), options: plain(options) }
}

/** Accepts a passkey of a signed-in person as a fresh proof; throws `forbidden` that names `response`. */
export async function usePasskeyAsProof(
  app: HasClock & HasConfig & HasDb,
  request: FastifyRequest,
  person: Person,
  { challengeId, response }: Answer,
): Promise<void> {
  const unusable = () => fieldError('forbidden', 'response', accountReasons.passkey_not_yours())
  const challenge = await consumeChallenge(app.db, challengeId, person.id, app.clock.now())
  const parsed = Assertion.safeParse(response)
  if (!challenge || !parsed.success) throw unusable()
  const found = await verifiedPasskey(app, request, person.id, { challenge, response: parsed.data })
  if (!found || !(await usePasskey(app.db, person.id, found.passkey.id, found.counter, app.clock.now()))) throw unusable()
}
