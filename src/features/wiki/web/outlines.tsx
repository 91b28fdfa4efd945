import { outlineOf } from '#platform/web/ui/outline.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { getWikiTrails, getWikiWords } from '../contract.ts'
import { wikiMessages } from './core/messages.ts'
import { SearchSkeleton } from './home/HomeSkeleton.tsx'
import styles from './trail/Trail.module.css'
import { WordSkeleton } from './word/WordSkeleton.tsx'
import { VocabularySkeleton } from './words/VocabularySkeleton.tsx'

const t = wikiMessages.en

/** The welcome is missing, because only the device can tell whether it is shown. */
export const home = outlineOf(
  { wide: true, back: t.toForest, title: t.title, lead: t.lead },
  <SearchSkeleton />,
  getWikiTrails,
  getWikiWords,
)

/** Only the back link is common to all words. */
export const word = outlineOf({ wide: true, back: t.toWiki, title: '\u00a0' }, <WordSkeleton />)

export const trail = outlineOf({ back: t.toWiki, title: t.trail.title }, <Skeleton shape="card" className={styles.shadow} />)

export const vocabulary = outlineOf(
  { back: t.toWiki, title: t.vocabulary.title, lead: t.vocabulary.lead },
  <VocabularySkeleton />,
  getWikiWords,
)
