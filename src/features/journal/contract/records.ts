import { z } from 'zod'
import { Instant, LocalDay, Zone } from '#platform/contract/dates.ts'
import { Id } from '#platform/contract/ids.ts'

// All data of a journal consists of records, which are sealed, synced and merged in the same way.

export const MAX_TITLE = 300
export const MAX_TEMPLATE = 50_000
/** Characters of Markdown in one entry: about 150,000 words, the length of a long novel. */
export const MAX_BODY = 1_000_000
export const MAX_TAG = 60
/** The id of the only settings record. */
export const SETTINGS_ID = '00000000-0000-7000-8000-000000000000'
/** The default journal, which every person has: its record exists once it was named or changed. */
export const DEFAULT_JOURNAL_ID = '00000000-0000-7000-8000-000000000001'
/** Most journals of one person, archived ones included, deleted ones not. */
export const MAX_JOURNALS = 30
export const JOURNAL_COLOURS = ['amber', 'moss', 'fern', 'lake', 'dusk', 'rose', 'clay', 'stone'] as const
export const MOOD_LEVELS = [1, 2, 3, 4, 5] as const
export const WEATHER_KINDS = ['clear', 'partly', 'cloudy', 'fog', 'drizzle', 'rain', 'storm', 'snow', 'wind'] as const

export const MoodLevel = z.int().min(1).max(5)

/** The instant, its time zone and the person's own day: three facts, none derived from another afterwards. */
export const When = z.object({ at: Instant, zone: Zone, localDay: LocalDay })
export type When = z.infer<typeof When>

/** A mood level from 1 (storm) to 5 (sun), and the person's own name inside that level, if they chose one. */
export const Mood = z.object({ level: MoodLevel, moodId: Id.nullable() })
export type Mood = z.infer<typeof Mood>

export const Weather = z.object({ kind: z.enum(WEATHER_KINDS).nullable(), celsius: z.number().min(-90).max(60).nullable() })
export type Weather = z.infer<typeof Weather>

const Name = z.string().trim().min(1).max(80)
const Icon = z.string().regex(/^[a-z0-9-]{1,40}$/)
const Order = z.number()
/** Preserves case and inner spaces; no `#`, comma or line break, so that `#tag` can be typed in a search. */
export const Tag = z
  .string()
  .trim()
  .min(1)
  .max(MAX_TAG)
  .regex(/^[^#,\p{Cc}]+$/u)
export const Feeling = z.string().regex(/^[a-z][a-z-]{0,39}$/)

/** An edit by another device in the meantime: the full earlier state stays in the version named here until the person has reviewed it. */
export const Conflict = z.object({ versionId: Id, fields: z.array(z.string()), device: z.string(), at: Instant })
export type Conflict = z.infer<typeof Conflict>

/** An entry: a mood alone, a line, or pages. Body is Markdown (CommonMark, tables, check-lists); `attachment:<id>` names a photo, recording or file. */
export const EntryData = z.object({
  when: When,
  /** The entry's journal; that journal may be deleted by now (`homeOf` in journals.ts). */
  journalId: Id,
  title: z.string().max(MAX_TITLE),
  body: z.string().max(MAX_BODY),
  mood: Mood.nullable(),
  feelings: z.array(Feeling),
  activities: z.array(Id),
  tags: z.array(Tag),
  place: z.string().max(200).nullable(),
  weather: Weather.nullable(),
  starred: z.boolean(),
  /** Marked as hard: never shown as a memory, never used for prompts, models or notices. */
  hard: z.boolean(),
  /** Attachments inside the text and below it, in display order. */
  attachments: z.array(Id),
  /** The built-in prompt it answers, if any. */
  promptId: z.string().max(80).nullable(),
  /** Time of deletion; the entry is erased 30 days later. */
  trashedAt: Instant.nullable(),
  createdAt: Instant,
  conflicts: z.array(Conflict),
  /** The source of an imported entry, e.g. `dayone`. */
  source: z.string().max(40).nullable(),
})
export type EntryData = z.infer<typeof EntryData>

/** A person's own name for a mood inside one of the five levels. */
export const MoodData = z.object({ level: MoodLevel, name: Name, order: Order, archived: z.boolean() })
export type MoodData = z.infer<typeof MoodData>

export const ActivityData = z.object({ name: Name, icon: Icon, groupId: Id.nullable(), order: Order, archived: z.boolean() })
export type ActivityData = z.infer<typeof ActivityData>

export const GroupData = z.object({ name: Name, order: Order, archived: z.boolean() })
export type GroupData = z.infer<typeof GroupData>

export const TemplateData = z.object({
  name: Name,
  title: z.string().max(MAX_TITLE),
  body: z.string().max(MAX_TEMPLATE),
  order: Order,
  archived: z.boolean(),
})
export type TemplateData = z.infer<typeof TemplateData>

/** A journal: entries that belong together. */
export const JournalData = z.object({
  /** Empty: the default journal under the app's own name, or a deleted journal. */
  name: z.string().trim().max(80),
  colour: z.enum(JOURNAL_COLOURS),
  icon: Icon,
  order: Order,
  archived: z.boolean(),
  /** Hidden until the lock is opened (when `Lock.scope` is `chosen`). */
  locked: z.boolean(),
  /** Themes of its prompts; null: all. Empty: it offers no prompts. */
  promptThemes: z
    .array(z.string().regex(/^[a-z][a-z-]{0,39}$/))
    .max(60)
    .nullable(),
  /** The template for new entries: one of the person's own, or a built-in one. */
  template: z.string().max(80).nullable(),
  /** For a deleted journal: the journal that has its entries now. */
  into: Id.nullable(),
})
export type JournalData = z.infer<typeof JournalData>

/** Days that must not come back as memories; both ends are included. */
export const HardRangeData = z.object({ from: LocalDay, to: LocalDay, note: z.string().max(200), archived: z.boolean() })
export type HardRangeData = z.infer<typeof HardRangeData>

/** Metadata of a photo, recording or file; the bytes have their own endpoint. The server creates it when the bytes arrive. */
export const AttachmentData = z.object({
  entryId: Id,
  kind: z.enum(['photo', 'audio', 'file']),
  /** pending: the bytes are stored, the picture is being re-encoded. failed: the bytes could not be read as their claimed type. */
  state: z.enum(['pending', 'ready', 'failed']),
  name: z.string().max(200),
  caption: z.string().max(500),
  mime: z.string().max(120),
  bytes: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  seconds: z.number().nullable(),
})
export type AttachmentData = z.infer<typeof AttachmentData>

/** How the journal area is locked on a device. The PIN itself is not stored, only its PBKDF2-SHA-256 hash and the salt. */
export const Lock = z.object({
  way: z.enum(['pin', 'passkey']),
  /** all: the lock covers the whole journal area. chosen: only the journals that ask for it. Omitted: all. */
  scope: z.enum(['all', 'chosen']).optional(),
  afterMinutes: z.int().min(0).max(1440),
  pin: z.object({ salt: z.string().max(64), iterations: z.int().min(100_000).max(5_000_000), hash: z.string().max(128) }).nullable(),
})
export type Lock = z.infer<typeof Lock>

export const SettingsData = z.object({
  hardTags: z.array(Tag),
  lock: Lock.nullable(),
  /** Whether memories are shown at all. */
  memories: z.boolean(),
  /** Whether the hub and the journal offer a prompt. */
  prompts: z.boolean(),
  /** Recently shown prompts, newest last. */
  promptsSeen: z.array(z.string().max(80)),
})
export type SettingsData = z.infer<typeof SettingsData>

export type RecordDataOf = {
  entry: EntryData
  mood: MoodData
  activity: ActivityData
  group: GroupData
  template: TemplateData
  journal: JournalData
  hardRange: HardRangeData
  attachment: AttachmentData
  settings: SettingsData
}
export type RecordKind = keyof RecordDataOf
export const RECORD_KINDS = ['entry', 'mood', 'activity', 'group', 'template', 'journal', 'hardRange', 'attachment', 'settings'] as const

const recordOf = <K extends RecordKind, S extends z.ZodType>(kind: K, data: S) =>
  z.object({
    kind: z.literal(kind),
    id: Id,
    /** The person's change counter at this state; it increases with every change of any of their records. */
    seq: z.int(),
    updatedAt: Instant,
    /** null: permanently erased; only the id and the kind remain. */
    data: data.nullable(),
  })

export const JournalRecord = z.discriminatedUnion('kind', [
  recordOf('entry', EntryData),
  recordOf('mood', MoodData),
  recordOf('activity', ActivityData),
  recordOf('group', GroupData),
  recordOf('template', TemplateData),
  recordOf('journal', JournalData),
  recordOf('hardRange', HardRangeData),
  recordOf('attachment', AttachmentData),
  recordOf('settings', SettingsData),
])
export type JournalRecord = z.infer<typeof JournalRecord>
export type EntryRecord = Extract<JournalRecord, { kind: 'entry' }>
