// Data of the hub cards from the server (server/hub-cards.ts). Its version may differ from this page's, so every field is checked.

export type MoodCardData = { day: string; moods: readonly { entryId: string; at: string; level: number; moodId: string | null }[] }
export type GlanceData = { title: string; preview: string; mood: number | null; attachments: readonly string[] }
export type MemoryCardData = GlanceData & { entryId: string; span: 'week' | 'month' | 'year'; n: number; day: string }
export type DraftCardData = GlanceData & { entryId: string; updatedAt: string }

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const level = (value: unknown): number | null =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 5 ? Number(value) : null
const list = (value: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null) : []

export function moodCard(data: Record<string, unknown>): MoodCardData {
  return {
    day: text(data.day),
    moods: list(data.moods).flatMap((one) => {
      const found = level(one.level)
      return found === null || !text(one.entryId) || Number.isNaN(Date.parse(text(one.at)))
        ? []
        : [{ entryId: text(one.entryId), at: text(one.at), level: found, moodId: text(one.moodId) || null }]
    }),
  }
}

const glance = (data: Record<string, unknown>): GlanceData => ({
  title: text(data.title),
  preview: text(data.preview),
  mood: level(data.mood),
  attachments: Array.isArray(data.attachments) ? data.attachments.filter((one): one is string => typeof one === 'string') : [],
})

export function memoryCard(data: Record<string, unknown>): MemoryCardData | undefined {
  const { span, n } = data
  if ((span !== 'week' && span !== 'month' && span !== 'year') || !Number.isInteger(n) || !text(data.entryId)) return undefined
  return { ...glance(data), entryId: text(data.entryId), span, n: Number(n), day: text(data.day) }
}

export function draftCard(data: Record<string, unknown>): DraftCardData | undefined {
  if (!text(data.entryId)) return undefined
  return { ...glance(data), entryId: text(data.entryId), updatedAt: text(data.updatedAt) }
}
