import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { Loading } from '#platform/web/ui/Loading.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { journal } from '#platform/web/ui/icons/places.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import { deleteAddedPost, getAddedPost, listAddedPosts, putAddedPost, type AddedPost, type AddedPostInfo } from '../../contract-posts.ts'
import styles from './Admin.module.css'
import { adminMessages } from './messages.ts'
import { PostDialog } from './PostDialog.tsx'

/** Blog posts of this installation, for admins. */
export function PostsSection() {
  const t = useMessages(adminMessages)
  const words = t.posts
  const client = useQueryClient()
  const [toEdit, setToEdit] = useState<AddedPost | 'new'>()
  const [toDelete, setToDelete] = useState<AddedPostInfo>()
  const query = useQuery(queryOf(listAddedPosts))
  const onError = (error: Error) => toast({ title: t.failed, description: error.message, tone: 'destructive' })
  const onSettled = () => client.invalidateQueries({ queryKey: [listAddedPosts.path] })
  const open = useMutation({
    mutationFn: (slug: string) => call(getAddedPost, { params: { slug } }),
    onSuccess: setToEdit,
    onError,
  })
  const publish = useMutation({
    mutationFn: async ({ slug, published }: AddedPostInfo) => {
      const { title, description, tags, language, text } = await call(getAddedPost, { params: { slug } })
      return call(putAddedPost, {
        params: { slug },
        body: { title, description, tags, language, text, isNew: false, isPublished: published === null },
      })
    },
    onError,
    onSettled,
  })
  const remove = useMutation({
    mutationFn: (slug: string) => call(deleteAddedPost, { params: { slug } }),
    onSuccess: () => setToDelete(undefined),
    onError,
    onSettled,
  })
  return (
    <Section info={{ id: 'posts', icon: journal }} title={words.title} lead={words.lead}>
      <Loading query={query} rows={2}>
        {({ posts }) =>
          posts.length === 0 ? (
            <p className={styles.hint}>{words.none}</p>
          ) : (
            <Stack as="ul" role="list">
              {posts.map((post) => (
                <PostRow
                  key={post.slug}
                  post={post}
                  isPublishing={publish.isPending && publish.variables.slug === post.slug}
                  onEdit={() => open.mutate(post.slug)}
                  onPublish={() => publish.mutate(post)}
                  onDelete={() => setToDelete(post)}
                />
              ))}
            </Stack>
          )
        }
      </Loading>
      <Button kind="soft" onClick={() => setToEdit('new')}>
        {words.write}
      </Button>
      {toEdit && <PostDialog post={toEdit === 'new' ? undefined : toEdit} onSaved={onSettled} onClose={() => setToEdit(undefined)} />}
      {toDelete && (
        <FormDialog
          title={words.deleteTitle(toDelete.title)}
          description={words.deleteLead}
          submit={words.delete}
          cancel={t.cancel}
          isDestructive
          isBusy={remove.isPending}
          onSubmit={() => remove.mutate(toDelete.slug)}
          onClose={() => setToDelete(undefined)}
        />
      )}
    </Section>
  )
}

type RowProps = { post: AddedPostInfo; isPublishing: boolean; onEdit: () => void; onPublish: () => void; onDelete: () => void }

function PostRow({ post: { slug, title, published, updated }, isPublishing, onEdit, onPublish, onDelete }: RowProps) {
  const t = useMessages(adminMessages).posts
  const format = useFormat()
  return (
    <Stack as="li" gap={2} className={styles.item}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <Chip tone={published ? 'area' : 'plain'}>{published ? t.published : t.draft}</Chip>
      </div>
      <p className={styles.facts}>{dotted([`/blog/${slug}`, format.date(Date.parse(updated))])}</p>
      <Cluster gap={2}>
        <Button kind="soft" size="sm" aria-label={t.editNamed(title)} onClick={onEdit}>
          {t.edit}
        </Button>
        <Button
          kind="quiet"
          size="sm"
          loading={isPublishing}
          aria-label={(published ? t.unpublishNamed : t.publishNamed)(title)}
          onClick={onPublish}
        >
          {published ? t.unpublish : t.publish}
        </Button>
        {published && (
          <a href={`/blog/${slug}`} className={buttonClass({ kind: 'quiet', size: 'sm' })}>
            {t.look}
          </a>
        )}
        <Button kind="quiet" size="sm" aria-label={t.deleteNamed(title)} onClick={onDelete}>
          {t.delete}
        </Button>
      </Cluster>
    </Stack>
  )
}
