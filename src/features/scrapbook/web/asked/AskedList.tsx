import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { keyOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ProgressBar } from '#platform/web/ui/ProgressBar.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { forgetAsked, getAsked, type Asked } from '../../contract-asked.ts'
import styles from './Asked.module.css'
import { askedMessages } from './messages.ts'

/** Picture requests that are in progress or failed. */
export function AskedList({ asked }: { asked: readonly Asked[] }) {
  const t = useMessages(askedMessages)
  const client = useQueryClient()
  const clear = useMutation({ ...mutationOf(forgetAsked), onSettled: () => client.invalidateQueries({ queryKey: keyOf(getAsked) }) })
  if (asked.length === 0) return null
  return (
    <>
      <Stack role="list" aria-label={t.list} as="ul" gap={3}>
        {asked.map(({ id, words, state, failure }) => {
          const isAtWork = state === 'waiting' || state === 'running'
          return (
            <li key={id} className={styles.one}>
              <p className={styles.words}>{words}</p>
              <p className={styles.hint}>{failure ? t.failures[failure] : t.states[state]}</p>
              {isAtWork ? (
                <ProgressBar label={words} value={undefined} size="sm" />
              ) : (
                <Button kind="quiet" size="sm" aria-label={t.clearOf(words)} onClick={() => clear.mutate({ params: { id } })}>
                  {t.clear}
                </Button>
              )}
            </li>
          )
        })}
      </Stack>
      <Link to="/image-status">{t.all}</Link>
    </>
  )
}
