import path from 'node:path'
import type { Config } from '../config/config.ts'
import { localStorage } from './local-storage.ts'
import { s3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

export function openStorage(config: Pick<Config, 'dataDir' | 'storageUrl'>): Storage {
  return config.storageUrl ? s3Storage(config.storageUrl) : localStorage(path.join(config.dataDir, 'storage'))
}
