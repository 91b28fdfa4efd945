import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { chevronDown, search } from '#platform/web/ui/icons/controls.ts'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import marketing from '../Marketing.module.css'
import { holds } from '../minis/words-in.ts'
import questionStyles from '../Questions.module.css'
import styles from './Faq.module.css'
import { faqMessages } from './messages.ts'
import { LINKS, type QuestionId, SECTION_IDS, SECTIONS } from './sections.ts'

/** All questions are in the page; the search hides those that do not match. */
export default function FaqPage() {
  const t = useMessages(faqMessages)
  const [wanted, setWanted] = useState('')
  useOpenQuestion()

  const matches = (id: QuestionId) => holds(`${t.items[id].q} ${t.items[id].a}`, wanted)
  const groups = SECTION_IDS.map((section) => ({ section, ids: SECTIONS[section].filter(matches) }))
  const count = groups.reduce((sum, { ids }) => sum + ids.length, 0)
  return (
    <div className={styles.page}>
      <div className={marketing.heading}>
        <PageHeader title={t.title} lead={t.lead} />
      </div>
      <div className={styles.search} role="search">
        <Field label={t.search}>
          <TextInput type="search" icon={search} value={wanted} maxLength={80} onChange={setWanted} />
        </Field>
        <p role="status" className={styles.status}>
          {wanted.trim() && (count > 0 ? t.found(count) : t.none)}
        </p>
      </div>
      {groups.map(
        ({ section, ids }) =>
          ids.length > 0 && (
            <section key={section} className={styles.group} aria-labelledby={`about-${section}`}>
              <h2 id={`about-${section}`} className={questionStyles.title}>
                {t.sections[section]}
              </h2>
              <div className={questionStyles.list}>
                {ids.map((id) => (
                  <Question key={id} id={id} />
                ))}
              </div>
            </section>
          ),
      )}
      <section className={styles.group} aria-labelledby="something-else">
        <h2 id="something-else" className={questionStyles.title}>
          {t.more}
        </h2>
        <p className={styles.more}>{t.moreText}</p>
      </section>
    </div>
  )
}

function Question({ id }: { id: QuestionId }) {
  const t = useMessages(faqMessages)
  const { q, a } = t.items[id]
  return (
    <details id={id} className={`${questionStyles.item} ${styles.item}`}>
      <summary>
        <span>{q}</span>
        <Icon of={chevronDown} size={22} className={questionStyles.arrow} />
      </summary>
      <p>
        <Answer text={a} />
      </p>
      <p className={styles.links}>
        {isLinked(id) && <Link to={LINKS[id]}>{t.links[id]}</Link>}
        <a href={`#${id}`} aria-label={`${t.linkToThis}: ${q}`}>
          {t.linkToThis}
        </a>
      </p>
    </details>
  )
}

const isLinked = (id: QuestionId): id is keyof typeof LINKS => id in LINKS

/** Renders an answer; text in backticks is code. */
function Answer({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
}

/** Opens the question in the address, and scrolls to it. */
function useOpenQuestion(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const question = document.getElementById(hash.slice(1))
    if (!(question instanceof HTMLDetailsElement)) return
    question.open = true
    question.scrollIntoView({ block: 'start' })
  }, [hash])
}
