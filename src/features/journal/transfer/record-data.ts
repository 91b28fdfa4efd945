import type { z } from 'zod'
import {
  ActivityData,
  AttachmentData,
  EntryData,
  GroupData,
  HardRangeData,
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
  entry: EntryData,
  attachment: AttachmentData,
} satisfies Record<RecordKind, z.ZodType>
