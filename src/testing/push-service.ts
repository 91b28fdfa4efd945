import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type FakeDevice = {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  /** Received notifications, decrypted as a browser would. */
  notices: () => Record<string, unknown>[]
  /** Received bodies, as the push service sees them. */
  raw: () => Buffer[]
}

export type PushService = {
  host: string
  device(): FakeDevice
  answerWith(status: number): void
  headers: Record<string, unknown>[]
  close(): void
}

/** A push service over loopback, with browsers that decrypt their messages (RFC 8291, aes128gcm). */
export async function pushService(): Promise<PushService> {
  const received = new Map<string, Buffer[]>()
  const headers: Record<string, unknown>[] = []
  let status = 201
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      headers.push(request.headers)
      if (status < 300) received.get(request.url ?? '')?.push(Buffer.concat(chunks))
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`

  function device(): FakeDevice {
    const pair = createECDH('prime256v1')
    pair.generateKeys()
    const auth = randomBytes(16)
    const path = `/send/${randomBytes(8).toString('hex')}`
    received.set(path, [])
    return {
      subscription: {
        endpoint: `http://${host}${path}`,
        keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
      },
      raw: () => received.get(path) ?? [],
      notices: () => (received.get(path) ?? []).map((body) => JSON.parse(decrypt(body, pair, auth)) as Record<string, unknown>),
    }
  }

  return { host, device, headers, answerWith: (next) => void (status = next), close: () => void server.close() }
}

const hmac = (key: Buffer, ...parts: Buffer[]) => createHmac('sha256', key).update(Buffer.concat(parts)).digest()

function decrypt(body: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyLength = body[20]!
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const shared = pair.computeSecret(sender)
  const input = hmac(hmac(auth, shared), Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender, Buffer.from([1]))
  const pseudo = hmac(salt, input)
  const key = hmac(pseudo, Buffer.from('Content-Encoding: aes128gcm\0'), Buffer.from([1])).subarray(0, 16)
  const nonce = hmac(pseudo, Buffer.from('Content-Encoding: nonce\0'), Buffer.from([1])).subarray(0, 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}
