import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { useUser } from '#platform/web/session/session.ts'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { more, search as searchIcon } from '#platform/web/ui/icons/controls.ts'
import { profile } from '#platform/web/ui/icons/places.ts'
import { lock, people, shield } from '#platform/web/ui/icons/things.ts'
import { LazyMenu } from '#platform/web/ui/LazyMenu.tsx'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import type { MenuEntry } from '#platform/web/ui/Menu.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { actOnAccount, getInstallation, listAccounts, listActs, type Account, type AccountAct } from '../../contract-admin.ts'
import { Loading } from '#platform/web/ui/Loading.tsx'
import { MoreButton } from '#platform/web/ui/MoreButton.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import shared from '../settings/settings.module.css'
import { useSize } from '#platform/web/i18n/use-size.ts'
import { dotted } from '#platform/web/i18n/dotted.ts'
import styles from './AdminPage.module.css'
import { adminMessages } from './messages.ts'
import { useSettled } from './use-settled.ts'

const AskDialog = lazy(() => import('./AskDialog.tsx').then((file) => ({ default: file.AskDialog })))
const EraseDialog = lazy(() => import('./EraseDialog.tsx').then((file) => ({ default: file.EraseDialog })))

const nameOf = ({ displayName, username }: Account) => displayName ?? username

type Asked = { account: Account; act: 'lock' | 'sign_out' | 'make_admin' | 'erase' }

/** The list of accounts and the actions on each. */
export function AccountsSection() {
  const t = useMessages(adminMessages)
  const words = t.accounts
  const client = useQueryClient()
  const [text, setText] = useState('')
  const search = useSettled(text.trim())
  const [asked, setAsked] = useState<Asked>()
  const installation = useQuery(queryOf(getInstallation))
  const query = useInfiniteQuery({
    queryKey: [listAccounts.path, search],
    queryFn: ({ pageParam, signal }) =>
      call(listAccounts, { query: { ...(search && { search }), ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.more ? page.accounts.at(-1)?.id : undefined),
    // The previous results, with an open menu, stay until the new ones arrive.
    placeholderData: keepPreviousData,
  })
  const refresh = () =>
    Promise.all([listAccounts, listActs, getInstallation].map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
  const act = useMutation({
    mutationFn: ({ id, what }: { id: string; what: AccountAct }) => call(actOnAccount, { params: { id }, body: { act: what } }),
    onSuccess(_, { what }) {
      setAsked(undefined)
      toast({ title: words.done[what], description: words.recorded, tone: 'good' })
    },
    onError: (error) => toast({ title: t.failed, description: error.message, tone: 'destructive' }),
    onSettled: refresh,
  })
  return (
    <Section
      info={{ id: 'accounts', icon: people }}
      title={words.title}
      lead={installation.data ? words.count(installation.data.accounts.all, installation.data.accounts.locked) : '\u00a0'}
    >
      <Field label={words.search} labelHidden>
        <TextInput
          type="search"
          name="search"
          icon={searchIcon}
          placeholder={words.search}
          maxLength={100}
          value={text}
          onChange={setText}
        />
      </Field>
      <Loading query={query} rows={3}>
        {({ pages }) => {
          const accounts = pages.flatMap((page) => page.accounts)
          if (accounts.length === 0) return <p className={shared.hint}>{words.none}</p>
          return (
            <ul role="list" className={shared.list}>
              {accounts.map((account) => (
                <AccountRow
                  key={account.id}
                  account={account}
                  onAct={(what) => act.mutate({ id: account.id, what })}
                  onAsk={(what) => setAsked({ account, act: what })}
                />
              ))}
            </ul>
          )
        }}
      </Loading>
      <MoreButton query={query}>{t.more}</MoreButton>
      <Suspense>
        {asked &&
          (asked.act === 'erase' ? (
            <EraseDialog
              account={asked.account}
              onDone={() => {
                setAsked(undefined)
                toast({ title: words.erased, tone: 'good' })
                void refresh()
              }}
              onClose={() => setAsked(undefined)}
            />
          ) : (
            <AskDialog
              name={nameOf(asked.account)}
              act={asked.act}
              isSending={act.isPending}
              onSure={(what) => act.mutate({ id: asked.account.id, what })}
              onClose={() => setAsked(undefined)}
            />
          ))}
      </Suspense>
    </Section>
  )
}

type RowProps = { account: Account; onAct: (act: AccountAct) => void; onAsk: (act: Asked['act']) => void }

function AccountRow({ account, onAct, onAsk }: RowProps) {
  const t = useMessages(adminMessages).accounts
  const format = useFormat()
  const size = useSize()
  const user = useUser()
  const { username, displayName, email, lastSeenAt, bytes, lockedAt, isAdmin } = account
  const isOwn = account.id === user.id
  const entries: MenuEntry[] = [
    lockedAt ? { label: t.unlock, onSelect: () => onAct('unlock') } : { label: t.lock, onSelect: () => onAsk('lock') },
    { label: t.sign_out, onSelect: () => onAsk('sign_out') },
    { label: t.reset_limits, onSelect: () => onAct('reset_limits') },
    ...(isAdmin || lockedAt ? [] : [{ label: t.make_admin, onSelect: () => onAsk('make_admin') }]),
    'line',
    { label: t.erase, destructive: true, onSelect: () => onAsk('erase') },
  ]
  return (
    <ListRow
      as="li"
      icon={lockedAt ? lock : profile}
      title={
        <span className={styles.chips}>
          <span className={styles.name}>{displayName ? `${displayName} (${username})` : username}</span>
          {isOwn && <Chip tone="moss">{t.you}</Chip>}
          {isAdmin && !isOwn && (
            <Chip tone="plain" icon={shield}>
              {t.admin}
            </Chip>
          )}
          {lockedAt && <Chip tone="dawn">{t.locked}</Chip>}
        </span>
      }
      hint={
        <span className={styles.name}>
          {dotted([email, lastSeenAt ? t.seen(format.relative(Date.parse(lastSeenAt))) : t.never, size(bytes)])}
        </span>
      }
      {...(!isOwn && {
        trailing: <LazyMenu trigger={<IconButton icon={more} label={t.acts(displayName ?? username)} />} entries={entries} />,
      })}
    />
  )
}
