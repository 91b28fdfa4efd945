import { useMemo, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Combobox } from '#platform/web/ui/Combobox.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { useHeads } from '../local/use-journal.ts'
import { entryMessages } from '../core/entry-messages.ts'
import { tagAs, tagFrom, tagsByUse, tagsLike } from './tags.ts'

interface TagsFieldProps {
  value: readonly string[]
  onAdd: (tag: string) => void
  onRemove: (tag: string) => void
}

/** The person's own tags, suggested while typing; a new tag is created by typing it. */
export function TagsField({ value, onAdd, onRemove }: TagsFieldProps) {
  const t = useMessages(entryMessages).details
  const heads = useHeads()
  const known = useMemo(() => tagsByUse(heads), [heads])
  const [typed, setTyped] = useState('')
  const [taken, setTaken] = useState(0)
  const like = tagsLike(typed, known, value)
  const fresh = tagFrom(typed)
  // Leaving the field adds the typed tag, even when no suggestion was chosen.
  const take = (words: string) => {
    const tag = tagAs(words, known)
    setTyped('')
    setTaken(taken + 1)
    if (tag !== undefined && !value.includes(tag)) onAdd(tag)
  }
  const isNew = fresh !== undefined && !value.includes(fresh) && !like.some((tag) => tag.toLocaleLowerCase() === fresh.toLocaleLowerCase())
  const options = [...like.map((tag) => ({ value: tag, label: `#${tag}` })), ...(isNew ? [{ value: fresh, label: t.tagNew(fresh) }] : [])]
  return (
    <Stack gap={3}>
      <Field label={t.tags}>
        <Combobox
          // A new key empties the field after a tag was chosen.
          key={`${value.join()} ${taken}`}
          options={options}
          value={undefined}
          onQuery={(words) => (/,\s*$/.test(words) ? take(words) : setTyped(words))}
          onLeave={take}
          placeholder={t.tagsType}
          onChange={(tag) => {
            setTyped('')
            onAdd(tag)
          }}
        />
      </Field>
      {value.length > 0 && (
        <Cluster as="ul" role="list" gap={2} aria-label={t.tags}>
          {value.map((tag) => (
            <li key={tag}>
              <Chip onRemove={() => onRemove(tag)} name={tag}>
                #{tag}
              </Chip>
            </li>
          ))}
        </Cluster>
      )}
    </Stack>
  )
}
