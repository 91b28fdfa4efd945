import { onTestFinished } from 'vitest'
import { pushService, type PushService } from './push-service.ts'

/** A push service for one test, which stops at its end. */
export async function fakePush(): Promise<PushService> {
  const service = await pushService()
  onTestFinished(() => service.close())
  return service
}
