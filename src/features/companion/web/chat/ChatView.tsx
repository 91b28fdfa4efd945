import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { v7 as uuidv7 } from 'uuid'
import { ApiError, NetworkError } from '#platform/web/api/api-error.ts'
import { careOf } from '#platform/care/conversation.ts'
import { CareNotice } from '#platform/web/care/CareNotice.tsx'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { messageWordsIn } from '#platform/web/message-words.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { isAccepted } from '#platform/web/speech/accepted.ts'
import { canHear } from '#platform/web/speech/hear.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { journal } from '#platform/web/ui/icons/places.ts'
import { sliders } from '#platform/web/ui/icons/subjects.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { useMediaQuery } from '#platform/web/ui/use-media-query.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { ChatState, ShownMessage } from '../../contract-chat.ts'
import { getVoice, type VoiceState } from '../../contract-voice.ts'
import { toolMessages } from '../tools/messages.ts'
import { signsIn } from '../core/signs-in.ts'
import styles from './Chat.module.css'
import { Composer } from './Composer.tsx'
import { chatMessages } from './messages.ts'
import { MessageList } from './MessageList.tsx'
import type { HearingBy } from '../voice/engine/use-engine.ts'
import { useConversation } from './use-conversation.ts'

const ThreadsSheet = lazy(() => import('./ThreadsSheet.tsx'))
const ChatSettingsSheet = lazy(() => import('./ChatSettingsSheet.tsx'))

/** Number of last messages that can cause the small offer of help: it disappears when the conversation has moved on. */
const HEARD = 6
/** A window high enough for a field at its foot. */
const HIGH = '(min-height: 40rem)'

type Props = { state: ChatState }

/** A conversation under the companion's name, the list of all conversations, and its settings. */
export default function ChatView({ state }: Props) {
  const t = useMessages(chatMessages)
  const tools = useMessages(toolMessages)
  const format = useFormat()
  const [params, setParams] = useSearchParams()
  const [sheet, setSheet] = useState<'threads' | 'settings' | undefined>(() => (params.has('list') ? 'threads' : undefined))
  const [fresh, setFresh] = useState(() => uuidv7())
  const areas = state.tools?.areas ?? []
  const seen = areas.length > 0 && tools.sees(format.list(areas.map((area) => tools.areas[area])))
  const reported = !state.memory.isPaused && state.memory.shared > 0 && t.memory.shared(state.memory.shared)
  const chosen = params.get('thread') ?? undefined
  // A conversation that began here remains mounted when its id enters the address.
  const thread = chosen ?? fresh
  const open = (id: string | undefined) => {
    setSheet(undefined)
    if (id === undefined) setFresh(uuidv7())
    setParams(id === undefined ? {} : { thread: id })
  }
  return (
    <Page
      area="companion"
      header={
        <PageHeader
          back={<BackLink to="/my-ai-bestfriend">{t.back}</BackLink>}
          title={state.settings.name || t.title}
          lead={[seen, reported].filter(Boolean).join(' ')}
          isCompact
          actions={
            <>
              <IconButton icon={plus} label={t.threads.new} onClick={() => open(undefined)} />
              <IconButton icon={journal} label={t.threads.open} onClick={() => setSheet('threads')} />
              <IconButton icon={sliders} label={t.settings.open} onClick={() => setSheet('settings')} />
            </>
          }
        />
      }
    >
      <Conversation
        key={thread}
        thread={thread}
        isNew={thread === fresh}
        state={state}
        onStarted={() => chosen === undefined && setParams({ thread }, { replace: true })}
      />
      <Suspense fallback={null}>
        {sheet === 'threads' && <ThreadsSheet current={thread} onOpen={open} onClose={() => setSheet(undefined)} />}
        {sheet === 'settings' && <ChatSettingsSheet state={state} onClose={() => setSheet(undefined)} />}
      </Suspense>
    </Page>
  )
}

/**
 * How speech is recognised: by the service or the browser, with consent; `none`: consent is missing; undefined: nothing here can recognise
 * speech.
 */
function hearingOf({ hearing }: VoiceState): HearingBy | undefined {
  if (hearing) return hearing.isAgreed ? 'service' : 'none'
  if (!canHear()) return undefined
  return isAccepted() ? 'browser' : 'none'
}

type ConversationProps = { thread: string; isNew: boolean; state: ChatState; onStarted: () => void }

function Conversation({ thread, isNew, state, onStarted }: ConversationProps) {
  const t = useMessages(chatMessages)
  const { language } = useLocaleSettings()
  const chat = useConversation(thread, isNew, language)
  const { data: voice } = useQuery(queryOf(getVoice))
  const hearingBy = voice && hearingOf(voice)
  const { state: carried } = useLocation()
  const [text, setText] = useState(() => messageWordsIn(carried))
  const [instead, setInstead] = useState<ShownMessage>()
  const [withoutMemory, setWithoutMemory] = useState(false)
  const isHigh = useMediaQuery(HIGH)
  const { loaded, failure, underWay, trouble } = chat

  if (!loaded) {
    if (!failure) return <Skeleton shape="card" className={styles.shadow} />
    const isMissing = failure instanceof ApiError && (failure.status === 404 || failure.status === 400)
    return (
      <ErrorState
        title={t.failed}
        text={failure instanceof NetworkError ? t.offline : failure.message}
        {...(!isMissing && { onRetry: chat.retry })}
      />
    )
  }
  const own = loaded.messages.flatMap(({ role, text: spoken }) => (role === 'person' ? spoken : []))
  const care = careOf(own).state
  const signs = signsIn(thread, [text, ...(care === 'open' ? own : [])])
  const send = () => {
    const words = text.trim()
    setText('')
    setInstead(undefined)
    onStarted()
    void chat.say(words, instead, withoutMemory)
  }
  return (
    <Stack gap={6} className={styles.conversation}>
      {/* The help card has a heading of level 3 and comes before all others, so the page needs this level 2. */}
      <h2 className="visually-hidden">{t.messages}</h2>
      <MessageList
        chat={chat}
        loaded={loaded}
        name={state.settings.name}
        onEdit={(message) => {
          setInstead(message)
          setText(message.text)
        }}
      />
      {loaded.messages.length === 0 && state.memory.shared > 0 && (
        <Switch label={t.memory.without} checked={withoutMemory} onChange={setWithoutMemory} />
      )}
      {!loaded.usesMemory && <p className={styles.soft}>{t.memory.off}</p>}
      <CareNotice signs={signs} texts={[text, ...own.slice(-HEARD)]} isAlwaysOffered={care !== 'none'} />
      {/* The help card is higher than a phone, and a zoomed window lower than the field: then nothing may cover the text. */}
      <div className={styles.foot} data-floats={isHigh && signs.length === 0}>
        <Composer
          text={text}
          isBusy={underWay !== undefined}
          isStopping={underWay?.isStopping ?? false}
          isEditing={instead !== undefined}
          focusOn={instead?.id}
          allowance={state.allowance?.requests}
          hearingBy={hearingBy}
          onText={setText}
          onSend={send}
          onStop={() => void chat.stop()}
          onCancelEdit={() => {
            setInstead(undefined)
            setText('')
          }}
        />
      </div>
      <span role="status" className="visually-hidden">
        {underWay ? t.thinking : !trouble && loaded.messages.at(-1)?.role === 'model' ? t.answered : ''}
      </span>
    </Stack>
  )
}
