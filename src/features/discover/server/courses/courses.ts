import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { NEEDS } from '#platform/contract/needs.ts'
import type { Language } from '#platform/server/auth/language.ts'
import { COURSE_DAYS } from '../../contract.ts'

const COURSE_IDS = ['sleep', 'steady', 'beginning'] as const

const Day = z.strictObject({
  title: z.string().min(1).max(60),
  paragraphs: z.array(z.string().min(1)).min(1).max(6),
  practice: z.strictObject({ title: z.string().min(1).max(80), address: z.string().regex(/^\/(?:soul|motivational-speeches)\S*$/) }),
})
const Words = z.strictObject({
  title: z.string().min(1).max(60),
  description: z.string().min(1).max(240),
  need: z.enum(NEEDS),
  days: z.array(Day).length(COURSE_DAYS),
})
export type CourseWords = z.infer<typeof Words>
export type Course = { id: string; words: Record<Language, CourseWords> }

/**
 * Parses the file of a course: `# title`, a descriptive paragraph, `need: …`; then seven days, each with `## title`, paragraphs, and
 * `-> address title` of its practice. Throws on anything else.
 */
export function readCourse(text: string): CourseWords {
  const [head = '', ...days] = text.replaceAll('\r\n', '\n').split(/^## /m)
  const blocksOf = (part: string) =>
    part
      .split(/\n{2,}/)
      .map((block) => block.trim())
      .filter(Boolean)
  const [title = '', description = '', need = ''] = blocksOf(head)
  return Words.parse({
    title: title.replace(/^# /, ''),
    description,
    need: need.replace(/^need: /, ''),
    days: days.map((part) => {
      const [dayTitle = '', ...blocks] = blocksOf(part)
      const [, address = '', practice = ''] = /^-> (\S+) (.+)$/.exec(blocks.at(-1) ?? '') ?? []
      return { title: dayTitle, paragraphs: blocks.slice(0, -1), practice: { title: practice, address } }
    }),
  })
}

function load(id: string, language: Language): CourseWords {
  const file = `./texts/${id}.${language}.md`
  try {
    return readCourse(readFileSync(new URL(file, import.meta.url), 'utf8'))
  } catch (cause) {
    throw new Error(`Courses: ${file} cannot be used.`, { cause })
  }
}

/** The courses, read and checked once. */
export const courses: readonly Course[] = COURSE_IDS.map((id) => ({ id, words: { en: load(id, 'en'), de: load(id, 'de') } }))
