import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** The few kinds of CBOR (RFC 8949) that an authenticator writes: small integers, bytes, text, maps. */
type Cbor = number | string | Uint8Array | Map<number | string, Cbor>

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}

export function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])])
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer) => data.toString('base64url')

type Options = Record<string, unknown>
type Credential = { id: Buffer; key: KeyObject; rpId: string; userHandle: string; counter: number }

const USER_PRESENT = 1
const USER_VERIFIED = 4
const HAS_CREDENTIAL = 64

/** A security key in software: ES256 keys, discoverable credentials, a counter. `origin` is the page's origin. */
export function softwareAuthenticator(origin: string) {
  const credentials: Credential[] = []
  const settings = { origin, verifies: true }

  const flags = (extra: number) => Buffer.from([USER_PRESENT | (settings.verifies ? USER_VERIFIED : 0) | extra])
  const clientData = (type: string, challenge: unknown) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: settings.origin, crossOrigin: false }))

  function authenticatorData({ rpId, counter }: Credential, attested: Buffer[] = []): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), flags(attested.length > 0 ? HAS_CREDENTIAL : 0), count, ...attested])
  }

  return {
    settings,
    credentials,

    /** Answers `navigator.credentials.create`. */
    create(options: Options) {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const { x, y } = publicKey.export({ format: 'jwk' })
      const credential: Credential = {
        id: randomBytes(32),
        key: privateKey,
        rpId: (options.rp as { id: string }).id,
        userHandle: (options.user as { id: string }).id,
        counter: 1,
      }
      credentials.push(credential)
      // COSE (RFC 9053): key type EC2, ES256, curve P-256, x, y.
      const cose = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x!, 'base64url')],
          [-3, Buffer.from(y!, 'base64url')],
        ]),
      )
      const authData = authenticatorData(credential, [Buffer.alloc(16), Buffer.from([0, credential.id.length]), credential.id, cose])
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        id: base64url(credential.id),
        rawId: base64url(credential.id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options.challenge)),
          attestationObject: base64url(cbor(attestation)),
          transports: ['usb'],
        },
      }
    },

    /** Answers `navigator.credentials.get` with the newest credential. */
    get(options: Options) {
      const credential = credentials.at(-1)!
      credential.counter++
      const data = clientData('webauthn.get', options.challenge)
      const authData = authenticatorData(credential)
      return {
        id: base64url(credential.id),
        rawId: base64url(credential.id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(sign('sha256', Buffer.concat([authData, sha256(data)]), credential.key)),
          userHandle: credential.userHandle,
        },
      }
    },
  }
}
