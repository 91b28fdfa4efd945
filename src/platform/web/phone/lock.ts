import { createListeners } from '../listeners/create-listeners.ts'
import { isNative } from '../native/native.ts'
import { readSetting, writeSetting } from './device-settings.ts'

/** After a longer absence than this, another person may hold the phone. */
export const LOCK_AFTER_MS = 60_000

type LockState = 'open' | 'covered' | 'locked'

const listeners = createListeners()
let leftAt: number | undefined
let state: LockState = isNative() && isLockOn() ? 'locked' : 'open'

function become(next: LockState): void {
  if (next === state) return
  state = next
  listeners.notify()
}

/** Whether this phone asks for a face, a finger or its code before it shows the app. */
export function isLockOn(): boolean {
  return readSetting('lock') === 'on'
}

export const lockState = (): LockState => state

export const onLock = listeners.subscribe

/** The app is left: its picture among the phone's other apps shows nothing. */
export function cover(now: number): void {
  if (!isLockOn() || state === 'locked') return
  leftAt = now
  become('covered')
}

/** The app is back. */
export function uncover(now: number): void {
  if (state !== 'covered') return
  become(leftAt !== undefined && now - leftAt > LOCK_AFTER_MS ? 'locked' : 'open')
}

/** Asks the phone who is there. False: it was not its owner, or they changed their mind. */
type AskOwner = () => Promise<boolean>

export async function unlock(isOwner: AskOwner): Promise<boolean> {
  const isOpen = await isOwner()
  if (isOpen) become('open')
  return isOpen
}

/** Turning it on or off needs the owner, too. False: it stays as it was. */
export async function setLock(isOn: boolean, isOwner: AskOwner): Promise<boolean> {
  if (!(await isOwner())) return false
  writeSetting('lock', isOn ? 'on' : undefined)
  return true
}
