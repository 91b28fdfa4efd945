import { parentPort, workerData } from 'node:worker_threads'
import { markMessage } from '../core/worker-messages.ts'
import { type AssociationInput, associations } from './associations.ts'

parentPort?.postMessage(markMessage(associations(workerData as AssociationInput)))
