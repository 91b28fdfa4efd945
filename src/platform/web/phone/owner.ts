const load = () => import('@aparajita/capacitor-biometric-auth')

/**
 * Asks for a face, a finger or the phone's code. False: it was not its owner, or they changed their mind. A phone that has none of them any
 * more lets everybody in: to take its code away, somebody had to know it, and nobody could get in otherwise.
 */
export async function isOwner({ reason, cancel }: { reason: string; cancel: string }): Promise<boolean> {
  const { BiometricAuth } = await load()
  try {
    await BiometricAuth.authenticate({ reason, cancelTitle: cancel, allowDeviceCredential: true, androidTitle: reason })
    return true
  } catch {
    return !(await canAskOwner())
  }
}

/** Whether this phone has a face, a finger or a code to ask for. */
export async function canAskOwner(): Promise<boolean> {
  const { BiometricAuth } = await load()
  const { isAvailable, deviceIsSecure } = await BiometricAuth.checkBiometry()
  return isAvailable || deviceIsSecure
}
