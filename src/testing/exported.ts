import { json, text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { App } from '#platform/server/app/app.ts'
import { bytesOf } from '#platform/server/export/export-zip.ts'
import { exportUser } from '#platform/server/person-data.ts'

export type ExportedFile = { name: string; json: unknown } | { name: string; lines: unknown[] } | { name: string; text: string }

/** The contents of a person's export, read like another program would: values from JSON, other files as text. */
export async function exportedFiles(app: App, userId: string): Promise<ExportedFile[]> {
  const files: ExportedFile[] = []
  for await (const { name, content } of exportUser(app, userId)) {
    const stream = Readable.from(bytesOf(content), { objectMode: false })
    if ('json' in content) files.push({ name, json: await json(stream) })
    else if ('lines' in content) files.push({ name, lines: linesOf(await text(stream)) })
    else files.push({ name, text: await text(stream) })
  }
  return files
}

/** The values of a file in JSON Lines. */
export const linesOf = (content: string): unknown[] =>
  content
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown)
