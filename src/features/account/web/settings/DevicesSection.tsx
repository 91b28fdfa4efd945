import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/api/call.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { keyOf, queryOf } from '#platform/web/query/query-of.ts'
import { requestSignOut } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { device as deviceIcon, phone } from '#platform/web/ui/icons/things.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { listDevices, signOutDevice, type Device } from '../../contract.ts'
import { Loading } from '#platform/web/ui/Loading.tsx'
import { settingsMessages } from './messages.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import { sections } from './sections.ts'
import styles from './settings.module.css'

const PHONES = /iphone|ipad|android|ios/i

/** The name of a device; if several share it, with its position among them in the list. */
function distinguishingName(device: Device, others: readonly Device[]): string {
  const same = others.filter((one) => one.device === device.device)
  return same.length > 1 ? `${device.device} (${same.indexOf(device) + 1})` : device.device
}

/** All sessions of the person, each with a way to end it. */
export function DevicesSection() {
  const t = useMessages(settingsMessages)
  const format = useFormat()
  const client = useQueryClient()
  const query = useQuery(queryOf(listDevices))
  const leave = useMutation({
    async mutationFn(devices: readonly Device[]) {
      for (const { id } of devices) await call(signOutDevice, { params: { id } })
    },
    onSuccess(_, devices) {
      if (devices.length > 1) toast({ title: t.devices.othersOut, tone: 'good' })
    },
    onError: (error) => toast({ title: t.devices.failed, description: error.message, tone: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(listDevices) }),
  })
  const isLeaving = (device: Device) => leave.isPending && leave.variables.includes(device)

  return (
    <Section info={sections.devices} title={t.sections.devices} lead={t.devices.lead}>
      <Loading query={query} rows={2}>
        {({ devices }) => {
          const sorted = [...devices].sort((a, b) => Number(b.isThis) - Number(a.isThis) || b.lastSeenAt.localeCompare(a.lastSeenAt))
          const others = sorted.filter(({ isThis }) => !isThis)
          return (
            <>
              <ul role="list" className={styles.list}>
                {sorted.map((device) => (
                  <ListRow
                    as="li"
                    key={device.id}
                    icon={PHONES.test(device.device) ? phone : deviceIcon}
                    title={device.device}
                    hint={
                      device.isThis ? (
                        <Chip tone="moss">{t.devices.thisOne}</Chip>
                      ) : (
                        dotted([
                          t.devices.seen(format.relative(Date.parse(device.lastSeenAt))),
                          t.devices.since(format.date(Date.parse(device.createdAt), 'short')),
                        ])
                      )
                    }
                    trailing={
                      <Button
                        kind="quiet"
                        size="sm"
                        aria-label={t.devices.signOutName(device.isThis ? t.devices.thisOne : distinguishingName(device, others))}
                        loading={isLeaving(device)}
                        onClick={() => (device.isThis ? requestSignOut() : leave.mutate([device]))}
                      >
                        {t.devices.signOut}
                      </Button>
                    }
                  />
                ))}
              </ul>
              {others.length === 0 ? (
                <p className={styles.hint}>{t.devices.only}</p>
              ) : (
                <div>
                  <Button
                    kind="soft"
                    loading={leave.isPending && leave.variables.length === others.length}
                    onClick={() => leave.mutate(others)}
                  >
                    {t.devices.signOutOthers}
                  </Button>
                </div>
              )}
            </>
          )
        }}
      </Loading>
    </Section>
  )
}
