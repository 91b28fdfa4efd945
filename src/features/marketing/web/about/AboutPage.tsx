import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { waves } from '#platform/web/ui/icons/choices.ts'
import { leaf, shield } from '#platform/web/ui/icons/things.ts'
import { MarketingSection } from '#platform/web/ui/MarketingSection.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Closing } from '../Closing.tsx'
import { GardenMiniature } from '../GardenMiniature.tsx'
import marketing from '../Marketing.module.css'
import tenSeconds from '../TenSeconds.module.css'
import styles from './About.module.css'
import { aboutMessages } from './messages.ts'

const BELIEFS = [
  { key: 'privacy', of: shield },
  { key: 'honesty', of: leaf },
  { key: 'calm', of: waves },
] as const
const NOT = ['clinician', 'company', 'person', 'cure', 'vault'] as const
const POINTS = ['grown', 'sound', 'sources', 'tests', 'everybody'] as const

/** The product: its purpose, its values, its limits. It names no people and no numbers. */
export default function AboutPage() {
  const t = useMessages(aboutMessages)
  return (
    <>
      <div className={`${marketing.heading} ${styles.head}`}>
        <PageHeader title={t.title} lead={t.lead} />
      </div>
      <div className={styles.parts}>
        <MarketingSection area="garden" kicker={t.what.kicker} title={t.what.title} art={<GardenMiniature picture="garden-alone" />}>
          <p>{t.what.text}</p>
          <p className={styles.more}>{t.what.more}</p>
        </MarketingSection>
        <section className={styles.part} aria-labelledby="beliefs">
          <h2 id="beliefs" className={marketing.title}>
            {t.beliefs.title}
          </h2>
          <ul role="list" className={`${tenSeconds.facts} ${styles.beliefs}`}>
            {BELIEFS.map(({ key, of }) => (
              <li key={key}>
                <span className={tenSeconds.icon}>
                  <Icon of={of} size={26} />
                </span>
                <h3>{t.beliefs[key].title}</h3>
                <p>{t.beliefs[key].text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.part} aria-labelledby="what-it-is-not" data-area="companion">
          <div className={styles.card}>
            <h2 id="what-it-is-not" className={marketing.title}>
              {t.not.title}
            </h2>
            <div>
              <ul className={styles.list}>
                {NOT.map((key) => (
                  <li key={key}>{t.not[key]}</li>
                ))}
              </ul>
              <Link to="/get-help" className={styles.link}>
                {t.not.help}
              </Link>
            </div>
          </div>
        </section>
        <MarketingSection
          area="mind"
          kicker={t.made.kicker}
          title={t.made.title}
          art={
            <ul className={styles.list}>
              {POINTS.map((key) => (
                <li key={key}>{t.made.points[key]}</li>
              ))}
            </ul>
          }
        >
          <p>{t.made.text}</p>
        </MarketingSection>
        <p className={styles.on}>
          <Link to="/how-it-works" className={styles.link}>
            {t.on.how}
          </Link>
          <Link to="/faq" className={styles.link}>
            {t.on.faq}
          </Link>
        </p>
      </div>
      <Closing />
    </>
  )
}
