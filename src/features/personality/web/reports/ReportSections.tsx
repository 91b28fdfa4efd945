import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/query/query-of.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { loadTips, loadTipWords } from '../../content/load.ts'
import { getLifeFigures } from '../../contract-insight.ts'
import { LONG, useInstrument, useWords } from '../core/instruments.ts'
import { useContent, useContentLanguage } from '../core/use-content.ts'
import { ImportSection } from './BringSection.tsx'
import { FacetPair } from './FacetPair.tsx'
import { LifeSection } from './LifeSection.tsx'
import { OverTime } from './OverTime.tsx'
import styles from './Reports.module.css'
import type { ScoredTaking } from './scored.ts'
import { TipsSection } from './TipsSection.tsx'
import { TogetherForm } from './TogetherForm.tsx'

interface ReportSectionsProps {
  /** Newest first. */
  takings: readonly ScoredTaking[]
  declined: readonly string[]
}

/** All reports on several results. Rendered once all data has loaded or failed to load, so that nothing moves. */
export function ReportSections({ takings, declined }: ReportSectionsProps) {
  const newest = takings.find(({ instrument }) => instrument === LONG)
  const about = newest ?? takings[0]
  const language = useContentLanguage()
  const content = [
    useInstrument(about?.instrument),
    useWords(about?.instrument),
    useContent('tips', loadTips),
    useContent(`tip words ${language}`, () => loadTipWords(language)),
  ]
  const life = useQuery({ ...queryOf(getLifeFigures, { params: { id: about?.id ?? '' } }), enabled: about !== undefined })
  const isHere = about === undefined || (life.isFetched && content.every(({ isDone, error }) => isDone || error !== undefined))
  // Once rendered it stays: an import with a newer result may just be showing its own result here.
  const [wasHere, setWasHere] = useState(isHere)
  if (isHere && !wasHere) setWasHere(true)
  if (!wasHere) return <Skeleton shape="card" height="20rem" />
  return (
    <>
      {takings.length > 0 && <OverTime takings={takings} />}
      {newest && <FacetPair taking={newest} />}
      {about && (
        <div className={styles.columns}>
          {newest && <TipsSection taking={newest} declined={declined} />}
          <LifeSection taking={about} />
        </div>
      )}
      <div className={styles.columns}>
        <TogetherForm />
        <ImportSection />
      </div>
    </>
  )
}
