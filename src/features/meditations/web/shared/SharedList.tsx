import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { listShared } from '../../contract-shared.ts'
import { CATEGORIES, type Category } from '../../core/categories.ts'
import { lengthOf, MeditationCard } from '../core/MeditationCard.tsx'
import styles from '../core/Meditations.module.css'
import { MeditationsSkeleton } from '../core/MeditationsSkeleton.tsx'
import { meditationMessages } from '../core/messages.ts'

/** Meditations that people of this installation share. */
export function SharedList() {
  const t = useMessages(meditationMessages)
  const words = t.other
  const format = useFormat()
  const [typed, setTyped] = useState('')
  const [category, setCategory] = useState<Category | ''>('')
  const q = useDeferredValue(typed.trim())
  const query = { ...(q && { q }), ...(category && { category }) }
  const { data, error, isFetching, refetch } = useQuery({ ...queryOf(listShared, { query }), placeholderData: keepPreviousData })
  const isFiltering = q !== '' || category !== ''
  return (
    <div className={styles.others}>
      <div className={styles.filters}>
        <Field label={words.search} hint={words.searchHint}>
          <TextInput type="search" value={typed} maxLength={80} onChange={setTyped} />
        </Field>
        <Field label={words.category}>
          <Select
            options={[{ value: '', label: words.all }, ...CATEGORIES.map((value) => ({ value, label: t.categories[value] }))]}
            value={category}
            onChange={setCategory}
          />
        </Field>
      </div>
      {data ? (
        data.meditations.length === 0 ? (
          <EmptyState title={isFiltering ? words.noneFound : words.none}>{isFiltering ? words.noneFoundText : words.noneText}</EmptyState>
        ) : (
          <ul role="list" className={styles.list} aria-busy={isFetching}>
            {data.meditations.map((one) => (
              <MeditationCard
                key={one.id}
                meditation={one}
                isOwn={false}
                facts={[
                  lengthOf(one),
                  one.isOwn ? t.yours : t.by(one.username),
                  one.rating.mean !== null && words.ratings(format.number(one.rating.mean), one.rating.count),
                ]}
              />
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState title={t.failedTitle} text={t.failedText} onRetry={refetch} retrying={isFetching} />
      ) : (
        <MeditationsSkeleton />
      )}
    </div>
  )
}
