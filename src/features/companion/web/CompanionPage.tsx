import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { useUser } from '#platform/web/session/session.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { isTalkId, type TalkId } from '../talks/catalog.ts'
import { AskPanel } from './ask/AskPanel.tsx'
import { usePressed } from './ask/pressed.ts'
import { companionMessages } from './core/messages.ts'
import { deleteTalk, readTalk, type StoredTalk } from './talk/stored-talk.ts'
import { useChatState } from './chat/use-chat-state.ts'
import { TalkChooser } from './TalkChooser.tsx'
import type { AskedQuestion } from '../contract.ts'

const ChatLink = lazy(() => afterPaint(() => import('./chat/ChatLink.tsx')))
const VoiceLink = lazy(() => afterPaint(() => import('./voice/VoiceLink.tsx')))
const TalkSheet = lazy(() => import('./talk/TalkSheet.tsx').then((file) => ({ default: file.TalkSheet })))

/** Conversations where a model is configured; otherwise check-ins, and questions about the person's own life answered by rules. */
export default function CompanionPage() {
  const t = useMessages(companionMessages)
  const { id: userId } = useUser()
  const { data: chat } = useChatState()
  const [params, setParams] = useSearchParams()
  const [stored, setStored] = useState<StoredTalk>()
  const [open, setOpen] = useState<StoredTalk>()
  const [asked, setAsked] = useState<AskedQuestion>()
  const pressed = usePressed()

  useEffect(() => {
    let isHere = true
    // Reading fails on a device without storage, which then has no check-in in progress.
    readTalk(userId).then(
      (found) => isHere && setStored(found),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [userId])

  const begin = (talk: TalkId) => setOpen({ talk, steps: [], text: '' })
  // A link with the name of a check-in opens it, once.
  const named = params.get('talk')
  useEffect(() => {
    if (named === null) return
    setParams({}, { replace: true })
    if (isTalkId(named)) begin(named)
  }, [named, setParams])

  const leave = (left: StoredTalk | undefined) => {
    setOpen(undefined)
    setStored(left)
  }

  return (
    <Page
      area="companion"
      header={<PageHeader title={t.title} lead={chat?.model ? t.leadWithModel : t.lead} />}
      aside={<AskPanel asked={asked} onAsk={setAsked} />}
    >
      {chat?.model && (
        <Suspense fallback={<Skeleton shape="card" height="13rem" />}>
          <ChatLink state={chat} />
        </Suspense>
      )}
      <TalkChooser
        underWay={stored?.talk}
        onBegin={begin}
        onResume={() => setOpen(stored)}
        onDrop={() => {
          setStored(undefined)
          void deleteTalk(userId)
        }}
      />
      <Suspense fallback={null}>
        <VoiceLink />
      </Suspense>
      {open && (
        <Suspense fallback={null}>
          <TalkSheet
            key={open.talk}
            stored={open}
            userId={userId}
            onLeave={leave}
            onAsk={(id) => {
              leave(undefined)
              setAsked(pressed(id))
            }}
          />
        </Suspense>
      )}
    </Page>
  )
}
