import { z } from 'zod'
import { Instant, LocalDay } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import {
  ActivityData,
  AttachmentData,
  EntryData,
  Feeling,
  GroupData,
  HardRangeData,
  JournalData,
  JournalRecord,
  MoodData,
  SettingsData,
  Tag,
  TemplateData,
} from './records.ts'

export const MAX_CHANGES_A_PUSH = 100
/** Most bytes of JSON in one push: a longer queue is sent in parts. A larger push is refused as `too_large`. */
export const MAX_PUSH_BYTES = 8 * 1024 * 1024
export const MAX_RECORDS_A_PULL = 500

/** Unordered list fields, changed by additions and removals, so that the changes of two devices always merge. */
export const SET_FIELDS = ['feelings', 'activities', 'tags', 'attachments', 'hardTags', 'promptsSeen'] as const
/** When two devices change one of these, both texts are saved; of other fields the later edit wins, and the other is saved too. */
export const TEXT_FIELDS = ['title', 'body', 'name'] as const

const Some = <S extends z.ZodType>(item: S) => z.array(item).max(200).optional()

const EntrySets = z.object({ feelings: Some(Feeling), activities: Some(Id), tags: Some(Tag), attachments: Some(Id) })

export const EntryPatch = EntryData.pick({
  when: true,
  journalId: true,
  title: true,
  body: true,
  mood: true,
  place: true,
  weather: true,
  starred: true,
  hard: true,
  promptId: true,
})
  .partial()
  .extend({
    add: EntrySets.optional(),
    remove: EntrySets.optional(),
    // The merge refuses a text that is too long for this change alone; a limit in the schema would refuse the whole push.
    title: z.string().optional(),
    body: z.string().optional(),
    place: z.string().nullable().optional(),
    /** Moves the entry into the trash, or restores it. */
    trashed: z.boolean().optional(),
    /** The version that this text comes from: the replaced state is always saved as a version too (`restore`). */
    restoredFrom: Id.optional(),
    /** Conflicts that the person has resolved. */
    settle: z.array(Id).max(50).optional(),
  })
export type EntryPatch = z.infer<typeof EntryPatch>

const SettingsSets = z.object({ hardTags: Some(Tag), promptsSeen: Some(z.string().max(80)) })
const SettingsPatch = SettingsData.pick({ lock: true, memories: true, prompts: true })
  .partial()
  .extend({ add: SettingsSets.optional(), remove: SettingsSets.optional() })

const changeOf = <K extends string, S extends z.ZodType>(kind: K, patch: S) =>
  z.object({
    kind: z.literal(kind),
    /** Id created by the device: a repeated change is applied once. */
    changeId: Id,
    recordId: Id,
    /** The `seq` of the state that the person saw when they changed it; 0 for something new. */
    base: z.int().min(0),
    editedAt: Instant,
    /** The name of this device, e.g. "Firefox on Linux"; shown when two devices edited the same field. */
    device: z.string().max(60),
    patch,
    /** Erases the record permanently. An entry must be in the trash and unchanged since `base`. */
    erase: z.boolean().optional(),
  })

export const Change = z.discriminatedUnion('kind', [
  changeOf('entry', EntryPatch),
  changeOf('mood', MoodData.partial()),
  changeOf('activity', ActivityData.partial()),
  changeOf('group', GroupData.partial()),
  changeOf('template', TemplateData.partial()),
  changeOf('journal', JournalData.partial()),
  changeOf('hardRange', HardRangeData.partial()),
  changeOf('attachment', AttachmentData.pick({ name: true, caption: true }).partial()),
  changeOf('settings', SettingsPatch),
])
export type Change = z.infer<typeof Change>

/**
 * applied: as requested, or applied before. merged: another device changed other fields meanwhile; both changes are in. conflict: both
 * changed the same field; this change is in, the other state is saved as a version and named in `record.data.conflicts`.
 * refused: nothing changed; `problem` is the reason in English, `reason` and `params` as in every error; `record` is the current state.
 */
export const ChangeResult = z.object({
  changeId: Id,
  status: z.enum(['applied', 'merged', 'conflict', 'refused']),
  problem: z.string().optional(),
  reason: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** null: there is no such record (refused), or it is long and a later result of this answer contains it. */
  record: JournalRecord.nullable(),
})
export type ChangeResult = z.infer<typeof ChangeResult>

export const pushChanges = endpoint({
  method: 'POST',
  path: '/api/journal/changes',
  summary: 'Apply changes of journal records in the given order; idempotent by change id',
  maxBytes: MAX_PUSH_BYTES,
  body: z.object({ changes: z.array(Change).min(1).max(MAX_CHANGES_A_PUSH) }),
  response: z.object({ results: z.array(ChangeResult) }),
  errors: ['too_large'],
})

export const pullRecords = endpoint({
  method: 'GET',
  path: '/api/journal/records',
  summary: 'List journal records changed after a value of the change counter, oldest change first; paginated',
  query: z.object({
    since: z.coerce.number().int().min(0).default(0),
    limit: z.coerce.number().int().min(1).max(MAX_RECORDS_A_PULL).default(200),
    /** 0: without entries and attachments, for devices that store none. */
    entries: z.enum(['0', '1']).default('1'),
  }),
  response: z.object({ records: z.array(JournalRecord), next: z.int(), more: z.boolean() }),
})

/** Selects the journals of a list or a figure. */
export const JournalQuery = z.object({
  /** One journal; omitted: all. */
  journal: Id.optional(),
  /** 1: includes journals that ask for the lock. A device sends it once the lock was opened. */
  locked: z.enum(['0', '1']).default('0'),
})
export type JournalQuery = z.infer<typeof JournalQuery>

/** Key of an entry in a list, newest first: opaque to callers. */
const Cursor = z.string().max(120)

export const listEntries = endpoint({
  method: 'GET',
  path: '/api/journal/entries',
  summary: 'List entries, newest day first, or trashed ones with `trash`; paginated; for devices without a local copy',
  query: JournalQuery.extend({
    cursor: Cursor.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(30),
    from: LocalDay.optional(),
    to: LocalDay.optional(),
    trash: z.enum(['0', '1']).default('0'),
  }),
  response: z.object({ entries: z.array(JournalRecord), next: Cursor.nullable() }),
})

export const getEntry = endpoint({
  method: 'GET',
  path: '/api/journal/entries/:id',
  summary: 'Get an entry with its attachments',
  params: z.object({ id: Id }),
  response: z.object({ entry: JournalRecord, attachments: z.array(JournalRecord) }),
  errors: ['not_found'],
})

/** An earlier state of an entry. edit: before a later edit. conflict: text of another device. restore, import: before one of these. */
export const Version = z.object({
  id: Id,
  at: Instant,
  device: z.string(),
  reason: z.enum(['edit', 'conflict', 'restore', 'import']),
  words: z.int(),
})
export type Version = z.infer<typeof Version>

export const listVersions = endpoint({
  method: 'GET',
  path: '/api/journal/entries/:id/versions',
  summary: 'List earlier versions of an entry, newest first, at most 100',
  params: z.object({ id: Id }),
  response: z.object({ versions: z.array(Version) }),
  errors: ['not_found'],
})

export const getVersion = endpoint({
  method: 'GET',
  path: '/api/journal/entries/:id/versions/:versionId',
  summary: 'Get an earlier version of an entry with its full data',
  params: z.object({ id: Id, versionId: Id }),
  response: z.object({ version: Version, data: EntryData }),
  errors: ['not_found'],
})
