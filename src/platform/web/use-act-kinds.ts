import { useEffect, useState } from 'react'
import { actKindSources, type ActKindView, type ActKindWords } from './act-kinds.ts'
import { useLocaleSettings } from './i18n/locale-settings.ts'
import { sprout } from './ui/icons/things.ts'

export type DescribedKind = Omit<ActKindView, 'words'> & {
  words: ActKindWords
  /** False for a kind of a removed feature: its recorded acts still count. */
  isKnown: boolean
}

const UNKNOWN: ActKindView = {
  icon: sprout,
  words: {
    en: { title: 'Other care', one: 'An act of care', from: 'acts of care', with: 'other care' },
    de: { title: 'Anderes Gutes', one: 'Eine gute Tat für dich', from: 'guten Taten für dich', with: 'anderem Guten' },
  },
}

let views: ReadonlyMap<string, ActKindView> | undefined

/** Every kind that the features describe. A file that does not come is asked for again next time. */
async function loadActKinds(): Promise<ReadonlyMap<string, ActKindView>> {
  if (views) return views
  const found = await Promise.allSettled(actKindSources.map((source) => source()))
  const known = new Map(found.flatMap((one) => (one.status === 'fulfilled' ? Object.entries(one.value.actKinds) : [])))
  if (found.every(({ status }) => status === 'fulfilled')) views = known
  return known
}

/** How kinds of act are called and drawn, in the person's language; undefined until the features' files are here. */
export function useActKinds(): ((kind: string) => DescribedKind) | undefined {
  const { language } = useLocaleSettings()
  const [known, setKnown] = useState(views)
  useEffect(() => {
    let isHere = true
    void loadActKinds().then((found) => isHere && setKnown(found))
    return () => {
      isHere = false
    }
  }, [])
  return known && ((kind) => describe(known.get(kind), language))
}

function describe(view: ActKindView | undefined, language: keyof ActKindView['words']): DescribedKind {
  const { words, ...rest } = view ?? UNKNOWN
  return { ...rest, words: words[language], isKnown: view !== undefined }
}
