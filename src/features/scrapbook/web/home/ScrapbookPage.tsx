import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { v7 as uuidv7 } from 'uuid'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card, stretchedClass } from '#platform/web/ui/Card.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { QueryError } from '#platform/web/query/QueryError.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { edit, trash } from '#platform/web/ui/icons/actions.ts'
import { more, plus } from '#platform/web/ui/icons/controls.ts'
import { LazyMenu } from '#platform/web/ui/LazyMenu.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { DeletedList } from '../core/DeletedList.tsx'
import { coreMessages } from '../core/messages.ts'
import { booksQuery, useBooks, writeBook, type KnownBook } from '../data/use-books.ts'
import { BooksSkeleton } from './BooksSkeleton.tsx'
import { homeMessages } from './messages.ts'
import styles from './Home.module.css'

export const queries = () => [booksQuery()]

const COVERS = ['#8a6a4a', '#5b7a4c', '#4d7185', '#7a4a63', '#b0753b', '#4a4f7a']

/** All scrapbooks of the person. */
export default function ScrapbookPage() {
  const t = useMessages(homeMessages)
  const c = useMessages(coreMessages)
  const client = useQueryClient()
  const { books, error, isLooking, isFetching, refetch } = useBooks()
  const [naming, setNaming] = useState<KnownBook | 'new'>()
  const here = books?.filter(({ isDeleted }) => !isDeleted)
  const deleted = books?.filter(({ isDeleted }) => isDeleted) ?? []
  const add = (
    <Button icon={plus} onClick={() => setNaming('new')}>
      {t.add}
    </Button>
  )
  const header = (
    <PageHeader
      title={c.title}
      lead={c.lead}
      back={<BackLink to="/profile">{t.toProfile}</BackLink>}
      actions={here && here.length > 0 ? add : undefined}
    />
  )
  return (
    <Page area="journal" wide header={header}>
      {!here ? (
        error && !isLooking ? (
          <QueryError of={{ error, refetch, isFetching }} words={c} />
        ) : (
          <BooksSkeleton />
        )
      ) : here.length === 0 ? (
        <EmptyState title={t.emptyTitle} action={add}>
          {t.emptyText}
        </EmptyState>
      ) : (
        <ul role="list" className={styles.books}>
          {here.map((book) => (
            <BookCard key={book.id} book={book} onRename={() => setNaming(book)} />
          ))}
        </ul>
      )}
      {deleted.length > 0 && (
        <DeletedList summary={t.deleted} items={deleted} onRestore={(id) => void writeBook(client, id, { deleted: false })} />
      )}
      {naming && <NameDialog book={naming === 'new' ? undefined : naming} onClose={() => setNaming(undefined)} />}
    </Page>
  )
}

function BookCard({ book, onRename }: { book: KnownBook; onRename: () => void }) {
  const t = useMessages(homeMessages)
  const c = useMessages(coreMessages)
  const client = useQueryClient()
  const title = book.title || c.untitled
  function remove() {
    void writeBook(client, book.id, { deleted: true })
    toast({ title: t.removed, action: { label: c.undo, onPress: () => void writeBook(client, book.id, { deleted: false }) } })
  }
  return (
    <Card as="li" className={styles.book} style={{ '--cover': book.colour } as React.CSSProperties}>
      <span className={styles.cover} aria-hidden="true" />
      <div className={styles.words}>
        <h2 className="small-title">
          <Link to={`/my-scrapbook/books/${book.id}`} viewTransition className={stretchedClass}>
            {title}
          </Link>
        </h2>
        <p className="note">{c.pages(book.pages)}</p>
      </div>
      <span className={styles.menu}>
        <LazyMenu
          trigger={<IconButton icon={more} label={t.menu(title)} />}
          entries={[
            { label: t.edit, icon: edit, onSelect: onRename },
            { label: t.remove, icon: trash, onSelect: remove, destructive: true },
          ]}
        />
      </span>
    </Card>
  )
}

function NameDialog({ book, onClose }: { book: KnownBook | undefined; onClose: () => void }) {
  const t = useMessages(homeMessages)
  const c = useMessages(coreMessages)
  const client = useQueryClient()
  const navigate = useNavigate()
  const [title, setTitle] = useState(book?.title ?? '')
  const [colour, setColour] = useState(book?.colour ?? COVERS[0]!)
  const [problem, setProblem] = useState<string>()
  function save() {
    if (title.trim() === '') return setProblem(t.nameMissing)
    const id = book?.id ?? uuidv7()
    void writeBook(client, id, { title: title.trim(), colour })
    onClose()
    if (!book) void navigate(`/my-scrapbook/books/${id}`, { viewTransition: true })
  }
  return (
    <FormDialog title={book ? t.edit : t.add} submit={c.save} cancel={c.cancel} onSubmit={save} onClose={onClose}>
      <Stack gap={4}>
        <Field label={t.name} error={problem}>
          <TextInput value={title} maxLength={200} onChange={setTitle} />
        </Field>
        <fieldset className={styles.covers}>
          <legend>{t.colour}</legend>
          {COVERS.map((one, at) => (
            <label key={one} className={styles.coverChoice} style={{ '--cover': one } as React.CSSProperties}>
              <input type="radio" name="cover" checked={colour === one} onChange={() => setColour(one)} />
              <span className="visually-hidden">{at + 1}</span>
            </label>
          ))}
        </fieldset>
      </Stack>
    </FormDialog>
  )
}
