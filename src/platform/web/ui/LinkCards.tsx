import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useLocaleSettings, type Language } from '../i18n/locale-settings.ts'
import { Card, stretchedClass } from './Card.tsx'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import type { IconShape } from './icons/shape.ts'
import styles from './LinkCards.module.css'

/** A page that a card leads to: its name and a line, in every language. */
export type CardLink = { href: string; icon: IconShape; words: Readonly<Record<Language, { title: string; line: string }>> }

type Props<File> = {
  /** Loads files of other features; the same array and function for each render. */
  sources: readonly (() => Promise<File>)[]
  linksIn: (file: File) => readonly CardLink[]
  /** Number of places that are reserved until the links are loaded. */
  places: number
  iconSize: number
  /** Of the list, which is the grid, and of each of its places. */
  className: string | undefined
  cardClass: string | undefined
}

/** Cards with links to other features. A link that cannot be fetched without a network is left out. */
export function LinkCards<File>({ sources, linksIn, places, iconSize, className, cardClass }: Props<File>) {
  const { language } = useLocaleSettings()
  const [links, setLinks] = useState<readonly CardLink[]>()
  useEffect(() => {
    let isHere = true
    void Promise.all(sources.map((load) => load().then(linksIn, () => []))).then((all) => isHere && setLinks(all.flat()))
    return () => {
      isHere = false
    }
  }, [sources, linksIn])
  if (sources.length === 0) return null
  return (
    <ul role="list" className={className}>
      {links
        ? links.map(({ href, icon, words }) => (
            <Card as="li" key={href} className={cx(styles.card, cardClass)}>
              <Icon of={icon} size={iconSize} />
              <div>
                <Link to={href} viewTransition className={stretchedClass}>
                  {words[language].title}
                </Link>
                <p>{words[language].line}</p>
              </div>
            </Card>
          ))
        : Array.from({ length: places }, (_, index) => (
            // oxlint-disable-next-line no-array-index-key -- places, not things
            <li key={index} className={cx(styles.card, cardClass)} />
          ))}
    </ul>
  )
}
