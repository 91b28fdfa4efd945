import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { fieldsOf, onlyErrors, useFormErrors } from '#platform/web/forms/field-errors.ts'
import { languageNames } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Chips } from '#platform/web/ui/Chips.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { addedPostMarkup } from '../../content/added-post.ts'
import { minutesFor, TAGS, wordsIn } from '../../content/post.ts'
import {
  MOST_POST_BYTES,
  MOST_POST_DESCRIPTION,
  MOST_POST_TITLE,
  MOST_SLUG,
  POST_LANGUAGES,
  putAddedPost,
  type AddedPost,
} from '../../contract-posts.ts'
import { blogMessages } from '../blog/messages.ts'
import postStyles from '../blog/Post.module.css'
import styles from './Admin.module.css'
import { adminMessages } from './messages.ts'

type Values = Pick<AddedPost, 'slug' | 'title' | 'description' | 'tags' | 'language' | 'text'> & { isPublished: boolean }

const EMPTY: Values = { slug: '', title: '', description: '', tags: [], language: 'en', text: '', isPublished: false }
const VIEWS = ['text', 'preview'] as const

type Props = { post: AddedPost | undefined; onSaved: () => void; onClose: () => void }

/** Editor of a post. The address of a post cannot be changed. */
export function PostDialog({ post, onSaved, onClose }: Props) {
  const t = useMessages(adminMessages)
  const words = t.posts
  const { tags: tagNames } = useMessages(blogMessages)
  const { form, errors, show, clear, controlOf } = useFormErrors()
  const [values, setValues] = useState<Values>(() => (post ? { ...post, isPublished: post.published !== null } : EMPTY))
  const [view, setView] = useState<(typeof VIEWS)[number]>('text')
  const set = (changes: Partial<Values>) => setValues({ ...values, ...changes })
  const save = useMutation({
    mutationFn: () => {
      const { slug, title, description, tags, language, text, isPublished } = values
      return call(putAddedPost, {
        params: { slug: slug.trim() },
        body: { title, description, tags, language, text, isPublished, isNew: post === undefined },
      })
    },
    onSuccess() {
      toast({ title: t.saved, tone: 'good' })
      onSaved()
      onClose()
    },
    onError(error) {
      if (!show(fieldsOf(error))) toast({ title: t.failed, description: error.message, tone: 'destructive' })
    },
  })
  const submit = () => {
    const missing = (name: 'slug' | 'title' | 'description' | 'text') => values[name].trim() === '' && words.missing
    const found = onlyErrors({
      slug: missing('slug'),
      title: missing('title'),
      description: missing('description'),
      tags: (values.tags.length === 0 || values.tags.length > 4) && words.tagsMissing,
      text: missing('text'),
    })
    if (found.text) setView('text')
    if (!show(found)) save.mutate()
  }
  const control = (name: 'slug' | 'title' | 'description' | 'text', maxLength: number) => ({
    ...controlOf(name, values[name], (value) => set({ [name]: value })),
    maxLength,
    autoComplete: 'off',
  })
  return (
    <FormDialog
      title={post ? words.editNamed(post.title) : words.write}
      submit={words.save}
      cancel={t.cancel}
      size="lg"
      form={form}
      gap={4}
      className={styles.form}
      isBusy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={words.titleField} error={errors.title}>
        <TextInput {...control('title', MOST_POST_TITLE)} />
      </Field>
      <Field label={words.slug} hint={words.slugHint} error={errors.slug}>
        <TextInput {...control('slug', MOST_SLUG)} readOnly={post !== undefined} />
      </Field>
      <Field label={words.description} hint={words.descriptionHint} error={errors.description}>
        <TextInput {...control('description', MOST_POST_DESCRIPTION)} />
      </Field>
      <Chips
        label={words.tags}
        options={TAGS.map((value) => ({ value, label: tagNames[value] }))}
        value={values.tags}
        onChange={(tags) => {
          set({ tags: [...tags] })
          clear('tags')
        }}
      />
      {errors.tags && <p role="alert">{errors.tags}</p>}
      <SegmentedControl
        label={words.language}
        options={POST_LANGUAGES.map((value) => ({ value, label: languageNames[value] }))}
        value={values.language}
        onChange={(language) => set({ language })}
      />
      <SegmentedControl
        label={words.view}
        options={VIEWS.map((value) => ({ value, label: words.views[value] }))}
        value={view}
        onChange={setView}
      />
      {view === 'text' ? (
        <Field label={words.text} hint={words.textHint} error={errors.text}>
          <TextArea {...control('text', MOST_POST_BYTES)} rows={12} />
        </Field>
      ) : (
        <div
          className={`${postStyles.text} ${postStyles.added}`}
          // Safe: our own renderer shows HTML as text.
          dangerouslySetInnerHTML={{
            __html: addedPostMarkup({ ...values, minutes: minutesFor(wordsIn(values.text)), published: post?.published ?? null }),
          }}
        />
      )}
      <Switch
        label={words.isPublished}
        hint={words.isPublishedHint}
        checked={values.isPublished}
        onChange={(isPublished) => set({ isPublished })}
      />
    </FormDialog>
  )
}
