import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useSession } from '#platform/web/session/session.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { arrowStart, arrowEnd } from '#platform/web/ui/icons/controls.ts'
import { Sprig } from '../../compare/view/Sprig.tsx'
import { compareMessages } from '../../compare/view/messages.ts'
import type { Slide } from '../core/slide.ts'
import styles from './Presentation.module.css'
import { useDeck } from './use-deck.ts'

/** Slides that fill the window. Without scripts all of them are listed one below the other. */
export function Presentation({ name, slides }: { name: string; slides: readonly Slide[] }) {
  const { onlyEnglish } = useMessages(compareMessages)
  const { user } = useSession()
  const { place, hasNotes, move, touch } = useDeck(slides.length)
  return (
    <div
      lang="en"
      className={styles.deck}
      data-live={place !== undefined || undefined}
      data-notes={hasNotes || undefined}
      data-above-bar={Boolean(user) || undefined}
      {...touch}
    >
      {slides.map(({ title, area, look, body, notes, sources }, index) => (
        <section
          key={title}
          id={String(index + 1)}
          data-area={area}
          data-look={look}
          data-shown={place === index || undefined}
          aria-label={`${index + 1}: ${title}`}
          className={styles.slide}
        >
          <div className={styles.inside}>
            {index === 0 ? <h1 className={styles.title}>{title}</h1> : <h2 className={styles.title}>{title}</h2>}
            {body && <div className={styles.body}>{body}</div>}
            {sources && (
              <ul role="list" className={styles.sources} aria-label="Sources">
                {sources.map((source) => (
                  <li key={source}>{source}</li>
                ))}
              </ul>
            )}
          </div>
          {look === 'cover' && <Sprig seed={`${name} ${index}`} className={styles.sprig} />}
          <aside className={styles.notes} aria-label="Notes for whoever speaks">
            <p>{notes}</p>
          </aside>
        </section>
      ))}
      <nav className={styles.controls} aria-label="Slides">
        <Link to="/" className={styles.home}>
          Fernwell
        </Link>
        {onlyEnglish && <span className={styles.language}>{onlyEnglish}</span>}
        <ol role="list" className={styles.dots}>
          {slides.map(({ title }, index) => (
            <li key={title}>
              <a href={`#${index + 1}`} aria-label={`Slide ${index + 1}: ${title}`} aria-current={place === index ? 'true' : undefined} />
            </li>
          ))}
        </ol>
        <button type="button" className={styles.word} aria-pressed={hasNotes} aria-keyshortcuts="n" onClick={() => move('notes')}>
          Notes
        </button>
        <button type="button" className={styles.word} aria-keyshortcuts="p" onClick={() => move('print')}>
          Print
        </button>
        <span className={styles.number} role="status">
          <span className="visually-hidden">Slide </span>
          {(place ?? 0) + 1}
          <span className="visually-hidden"> of </span>
          <span aria-hidden="true"> / </span>
          {slides.length}
        </span>
        <span className={styles.turn}>
          <IconButton icon={arrowStart} label="Back" disabled={place === 0} onClick={() => move('previous')} />
          <IconButton icon={arrowEnd} label="Next" disabled={place === slides.length - 1} onClick={() => move('next')} />
        </span>
      </nav>
    </div>
  )
}
