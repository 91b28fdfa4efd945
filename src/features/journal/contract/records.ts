import { z } from 'zod'
import { Instant, LocalDay, Zone } from '#platform/contract/dates.ts'
import { Id } from '#platform/contract/ids.ts'

// Everything a person keeps in their journal is a record: one way to seal it, to sync it and to merge it.

export const MAX_TITLE = 300
/** Characters of Markdown in one entry: about 150,000 words, the length of a long novel. */
export const MAX_BODY = 1_000_000
export const MAX_TAG = 60
/** The one settings record has this id. */
export const SETTINGS_ID = '00000000-0000-7000-8000-000000000000'
/** The journal that everybody has: there is a record of this id once it was named or changed. */
export const DEFAULT_JOURNAL_ID = '00000000-0000-7000-8000-000000000001'
/** Journals of one person, archived ones included, deleted ones not. */
export const MAX_JOURNALS = 30
export const JOURNAL_COLOURS = ['amber', 'moss', 'fern', 'lake', 'dusk', 'rose', 'clay', 'stone'] as const
export const MOOD_LEVELS = [1, 2, 3, 4, 5] as const
export const WEATHER_KINDS = ['clear', 'partly', 'cloudy', 'fog', 'drizzle', 'rain', 'storm', 'snow', 'wind'] as const

export const MoodLevel = z.int().min(1).max(5)

/** The instant, the zone it was lived in and the person's own day: three facts, none derived from another afterwards. */
export const When = z.object({ at: Instant, zone: Zone, localDay: LocalDay })
export type When = z.infer<typeof When>

/** How it was: 1 (storm) to 5 (sun), and which of the person's own names inside that level, if they chose one. */
export const Mood = z.object({ level: MoodLevel, moodId: Id.nullable() })
export type Mood = z.infer<typeof Mood>

export const Weather = z.object({ kind: z.enum(WEATHER_KINDS).nullable(), celsius: z.number().min(-90).max(60).nullable() })
export type Weather = z.infer<typeof Weather>

const Name = z.string().trim().min(1).max(80)
const Icon = z.string().regex(/^[a-z0-9-]{1,40}$/)
const Order = z.number()
/** Case and inner blanks are the person's; no `#`, comma or line break, so that `#tag` can be typed in a search. */
export const Tag = z
  .string()
  .trim()
  .min(1)
  .max(MAX_TAG)
  .regex(/^[^#,\p{Cc}]+$/u)
export const Feeling = z.string().regex(/^[a-z][a-z-]{0,39}$/)

/** Who wrote what elsewhere in the meantime: the full earlier state is kept as the version named here until someone has looked. */
export const Conflict = z.object({ versionId: Id, fields: z.array(z.string()), device: z.string(), at: Instant })
export type Conflict = z.infer<typeof Conflict>

/** An entry: a mood alone, a line, or pages. Body is Markdown (CommonMark, tables, check-lists); `attachment:<id>` names a photo, recording or file. */
export const EntryData = z.object({
  when: When,
  /** The journal it is in, or was in when that was deleted (`homeOf` in journals.ts). */
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
  /** In the order they are shown; those inside the text and those below it. */
  attachments: z.array(Id),
  /** The built-in prompt it answers, if any. */
  promptId: z.string().max(80).nullable(),
  /** In the trash since; gone for good 30 days later. */
  trashedAt: Instant.nullable(),
  createdAt: Instant,
  conflicts: z.array(Conflict),
  /** Where an import brought it from, e.g. `dayone`. */
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
  body: z.string().max(50_000),
  order: Order,
  archived: z.boolean(),
})
export type TemplateData = z.infer<typeof TemplateData>

/** A journal: entries that belong together. */
export const JournalData = z.object({
  /** Empty: the default journal as the app calls it, or one that was deleted. */
  name: z.string().trim().max(80),
  colour: z.enum(JOURNAL_COLOURS),
  icon: Icon,
  order: Order,
  archived: z.boolean(),
  /** Asks for the lock before it shows anything (`Lock.scope` is `chosen`). */
  locked: z.boolean(),
  /** Themes its prompts are about; null: all. Empty: it offers none. */
  promptThemes: z
    .array(z.string().regex(/^[a-z][a-z-]{0,39}$/))
    .max(60)
    .nullable(),
  /** What a new entry begins with: a template of the person's, or a built-in one. */
  template: z.string().max(80).nullable(),
  /** Deleted: the journal that has its entries now. */
  into: Id.nullable(),
})
export type JournalData = z.infer<typeof JournalData>

/** Days that must not come back as memories; both ends belong to it. */
export const HardRangeData = z.object({ from: LocalDay, to: LocalDay, note: z.string().max(200), archived: z.boolean() })
export type HardRangeData = z.infer<typeof HardRangeData>

/** Metadata of a photo, recording or file; the bytes have their own endpoint. Made by the server when the bytes arrive. */
export const AttachmentData = z.object({
  entryId: Id,
  kind: z.enum(['photo', 'audio', 'file']),
  /** pending: the bytes are safe, the re-encoded picture is on its way. failed: they could not be read as what they claim to be. */
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

/** How the journal area is locked on a device. The PIN itself is nowhere: PBKDF2-SHA-256 of it, with its salt. */
export const Lock = z.object({
  way: z.enum(['pin', 'passkey']),
  /** all: it stands before the whole journal. chosen: before those journals that ask for it. Left out: all. */
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
  /** Prompt ids shown lately, newest last. */
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
    /** The person's change counter when this state came about; grows with every change of anything of theirs. */
    seq: z.int(),
    updatedAt: Instant,
    /** null: gone for good; what is left is only that it was. */
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
