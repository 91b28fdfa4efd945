import { useState } from 'react'
import { FileImport } from '#platform/web/imports/FileImport.tsx'
import { resultImport } from './result-import.ts'

/** Results from elsewhere: looked at first, brought in on a word, taken back on another. */
export function ImportSection() {
  const [id, setId] = useState<string>()
  return <FileImport kind={resultImport} id={id} onShow={setId} />
}
