import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { REGISTRATION_MODES, type RegistrationMode } from '#platform/contract/registration.ts'
import { call } from '#platform/web/api/call.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { keyOf, queryOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { trash } from '#platform/web/ui/icons/actions.ts'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { mail, people } from '#platform/web/ui/icons/things.ts'
import { gift } from '#platform/web/ui/icons/choices.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { getInstallation, listActs, listInvitations, revokeInvitation, setRegistration, type Invitation } from '../../contract-admin.ts'
import { Loading } from '#platform/web/ui/Loading.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import { Setting } from '../settings/Setting.tsx'
import shared from '../settings/settings.module.css'
import { adminMessages } from './messages.ts'

const InviteDialog = lazy(() => import('./InviteDialog.tsx').then((file) => ({ default: file.InviteDialog })))

/** The rule of who may create an account, and the open invitations. */
export function JoiningSection() {
  const t = useMessages(adminMessages)
  const client = useQueryClient()
  const [isInviting, setInviting] = useState(false)
  const installation = useQuery(queryOf(getInstallation))
  const choose = useMutation({
    mutationFn: (mode: RegistrationMode) => call(setRegistration, { body: { mode } }),
    onError: (error) => toast({ title: t.failed, description: error.message, tone: 'destructive' }),
    onSettled: () => Promise.all([getInstallation, listActs].map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
  })
  return (
    <Section info={{ id: 'joining', icon: gift }} title={t.joining.title}>
      <Loading query={installation} rows={2}>
        {({ registration: { mode, setBy }, mails }) => {
          const shown = choose.isPending ? choose.variables : mode
          return (
            <>
              {setBy === 'environment' ? (
                <Setting label={`${t.joining.label}: ${t.joining.modes[mode]}`} hint={`${t.joining.hints[mode]} ${t.joining.fixed}`}>
                  {null}
                </Setting>
              ) : (
                <Setting label={t.joining.label} hint={t.joining.hints[shown]}>
                  <SegmentedControl
                    label={t.joining.label}
                    options={REGISTRATION_MODES.map((value) => ({ value, label: t.joining.modes[value] }))}
                    value={shown}
                    onChange={choose.mutate}
                    wide
                  />
                </Setting>
              )}
              <Invitations onInvite={() => setInviting(true)} />
              <Suspense>{isInviting && <InviteDialog mails={mails} onClose={() => setInviting(false)} />}</Suspense>
            </>
          )
        }}
      </Loading>
    </Section>
  )
}

function Invitations({ onInvite }: { onInvite: () => void }) {
  const t = useMessages(adminMessages)
  const format = useFormat()
  const client = useQueryClient()
  const query = useQuery(queryOf(listInvitations))
  const revoke = useMutation({
    mutationFn: (id: string) => call(revokeInvitation, { params: { id } }),
    onError: (error) => toast({ title: t.failed, description: error.message, tone: 'destructive' }),
    onSettled: () => Promise.all([keyOf(listInvitations), [listActs.path]].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
  const words = t.invitations
  const nameOf = ({ note, email }: Invitation) => note || (email ? words.to(email) : words.unnamed)
  const stateOf = ({ state, uses, usesLeft, expiresAt }: Invitation) =>
    state === 'open'
      ? [...(uses > 1 ? [words.left(usesLeft, uses)] : []), words.until(format.date(Date.parse(expiresAt)))]
      : [words.states[state]]
  return (
    <>
      <Setting label={words.title} hint={query.data?.invitations.length === 0 && words.none}>
        <Button kind="soft" icon={plus} onClick={onInvite}>
          {words.make}
        </Button>
      </Setting>
      <Loading query={query} rows={1}>
        {({ invitations }) =>
          invitations.length > 0 && (
            <ul role="list" className={shared.list}>
              {invitations.map((one) => (
                <ListRow
                  as="li"
                  key={one.id}
                  icon={one.email ? mail : people}
                  title={nameOf(one)}
                  hint={dotted([...(one.note && one.email ? [words.to(one.email)] : []), ...stateOf(one)])}
                  {...(one.state === 'open' && {
                    trailing: (
                      <IconButton
                        icon={trash}
                        label={words.revoke(nameOf(one))}
                        disabled={revoke.isPending && revoke.variables === one.id}
                        onClick={() => revoke.mutate(one.id)}
                      />
                    ),
                  })}
                />
              ))}
            </ul>
          )
        }
      </Loading>
    </>
  )
}
