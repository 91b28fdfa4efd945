import { parentPort, workerData } from 'node:worker_threads'
import { type AssociationInput, associations } from './associations.ts'

parentPort?.postMessage(associations(workerData as AssociationInput))
