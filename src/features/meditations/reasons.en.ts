import { defineReasons } from '#platform/contract/reasons.ts'

/** Reasons for refusals. */
export const meditationReasons = defineReasons('meditations', {
  not_here: 'This meditation is not here.',
  not_shared: 'This meditation is no longer shared. Nothing of yours was changed.',
  title_missing: 'A meditation needs a title.',
  script_long: 'A script can have 20,000 characters at most. Nothing was saved; your text is still here.',
  preview_long: 'A preview can have 1,500 characters at most.',
  script_problem: ({ line, column }: { line: number; column: number }) =>
    `The script has a problem on line ${line}, character ${column}. It is saved unchanged; fix that and try again.`,
  no_voice: 'There is no voice for German here. Record the words yourself, and choose your own voice.',
  not_spoken: 'The voice could not speak this right now. Your script is saved; try again in a minute.',
  render_failed: 'The audio could not be created. Your script is saved; try again.',
  render_running: 'The audio is already being created.',
  many_renders: 'You created a lot of audio in one hour. Your script is saved; try again a little later.',
  many_previews: 'That is a lot of previews in one hour. Try again a little later.',
  no_audio: 'Create the audio first, so others have something to hear.',
  stale_audio: 'The audio is older than the script. Create it again first.',
  hidden: 'An admin has hidden this meditation. Read the reason, and write to them.',
  too_many: ({ most }: { most: number }) => `You have ${most} meditations, which is the limit. Delete one first; nothing was changed.`,
  too_many_shared: ({ most }: { most: number }) => `You share ${most} meditations, which is the limit. Stop sharing one first.`,
  recording_missing: 'This recording is not here.',
  recording_unreadable: 'This file could not be read as sound. Nothing was changed.',
  recording_silent: 'This recording is silent. Nothing was changed.',
  recording_long: ({ minutes }: { minutes: number }) => `A recording can be ${minutes} minutes long at most. Nothing was changed.`,
  recordings_long: ({ minutes }: { minutes: number }) =>
    `The recordings of one meditation can be ${minutes} minutes long at most, all together. Nothing was changed.`,
  recording_large: ({ megabytes }: { megabytes: number }) => `A recording can have ${megabytes} MB at most. Nothing was changed.`,
  not_listened: 'Listen to it first, then rate it.',
  own_rating: 'You cannot rate your own meditation.',
  many_reports: 'That is a lot of reports in one day. Write to the admin instead.',
  hide_reason_missing: 'Give its author a reason.',
  not_counted: 'Listening cannot be counted right now.',
  draft_unreadable: 'The language model did not return a usable script. Nothing was changed; you can ask again.',
  draft_for_people: 'This is for people rather than for a program that writes meditations. It was sent nowhere.',
})
