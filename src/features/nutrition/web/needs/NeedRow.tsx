import { useFormat } from '#platform/web/i18n/format.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import type { Need } from '../../contract/insight.ts'
import { gramsText } from '../core/amounts.ts'
import { needsMessages } from './messages.ts'
import { amountIn, nameOf } from './need-words.ts'
import styles from './Needs.module.css'

/** Minimum share without a value that the row mentions. */
const LEAST_UNKNOWN = 0.05

/** One nutrient: its figures, the foods that provided it, and foods with more of it. Only the foods if figures are hidden. */
export function NeedRow({ need, isHidden }: { need: Need; isHidden: boolean }) {
  const t = useMessages(needsMessages)
  const format = useFormat()
  const { language } = useLocaleSettings()
  const { nutrient, mean, middle, reference, unknown, gave, help } = need
  const name = nameOf(nutrient, language, t)
  const amount = (value: number) => amountIn(nutrient, value, format)
  return (
    <li>
      <details className={styles.need}>
        <summary>
          <span className={styles.name}>{name}</span>
          {!isHidden && <span className="note">{format.percent(mean / reference.value)}</span>}
        </summary>
        <div className={styles.more}>
          {!isHidden && (
            <p>
              {t.mean(amount(mean), amount(reference.value))}; {t.middle(amount(middle[0]), amount(middle[1]))}
              {unknown >= LEAST_UNKNOWN && `; ${t.unknownShare(format.percent(unknown))}`}.
            </p>
          )}
          {need.isOver && <p>{t.over}.</p>}
          {gave.length > 0 && (
            <p>
              {t.gave}: {format.list(gave.map((food) => (isHidden ? food.name : t.share(food.name, format.percent(food.share)))))}.
            </p>
          )}
          {help.length > 0 && (
            <>
              <p>{t.help}:</p>
              <ul>
                {help.map((food) => (
                  <li key={food.name}>
                    {isHidden || food.grams === null
                      ? food.name
                      : t.helping(food.name, gramsText(food.grams, format), format.percent(food.share))}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </details>
    </li>
  )
}
