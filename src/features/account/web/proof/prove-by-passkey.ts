import { call } from '#platform/web/api/call.ts'
import { passkeyProofOptions, proveIdentity } from '../../contract.ts'

/** Lets the browser ask for one of the person's own passkeys. Rejects with `unused` if none was chosen, else like `call`. */
export async function proveByPasskey(unused: string): Promise<void> {
  const [{ startAuthentication }, { challengeId, options }] = await Promise.all([
    import('@simplewebauthn/browser'),
    call(passkeyProofOptions),
  ])
  const response = await startAuthentication({
    optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
  }).catch((cause: unknown) => {
    throw new Error(unused, { cause })
  })
  await call(proveIdentity, { body: { by: 'passkey', challengeId, response: { ...response } } })
}
