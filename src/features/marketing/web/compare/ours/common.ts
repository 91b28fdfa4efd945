import type { Strength } from '../core/fact.ts'

/** An advantage of every service that somebody else runs. */
export const NOTHING_TO_RUN: Strength = {
  name: 'Nothing to keep running',
  text: 'No machine of yours, no updates, no backups.',
  here: 'All three are yours. When the machine is off, so is Fernwell, but for what a device has kept.',
  source: 'judgement',
}

export const SOMEBODY_TO_ASK: Strength = {
  name: 'Somebody to write to',
  text: 'Where a company or a foundation runs an app, there is somebody who answers.',
  here: 'No support line. There is a handbook, and whoever runs your server.',
  source: 'judgement',
}
