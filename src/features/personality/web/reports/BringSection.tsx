import { useState } from 'react'
import { FileImport } from '#platform/web/imports/FileImport.tsx'
import { resultImport } from './result-import.ts'

/** Import of results: first a preview, then the import, with an undo. */
export function ImportSection() {
  const [id, setId] = useState<string>()
  return <FileImport kind={resultImport} id={id} onShow={setId} />
}
