import { textOrHtml } from './html.ts'
import { asList, asNumber, asObject, asString, baseName, byName, draft, parseJson, problem, type Format, type Item } from './source.ts'
import { dayOf } from './when.ts'

const BACKUP = /(^|\/)backup\.daylio$/

/** Names of Daylio's own five moods, by `predefined_name_id`. */
const PREDEFINED = ['', 'rad', 'good', 'meh', 'bad', 'awful']

/** A .daylio backup: a zip with base64-encoded JSON, and photos by their checksum. Its plain-text PIN is not read. */
export const daylioBackup: Format = {
  source: 'daylio',
  recognises: ({ files }) => files.some(({ path }) => BACKUP.test(path)),
  async *items(archive) {
    const path = archive.files.find((file) => BACKUP.test(file.path))!.path
    const text = await archive.text(path)
    const backup = asObject(parseJson(text.trimStart().startsWith('{') ? text : Buffer.from(text, 'base64').toString('utf8')))
    if (!Array.isArray(backup.dayEntries)) {
      yield problem('unreadable', baseName(path))
      return
    }
    const context = contextOf(backup, byName(archive.files))
    for (const entry of backup.dayEntries) yield* entryItems(asObject(entry), context)
    for (const goal of asList(backup.goals)) yield problem('not_kept', `goal: ${asString(asObject(goal).name) ?? ''}`)
  },
}

type Context = ReturnType<typeof contextOf>

function contextOf(backup: Record<string, unknown>, byChecksum: Map<string, string>) {
  const groups = new Map(asList(backup.tag_groups).map((group) => [asNumber(asObject(group).id), asString(asObject(group).name)]))
  return {
    byChecksum,
    // The entry refers to a mood by its id; the level is in the mood's group, 1 for the best of five.
    moods: new Map(
      asList(backup.customMoods)
        .map(asObject)
        .map((mood) => [
          asNumber(mood.id),
          {
            level: 6 - (asNumber(mood.mood_group_id) ?? 3),
            name: asString(mood.custom_name)?.trim() || PREDEFINED[asNumber(mood.predefined_name_id) ?? 0] || null,
          },
        ]),
    ),
    tags: new Map(
      asList(backup.tags)
        .map(asObject)
        .map((tag) => [asNumber(tag.id), { name: asString(tag.name) ?? '', group: groups.get(asNumber(tag.id_tag_group)) || null }]),
    ),
    assets: new Map(asList(backup.assets).map((asset) => [asNumber(asObject(asset).id), asString(asObject(asset).checksum)])),
  }
}

function* entryItems(entry: Record<string, unknown>, { moods, tags, assets, byChecksum }: Context): Generator<Item> {
  const number = (name: string) => asNumber(entry[name])
  const day = dayOf(number('year') ?? 0, (number('month') ?? -1) + 1, number('day') ?? 0)
  const label = day ?? `#${number('id') ?? '?'}`
  const at = number('datetime')
  if (day === null && at === null) {
    yield problem('bad_date', label)
    return
  }
  const minutes = day === null ? null : (number('hour') ?? 12) * 60 + (number('minute') ?? 0)
  const moodId = number('mood')
  const mood = moods.get(moodId)
  if (moodId !== null && !mood) yield problem('unknown_mood', label)
  const files: { path: string; name: string }[] = []
  for (const id of asList(entry.assets)) {
    const path = byChecksum.get((assets.get(asNumber(id)) ?? '').toLowerCase())
    if (path) files.push({ path, name: '' })
    else yield problem('missing_file', label)
  }
  yield draft({
    sourceId: `backup ${number('id') ?? ''} ${at ?? day}`,
    label,
    when: { at, day, minutes, zone: null, offset: at === null ? null : offsetOf(number('timeZoneOffset'), at, day, minutes) },
    title: asString(entry.note_title)?.trim() ?? '',
    body: textOrHtml(asString(entry.note) ?? ''),
    mood: mood ?? null,
    activities: asList(entry.tags).flatMap((id) => {
      const tag = tags.get(asNumber(id))
      return tag?.name ? [tag] : []
    }),
    files,
  })
}

const QUARTER_MS = 15 * 60_000

/** Minutes ahead of UTC: the difference between the entry's instant and its local date and time, else the backup's own value. */
function offsetOf(stated: number | null, at: number, day: string | null, minutes: number | null): number | null {
  const apart = day === null || minutes === null ? stated : Math.round((Date.parse(day) + minutes * 60_000 - at) / QUARTER_MS) * QUARTER_MS
  return apart === null || Math.abs(apart) > 14 * 3_600_000 ? null : apart / 60_000
}
