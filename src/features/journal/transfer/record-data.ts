import type { z } from 'zod'
import {
  ActivityData,
  AttachmentData,
  DEFAULT_JOURNAL_ID,
  EntryData,
  GroupData,
  HardRangeData,
  JournalData,
  MoodData,
  SettingsData,
  TemplateData,
  type RecordKind,
} from '../contract/records.ts'

/** The shape of a record's data, by its kind. */
export const RECORD_DATA = {
  group: GroupData,
  activity: ActivityData,
  mood: MoodData,
  template: TemplateData,
  hardRange: HardRangeData,
  settings: SettingsData,
  journal: JournalData,
  // Entries from versions with a single journal have no `journalId`.
  entry: EntryData.extend({ journalId: EntryData.shape.journalId.default(DEFAULT_JOURNAL_ID) }),
  attachment: AttachmentData,
} satisfies Record<RecordKind, z.ZodType>
