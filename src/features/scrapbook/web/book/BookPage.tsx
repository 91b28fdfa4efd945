import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { usePageTitle } from '#platform/web/page/title.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { stretchedClass } from '#platform/web/ui/Card.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { QueryError } from '#platform/web/query/QueryError.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { download, share, trash } from '#platform/web/ui/icons/actions.ts'
import { more, plus } from '#platform/web/ui/icons/controls.ts'
import { LazyMenu } from '#platform/web/ui/LazyMenu.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { aboutOf } from '../../core/page.ts'
import { DeletedList } from '../core/DeletedList.tsx'
import { coreMessages } from '../core/messages.ts'
import { pictureUrl } from '../data/pictures.ts'
import { booksQuery, pagesQuery, useBooks, usePages, type KnownPage } from '../data/use-books.ts'
import { addPage, movePage, writeAbout } from '../data/writing.ts'
import { bookMessages } from './messages.ts'
import { outputMessages } from '../output/messages.ts'
import styles from './Book.module.css'

const SaveDialog = lazy(() => import('../output/SaveDialog.tsx').then((file) => ({ default: file.SaveDialog })))
const LinksDialog = lazy(() => import('../output/LinksDialog.tsx').then((file) => ({ default: file.LinksDialog })))
const PagePicture = lazy(() => import('../canvas/PagePicture.tsx'))

export const queries = ({ book = '' }: Readonly<Record<string, string>>) => [booksQuery(), pagesQuery(book)]

const small = (id: string) => pictureUrl(id, 'thumb')

/** The pages of a scrapbook. */
export default function BookPage() {
  const t = useMessages(bookMessages)
  const o = useMessages(outputMessages)
  const c = useMessages(coreMessages)
  const { book = '' } = useParams()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { books } = useBooks()
  const { pages, deleted, error, isLooking, isFetching, refetch } = usePages(book)
  const known = books?.find(({ id }) => id === book)
  const title = known && (known.title || c.untitled)
  usePageTitle(title)
  // A book that was just created offline has no pages on any server yet.
  const shown = pages ?? (known && error && !isLooking ? [] : undefined)
  const isMissing = books !== undefined && (known === undefined || known.isDeleted)
  const add = (
    <Button
      icon={plus}
      onClick={() => void navigate(`/my-scrapbook/pages/${addPage(client, book, shown ?? [])}`, { viewTransition: true })}
    >
      {t.addPage}
    </Button>
  )
  const [open, setOpen] = useState<'save' | 'links'>()
  const actions = (
    <>
      <Button kind="soft" icon={download} onClick={() => setOpen('save')}>
        {o.save}
      </Button>
      <Button kind="soft" icon={share} onClick={() => setOpen('links')}>
        {o.share}
      </Button>
      {add}
    </>
  )
  const header = (
    <PageHeader
      title={title ?? c.title}
      back={<BackLink to="/my-scrapbook">{c.back}</BackLink>}
      actions={shown && shown.length > 0 && !isMissing ? actions : undefined}
    />
  )
  return (
    <Page area="journal" wide header={header}>
      {isMissing ? (
        <EmptyState title={c.notHereTitle}>{t.missingText}</EmptyState>
      ) : !shown ? (
        error && !isLooking ? (
          <QueryError of={{ error, refetch, isFetching }} words={c} />
        ) : (
          <div className={styles.pages}>
            <Skeleton shape="card" height="17rem" />
            <Skeleton shape="card" height="17rem" />
          </div>
        )
      ) : shown.length === 0 ? (
        <EmptyState title={t.emptyTitle} action={add}>
          {t.emptyText}
        </EmptyState>
      ) : (
        <ol role="list" className={styles.pages}>
          {shown.map((page, at) => (
            <PageCard key={page.id} page={page} at={at} pages={shown} />
          ))}
        </ol>
      )}
      {!isMissing && deleted.length > 0 && (
        <DeletedList
          summary={t.deleted}
          items={deleted.map(({ id, records }) => ({ id, title: aboutOf(records).title }))}
          onRestore={(id) => void writeAbout(client, id, { deleted: false })}
        />
      )}
      <Suspense fallback={null}>
        {open === 'save' && shown && (
          <SaveDialog title={title ?? c.title} pages={shown.map(({ records }) => records)} onClose={() => setOpen(undefined)} />
        )}
        {open === 'links' && <LinksDialog book={book} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </Page>
  )
}

function PageCard({ page, at, pages }: { page: KnownPage; at: number; pages: readonly KnownPage[] }) {
  const t = useMessages(bookMessages)
  const c = useMessages(coreMessages)
  const client = useQueryClient()
  const { title } = aboutOf(page.records)
  const name = title || t.page(at + 1)
  function remove() {
    void writeAbout(client, page.id, { deleted: true })
    toast({ title: t.removed, action: { label: c.undo, onPress: () => void writeAbout(client, page.id, { deleted: false }) } })
  }
  return (
    <li className={styles.page}>
      <div className={styles.picture}>
        <Suspense fallback={<Skeleton shape="card" height="17rem" />}>
          <PagePicture records={page.records} pictureUrl={small} />
        </Suspense>
      </div>
      <div className={styles.foot}>
        <h2 className={styles.name}>
          <Link to={`/my-scrapbook/pages/${page.id}`} viewTransition className={stretchedClass}>
            {name}
          </Link>
        </h2>
        <span className={styles.menu}>
          <LazyMenu
            trigger={<IconButton icon={more} label={t.menu(name)} />}
            entries={[
              ...(at > 0 ? [{ label: t.earlier, onSelect: () => movePage(client, pages, page.id, -1) }] : []),
              ...(at < pages.length - 1 ? [{ label: t.later, onSelect: () => movePage(client, pages, page.id, 1) }] : []),
              { label: t.remove, icon: trash, onSelect: remove, destructive: true },
            ]}
          />
        </span>
      </div>
    </li>
  )
}
