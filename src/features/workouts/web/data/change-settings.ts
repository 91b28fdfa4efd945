import { perform } from '#platform/web/offline/app-outbox.ts'
import { putTrainingSettings, type TrainingSettingsChange } from '../../contract/training.ts'

/**
 * Sends only the changed settings, because another tab or device may have changed others. `label` names them in the list of unsent changes.
 */
export const changeSettings = (body: TrainingSettingsChange, label: string) =>
  perform(putTrainingSettings, { body }, { label, replaces: `training settings ${Object.keys(body).toSorted().join(' ')}` })
