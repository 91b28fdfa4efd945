import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import shared from '../core/Personality.module.css'
import { ChooseFile } from './ChooseFile.tsx'
import { ImportView } from './ImportView.tsx'
import { reportMessages } from './messages.ts'
import { PastImports } from './PastImports.tsx'

/** Results from elsewhere: looked at first, brought in on a word, taken back on another. */
export function BringSection() {
  const { bring: t } = useMessages(reportMessages)
  const [id, setId] = useState<string>()
  return (
    <Card as="section" pad="lg" className={shared.section} aria-labelledby="bring">
      <h2 id="bring">{t.title}</h2>
      {id ? <ImportView key={id} id={id} onShow={setId} /> : <ChooseFile onShow={setId} />}
      <PastImports shown={id} onShow={setId} />
    </Card>
  )
}
