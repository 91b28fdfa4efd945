import { onTestFinished } from 'vitest'
import { pushService, type PushService } from './push-service.ts'

/** A push service for one test, gone when it ends. */
export async function fakePush(): Promise<PushService> {
  const service = await pushService()
  onTestFinished(() => service.close())
  return service
}
