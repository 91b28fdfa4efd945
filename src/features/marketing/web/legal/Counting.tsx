import { useState } from 'react'
import { CAMPAIGN_PARAMETERS } from '#platform/contract/conversions.ts'
import { currentCampaign, latestCampaign } from '#platform/web/analytics/campaign.ts'
import { asksNotToBeTracked, ownerSettings, storeConsent, storedConsent } from '#platform/web/analytics/consent.ts'
import { conversionHistory } from '#platform/web/analytics/conversions.ts'
import { clearStored, IDENTITY_KEY, readJson, writeJson } from '#platform/web/analytics/storage.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { trash } from '#platform/web/ui/icons/actions.ts'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import styles from './Counting.module.css'
import { countingMessages } from './counting-messages.ts'

/** All data that visit counting stored in this browser, with its switches. Only shown if the owner enabled counting. */
export default function Counting() {
  const t = useMessages(countingMessages)
  // Forces a render after each change.
  const [, setChanges] = useState(0)
  const changed = () => setChanges((n) => n + 1)
  const consent = storedConsent()
  const { tagManager } = ownerSettings()
  return (
    <Card pad="lg">
      <Stack className={styles.panel}>
        <h3>{t.title}</h3>
        <p>{t.lead}</p>
        {asksNotToBeTracked() && <p role="status">{t.asks}</p>}
        {consent === 'unreadable' && <p role="status">{t.unreadable}</p>}
        <Switch
          label={t.allow}
          hint={t.allowHint}
          checked={consent === 'accepted'}
          onChange={(isOn) => {
            storeConsent(isOn ? 'accepted' : 'declined')
            if (!isOn) clearStored()
            changed()
          }}
        />
        {tagManager && (
          <>
            <p>{t.tagManager(tagManager)}</p>
            <Switch
              label={t.identity}
              hint={t.identityHint}
              checked={readJson(localStorage, IDENTITY_KEY) === true}
              disabled={consent !== 'accepted'}
              onChange={(isOn) => {
                if (isOn) writeJson(localStorage, IDENTITY_KEY, true)
                else localStorage.removeItem(IDENTITY_KEY)
                changed()
              }}
            />
          </>
        )}
        <Arrival />
        <History />
        <div>
          <Button
            kind="soft"
            icon={trash}
            onClick={() => {
              clearStored()
              changed()
            }}
          >
            {t.clear}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}

function Arrival() {
  const t = useMessages(countingMessages)
  const campaign = currentCampaign() ?? latestCampaign()
  if (!campaign) return <p className="note">{t.noCampaign}</p>
  const named = CAMPAIGN_PARAMETERS.flatMap((name) => (campaign[name] ? [`${name}: ${campaign[name]}`] : [])).join(', ')
  return (
    <section aria-label={t.campaign}>
      <dl className={styles.facts}>
        <dt>{t.source}</dt>
        <dd>{named || t.none}</dd>
        <dt>{t.landing}</dt>
        <dd>{campaign.landingPage}</dd>
        <dt>{t.referrer}</dt>
        <dd>{campaign.referrer || t.none}</dd>
        <dt>{t.visit}</dt>
        <dd>{campaign.sessionId}</dd>
        <dt>{t.browser}</dt>
        <dd>{campaign.userAgent}</dd>
      </dl>
    </section>
  )
}

function History() {
  const t = useMessages(countingMessages)
  const format = useFormat()
  const history = conversionHistory()
  if (history.length === 0) return <p className="note">{t.noHistory}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls has to be reached by keyboard
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t.history(history.length)}>
      <Table caption={t.history(history.length)} columns={[t.when, t.event, t.value]} className={styles.events}>
        {history.toReversed().map(({ timestamp, type, value, currency }, index) => (
          // oxlint-disable-next-line no-array-index-key -- two events may have the same instant
          <tr key={index}>
            <td>
              {format.date(Date.parse(timestamp))}, {format.time(Date.parse(timestamp))}
            </td>
            <td>{t.types[type]}</td>
            <td>{format.number(value, { style: 'currency', currency, maximumFractionDigits: 3 })}</td>
          </tr>
        ))}
      </Table>
    </div>
  )
}
