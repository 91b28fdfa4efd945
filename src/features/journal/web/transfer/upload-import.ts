import { call } from '#platform/web/api/call.ts'
import { uploadInParts, type PartsUpload } from '#platform/web/imports/upload-in-parts.ts'
import { beginImport, IMPORT_ENDINGS, MAX_IMPORT_BYTES, putImportPart } from '../../contract/transfer.ts'

/** What is wrong with a file before it is sent; the server looks at its content itself. */
export function problemOf(file: Pick<File, 'name' | 'size'>): 'tooLarge' | 'wrongEnding' | undefined {
  if (file.size > MAX_IMPORT_BYTES) return 'tooLarge'
  const ending = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase()
  return IMPORT_ENDINGS.some((known) => known === ending) ? undefined : 'wrongEnding'
}

export const uploadImport = (file: File, about: Omit<PartsUpload, 'begin' | 'putPart'>): Promise<string> =>
  uploadInParts(file, {
    ...about,
    begin: (body, options) => call(beginImport, { body }, options),
    putPart: (input, options) => call(putImportPart, input, options),
  })
