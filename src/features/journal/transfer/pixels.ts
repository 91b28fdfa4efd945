import { plainToMarkdown } from './html.ts'
import { asList, asNumber, asObject, asString, asStrings, draft, firstJson, problem, type Format } from './source.ts'
import { findDay } from './when.ts'
import { levelOf } from './names.ts'

/** Pixels' backup: `[{ type: "Mood", date, scores, notes, tags }]`. Each score of a day is an entry; the notes go with the first. */
export const pixels: Format = {
  source: 'pixels',
  async recognises(archive) {
    const [pixel] = asList(await firstJson(archive))
    return Array.isArray(asObject(pixel).scores)
  },
  async *items(archive) {
    const counts = new Map<string, number>()
    for (const value of asList(await firstJson(archive))) {
      const pixel = asObject(value)
      const date = asString(pixel.date) ?? ''
      if (pixel.type !== undefined && pixel.type !== 'Mood') {
        yield problem('not_kept', `${asString(pixel.type) ?? ''} ${date}`.trim())
        continue
      }
      const day = findDay(date)
      if (!day) {
        yield problem(date ? 'bad_date' : 'no_date', date)
        continue
      }
      const activities = asList(pixel.tags)
        .map(asObject)
        .flatMap(({ type, entries }) => asStrings(entries).map((name) => ({ name, group: asString(type) })))
      const scores = asList(pixel.scores)
      // A day that occurs twice continues the numbering.
      const before = counts.get(day) ?? 0
      counts.set(day, before + Math.max(1, scores.length))
      for (const [index, score] of (scores.length === 0 ? [null] : scores).entries()) {
        const level = levelOf(asNumber(score))
        if (score !== null && level === null) yield problem('unknown_mood', date)
        yield draft({
          sourceId: `${day} ${before + index}`,
          label: date,
          when: { at: null, day, minutes: null, zone: null },
          body: index === 0 ? plainToMarkdown(asString(pixel.notes) ?? '') : '',
          mood: level ? { level, name: null } : null,
          activities: index === 0 ? activities : [],
        })
      }
    }
  },
}
