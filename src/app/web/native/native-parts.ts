// In one file of their own, which no browser fetches.
export { AppLock } from './AppLock.tsx'
export { startNative } from './start-native.ts'
