// Runs in a child process that reads files of results (see platform/server/isolation).
import { buffer } from 'node:stream/consumers'
import { unreadable, type OpenArchive } from '#platform/server/imports/archive.ts'
import { readerMethods } from '#platform/server/imports/reader-methods.ts'
import { MAX_ASSESSMENTS } from '../../contract.ts'
import { loadInstrument } from '../../content/load.ts'
import { readAnswerCsv } from './answer-csv.ts'
import { readBigFiveWeb } from './bigfive-web.ts'
import { ExportedAssessment } from './exported.ts'
import { JSON_FORMAT } from './files.ts'
import type { FoundAssessment, FoundItem } from './found.ts'

/** Several times the size of a file with the answers of a lifetime. */
const MAX_BYTES = 5 * 1024 * 1024
const MAX_FOUND = 20 * MAX_ASSESSMENTS

type Read = { source: string; found: FoundAssessment[]; unread: number }

export const methods = readerMethods<FoundItem>(
  async (archive) => {
    const { source, found, unread } = await readAny(archive)
    if (found.length > MAX_FOUND) throw unreadable('too_large_text')
    const items: FoundItem[] = found.map((one) => ({ type: 'assessment', found: one }))
    return { source, items: () => [...items, { type: 'unread', count: unread }] }
  },
  (item) => (item.type === 'assessment' ? 200 + Object.keys(item.found.answers).length * 40 : 10),
)

async function readAny(archive: OpenArchive): Promise<Read> {
  const own = archive.files.find(({ path }) => path.endsWith('personality/assessments.jsonl'))
  if (own) return ofOwn(await linesIn(archive, own.path))
  const [file] = archive.files
  if (!file || archive.files.length > 1) throw unreadable('unknown_format')
  if (file.bytes > MAX_BYTES) throw unreadable('too_large_text')
  const text = await archive.text(file.path)
  if (/^\s*[{[]/.test(text)) return ofJson(parsed(text))
  const read = await readAnswerCsv(text, loadInstrument)
  if (!read || (read.found.length === 0 && read.unread === 0)) throw unreadable('unknown_format')
  return { source: 'csv', ...read }
}

async function linesIn(archive: OpenArchive, path: string): Promise<unknown[]> {
  const bytes = await buffer(await archive.open(path))
  if (bytes.length > MAX_BYTES) throw unreadable('too_large_text')
  return bytes.toString('utf8').split('\n').filter(Boolean).map(parsed)
}

async function ofJson(json: unknown): Promise<Read> {
  const given = json as { format?: unknown; assessments?: unknown }
  if (given.format === JSON_FORMAT && Array.isArray(given.assessments)) return ofOwn(given.assessments)
  const instrument = await loadInstrument('ipip-neo-120')
  const found = instrument && readBigFiveWeb(json, instrument)
  if (!found) throw unreadable('unknown_format')
  return { source: 'bigfive-web', found, unread: 0 }
}

function ofOwn(values: readonly unknown[]): Read {
  const found: FoundAssessment[] = []
  for (const value of values) {
    const { data: own } = ExportedAssessment.safeParse(value)
    // Drafts are only restored by the account's own import, where they can be continued.
    if (!own || own.finishedAt === null) continue
    const { instrument, group, language, answers, broughtScores } = own
    found.push({
      instrument,
      group,
      language,
      at: Date.parse(own.finishedAt),
      answers,
      ...(broughtScores && { broughtScores }),
      notes: [],
      own,
    })
  }
  return { source: 'fernwell', found, unread: values.length - found.length }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable('damaged')
  }
}
