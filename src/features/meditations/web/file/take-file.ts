import { saveBlob } from '#platform/web/files/save-file.ts'
import { v7 as uuidv7 } from 'uuid'
import { ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { getRecording, putMeditation, putRecording, type OwnMeditation } from '../../contract.ts'
import { FileError, fromFile, toFile, type FileProblem } from './open-file.ts'

/** Creates a meditation from a file. Rejects with a sentence; `isWhole` false: some recording was invalid. */
export async function takeFile(
  file: Blob,
  words: Readonly<Record<FileProblem, string>>,
): Promise<{ answer: OwnMeditation; isWhole: boolean }> {
  const content = await fromFile(file).catch((error: unknown) => {
    throw error instanceof FileError ? new Error(words[error.problem]) : error
  })
  const params = { id: uuidv7() }
  let answer = await call(putMeditation, {
    params,
    body: { ...content.words, ...(content.copiedFrom && { copiedFrom: content.copiedFrom }) },
  })
  let isWhole = true
  for (const { number, wav } of content.recordings) {
    try {
      answer = await call(putRecording, { params: { ...params, number }, body: wav })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error
      isWhole = false
    }
  }
  return { answer, isWhole }
}

/** Saves a meditation as one file on the device. */
export async function saveFile({
  id,
  title,
  description,
  script,
  voice,
  language,
  categories,
  tags,
  copiedFrom,
  ...rest
}: OwnMeditation): Promise<void> {
  const recordings = []
  for (const { number } of rest.recordings) {
    const response = await call(getRecording, { params: { id, number } })
    recordings.push({ number, wav: new Uint8Array(await response.arrayBuffer()) })
  }
  const blob = await toFile(
    { words: { title, description, script, voice, language, categories, tags }, copiedFrom, recordings },
    rest.username,
  )
  const name = title
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
  saveBlob(`${name || 'meditation'}.fernwell.json`, blob)
}
