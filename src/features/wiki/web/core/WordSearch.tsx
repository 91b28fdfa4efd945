import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Combobox } from '#platform/web/ui/Combobox.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { sparkle } from '#platform/web/ui/icons/things.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { findWikiWords, getWikiSurprise, MOST_LETTERS } from '../../contract.ts'
import { wordAddress } from './addresses.ts'
import { wikiMessages } from './messages.ts'
import styles from './WordSearch.module.css'

/** Debounce of typing, in ms. */
const PAUSE_MS = 120

const askedOf = (text: string): string => text.trim().slice(0, MOST_LETTERS)

/** Search field with suggestions, and a button for a surprise word. */
export function WordSearch() {
  const t = useMessages(wikiMessages)
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const { data, isFetching, isPlaceholderData } = useQuery({
    ...queryOf(findWikiWords, { query: { text: asked } }),
    enabled: asked !== '',
    placeholderData: (before) => before,
  })
  const [isOpening, setOpening] = useState(false)
  const go = (word: string) => {
    if (word.trim() === '') form.current?.querySelector('input')?.focus()
    else void navigate(wordAddress(word), { viewTransition: true })
  }
  const surprise = () => {
    setOpening(true)
    call(getWikiSurprise)
      .then(({ slug }) => go(slug))
      .catch((error: Error) => toast({ title: t.refused, description: error.message, tone: 'destructive' }))
      .finally(() => setOpening(false))
  }
  const wanted = askedOf(typed)
  const found = asked === '' || wanted === '' ? [] : (data?.words ?? [])
  // While the answer for the current text is pending, Enter takes the text and not an older suggestion.
  const isAnswered = wanted === asked && !isPlaceholderData
  const options = found
    .filter(({ word }) => isAnswered || word.toLowerCase().startsWith(wanted.toLowerCase()))
    .map(({ slug, word, hint }) => ({ value: slug, label: word, hint }))
  return (
    <Cluster
      ref={form}
      as="form"
      align="end"
      role="search"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        go(typed)
      }}
    >
      <Field label={t.find.label} className={styles.field}>
        <Combobox
          options={options}
          value={undefined}
          placeholder={t.find.placeholder}
          loading={isFetching}
          onChange={go}
          onQuery={(query) => {
            setTyped(query)
            clearTimeout(timer.current)
            timer.current = setTimeout(() => setAsked(askedOf(query)), PAUSE_MS)
          }}
        />
      </Field>
      <Button type="submit">{t.find.go}</Button>
      <Button kind="soft" icon={sparkle} loading={isOpening} onClick={surprise}>
        {t.find.surprise}
      </Button>
    </Cluster>
  )
}
