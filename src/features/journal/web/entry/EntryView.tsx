import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { EntryPatch } from '../../contract/sync.ts'
import type { EditorHandle } from '../editor/editor-handle.ts'
import { kindOf, attachmentsById } from '../media/use-attachment.ts'
import { useAddFiles } from '../media/use-add-files.ts'
import { useRecords, useSaveEntry, useSeveralJournals } from '../local/use-journal.ts'
import type { LocalRecord } from '../local/types.ts'
import { AttachedFile } from '../media/AttachedFile.tsx'
import { PhotoGrid } from '../media/PhotoGrid.tsx'
import { entryMessages } from '../core/entry-messages.ts'
import { AddBar } from './AddBar.tsx'
import { BodyField } from './BodyField.tsx'
import shared from './Entry.module.css'
import { EntryNotices } from './EntryNotices.tsx'
import { EntrySummary } from './EntrySummary.tsx'
import { EntryTop } from './EntryTop.tsx'
import type { Fresh } from './fresh.ts'
import type { OpenPart } from './open-part.ts'
import { PromptLine } from './PromptLine.tsx'
import { TitleField } from './TitleField.tsx'
import { useDraft } from '../editor/draft.ts'
import { showSaveFailed } from '../core/save-failed.ts'
import { useFocusMode } from './use-focus-mode.ts'

const JournalLine = lazy(() => afterPaint(() => import('../journals/JournalLine.tsx')).then((file) => ({ default: file.JournalLine })))
const CareNotice = lazy(() => afterPaint(() => import('#platform/web/care/CareNotice.tsx')).then((file) => ({ default: file.CareNotice })))
const ConflictBanner = lazy(() => afterPaint(() => import('./ConflictBanner.tsx')).then((file) => ({ default: file.ConflictBanner })))
const Neighbours = lazy(() => afterPaint(() => import('./Neighbours.tsx')).then((file) => ({ default: file.Neighbours })))
const DetailsSheet = lazy(() => import('../details/DetailsSheet.tsx').then((file) => ({ default: file.DetailsSheet })))
const HistorySheet = lazy(() => import('./HistorySheet.tsx').then((file) => ({ default: file.HistorySheet })))
const WhenDialog = lazy(() => import('./WhenDialog.tsx').then((file) => ({ default: file.WhenDialog })))
const TemplatesDialog = lazy(() => import('./TemplatesDialog.tsx').then((file) => ({ default: file.TemplatesDialog })))
const ReflectPanel = lazy(() => import('../prompts/ReflectPanel.tsx').then((file) => ({ default: file.ReflectPanel })))
const RecorderDialog = lazy(() => import('../media/RecorderDialog.tsx').then((file) => ({ default: file.RecorderDialog })))

interface EntryViewProps {
  record: LocalRecord<'entry'>
  /** Set while the entry does not exist yet. */
  fresh: Fresh | undefined
  startsWriting: boolean
}

/** An entry: its text, which a press opens for editing, and all other data of the entry around it. */
export function EntryView({ record, fresh, startsWriting }: EntryViewProps) {
  const t = useMessages(entryMessages)
  const format = useFormat()
  const { id, data } = record
  const navigate = useNavigate()
  const keep = useSaveEntry(id, fresh?.first)
  const patch = useCallback((change: EntryPatch) => void keep(change).catch(showSaveFailed), [keep])
  const { draft, editor, setEditor, title, markdown, dictate } = useDraft(record, keep)
  const [open, setOpen] = useState<OpenPart | undefined>(fresh?.templateId === 'choose' ? 'templates' : undefined)
  const [isWriting, setWriting] = useState(startsWriting && data.trashedAt === null)
  const isSeveral = useSeveralJournals()
  const isFocused = useFocusMode()
  const begin = useCallback(() => (fresh ? keep({}) : Promise.resolve()), [fresh, keep])
  const addFiles = useAddFiles(id, begin)
  const isTrashed = data.trashedAt !== null

  const attachments = attachmentsById(useRecords('attachment'))
  const below = data.attachments.filter((one) => !data.body.includes(`attachment:${one}`))
  const photos = below.filter((one) => {
    const known = attachments.get(one)
    return known ? kindOf(known) === 'photo' : false
  })
  const files = below.filter((one) => attachments.has(one) && !photos.includes(one))

  const onFiles = async (chosen: readonly File[], into: EditorHandle) => {
    for (const { id: added, kind, name } of await addFiles(chosen)) {
      if (kind === 'photo') into.insertPicture(added)
      else into.insertFile(added, kind === 'audio' ? 'audio' : name)
    }
  }
  const keepAsFile = async (text: string) => {
    const added = await addFiles([new File([text], `${t.editor.pastedName}.txt`, { type: 'text/plain' })])
    if (added.length > 0) toast({ title: t.editor.savedAsFile, tone: 'good' })
  }
  /** The text that is in the editor now, with more below it. */
  const withMore = (more: string) => {
    const now = editor.current?.markdown() ?? data.body
    return now.trim() ? `${now.trimEnd()}\n\n${more}` : more
  }
  const trash = () => {
    void draft
      .flush()
      .then(() => keep({ trashed: true }))
      .then(() => {
        void navigate('/journal')
        toast({ title: t.entry.trashed, action: { label: t.entry.undo, onPress: () => patch({ trashed: false }) }, duration: 8000 })
      }, showSaveFailed)
  }
  // Text passed from another page is saved first, because it is stored nowhere else.
  const imported = fresh?.first.body
  useEffect(() => {
    if (imported) void keep({}).catch(showSaveFailed)
  }, [imported, keep])
  const write = useRef<(at?: { x: number; y: number } | 'end') => void>(undefined)

  return (
    <article className={shared.entry} data-focus={isFocused.on || undefined} aria-label={data.title || t.entry.pageTitle}>
      {/* Screen readers announce this when the page opens; visually, the title field shows it. */}
      <h1 tabIndex={-1} className="visually-hidden">
        {data.title || format.localDay(data.when.localDay, 'long')}
      </h1>
      <EntryTop id={id} data={data} draft={draft} exists={!fresh} onPatch={patch} onOpen={setOpen} onTrash={trash} focus={isFocused} />
      <EntryNotices data={data} onRestore={() => patch({ trashed: false })} />
      {data.conflicts.length > 0 && (
        <Suspense fallback={null}>
          <ConflictBanner entryId={id} data={data} onPatch={(choice) => void draft.flush().then(() => patch(choice))} />
        </Suspense>
      )}
      <EntrySummary data={data} onOpen={setOpen} isTrashed={isTrashed} />
      <PromptLine promptId={data.promptId} />
      <TitleField
        field={title}
        initial={data.title}
        isReadOnly={isTrashed}
        onType={(read) => draft.touch('title', read)}
        onDone={() => {
          setWriting(true)
          if (editor.current) editor.current.focus('start')
          else write.current?.('end')
        }}
      />
      <BodyField
        markdown={markdown}
        isWriting={isWriting && !isTrashed}
        isReadOnly={isTrashed}
        startsAtEnd={startsWriting}
        onWrite={() => setWriting(true)}
        onChange={(read) => draft.touch('body', read)}
        onLeave={() => void draft.flush()}
        onFiles={(chosen, into) => void onFiles(chosen, into)}
        onReady={setEditor}
        onKeepAsFile={(text) => void keepAsFile(text)}
        onInsert={(what) => {
          if (what === 'photo') document.getElementById('journal-add-photo')?.click()
          else setOpen(what === 'voice' ? 'recorder' : 'templates')
        }}
        writeRef={write}
      />
      {/* Only the small notice: a card would interrupt the person while writing. */}
      {isWriting && !isTrashed && (
        <Suspense fallback={null}>
          <CareNotice signs={[]} texts={[`${data.title}\n${data.body}`]} />
        </Suspense>
      )}
      <PhotoGrid
        ids={photos}
        onRemove={(one) => patch({ remove: { attachments: [one] } })}
        onInsert={(one) => {
          if (editor.current) editor.current.insertPicture(one)
          else patch({ body: `${data.body.trimEnd()}\n\n![](attachment:${one})` })
        }}
      />
      {files.length > 0 && (
        <Stack as="ul" role="list" gap={2} aria-label={t.media.files}>
          {files.map((one, at) => (
            <Cluster as="li" gap={2} key={one}>
              <AttachedFile id={one} label={attachments.get(one)?.name ?? ''} />
              <button
                type="button"
                className={shared.again}
                aria-label={t.media.removeOne(attachments.get(one)?.name || `${t.media.file} ${at + 1}`)}
                onClick={() => patch({ remove: { attachments: [one] } })}
              >
                {t.media.remove}
              </button>
            </Cluster>
          ))}
        </Stack>
      )}
      {!isTrashed && (
        <AddBar
          onFiles={(chosen, asPhotos) => void addFiles(chosen, { asPhotos })}
          onOpen={setOpen}
          onDictated={dictate}
          onNeedEditor={() => setWriting(true)}
          markdown={markdown}
          isEmpty={data.body.trim() === ''}
        />
      )}
      {isSeveral && (
        <Suspense fallback={null}>
          <JournalLine data={data} isFresh={fresh !== undefined} onPatch={patch} />
        </Suspense>
      )}
      {!isFocused.on && (
        <Suspense fallback={null}>
          <Neighbours id={id} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        {open === 'details' && <DetailsSheet data={data} onPatch={patch} onClose={() => setOpen(undefined)} />}
        {open === 'history' && (
          <HistorySheet
            entryId={id}
            data={data}
            onClose={() => setOpen(undefined)}
            onRestore={(earlier) => {
              setOpen(undefined)
              void draft
                .flush()
                .then(() => keep(earlier))
                .then(() => toast({ title: t.history.restored, tone: 'good' }), showSaveFailed)
            }}
          />
        )}
        {open === 'when' && <WhenDialog when={data.when} onChange={(when) => patch({ when })} onClose={() => setOpen(undefined)} />}
        {open === 'templates' && (
          <TemplatesDialog
            data={data}
            onClose={() => setOpen(undefined)}
            onChoose={({ title: words, body }) => {
              setOpen(undefined)
              const next = withMore(body)
              void draft
                .flush()
                .then(() => keep({ body: next, ...(words && !data.title ? { title: words } : {}) }))
                .then(() => setWriting(true), showSaveFailed)
            }}
          />
        )}
        {open === 'reflect' && (
          <ReflectPanel
            entryId={id}
            onClose={() => setOpen(undefined)}
            onKeep={async (words) => {
              const next = withMore(words)
              await draft.flush()
              await keep({ body: next })
            }}
            onTitle={(words) => draft.flush().then(() => keep({ title: words }))}
          />
        )}
        {open === 'recorder' && (
          <RecorderDialog
            onClose={() => setOpen(undefined)}
            onRecorded={(file) => {
              setOpen(undefined)
              void addFiles([file])
            }}
          />
        )}
      </Suspense>
    </article>
  )
}
