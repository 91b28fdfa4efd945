import { perform } from '#platform/web/offline/app-outbox.ts'
import { putTrainingSettings, type TrainingSettingsChange } from '../../contract/training.ts'

/** Sends changed settings and no others: another tab or device may have changed the rest. `label` names them in the list of what waits. */
export const changeSettings = (body: TrainingSettingsChange, label: string) =>
  perform(putTrainingSettings, { body }, { label, replaces: `training settings ${Object.keys(body).toSorted().join(' ')}` })
