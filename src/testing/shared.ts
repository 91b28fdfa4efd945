import { afterAll, beforeAll } from 'vitest'

/** A thing that all tests of a file share: made before them, in the order of the calls, and closed after them in the reverse order. */
export function shared<T extends { close(): Promise<void> }>(make: () => Promise<T>): T {
  const thing = {} as T
  beforeAll(async () => void Object.assign(thing, await make()))
  afterAll(() => thing.close())
  return thing
}
