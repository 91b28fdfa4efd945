import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useChoices } from '#platform/web/commands/use-choices.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useUser } from '#platform/web/session/session.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import styles from './Ask.module.css'
import { answerMessages } from './messages.ts'

const MOST = 10

/** Matches of the command palette for a text, shown in the page: entries, habits, tracks, foods, exercises, games, pages (ADR 37). */
export function FoundList({ query }: { query: string }) {
  const t = useMessages(answerMessages)
  const { id: userId } = useUser()
  const { language } = useLocaleSettings()
  const client = useQueryClient()
  const { groups, isLooking, remember } = useChoices(query, { userId, language, client })
  // The person's own records come before pages and actions.
  const own = groups.filter(({ name }) => name === 'found' || name === 'thing')
  const choices = [...own, ...groups.filter((group) => !own.includes(group))].flatMap((group) => group.choices).slice(0, MOST)
  return (
    <Stack gap={3}>
      <p role="status" className={choices.length > 0 ? 'visually-hidden' : 'soft'}>
        {choices.length > 0 ? t.found(choices.length) : isLooking ? t.looking : t.foundNone}
      </p>
      {choices.length > 0 && (
        <>
          <h3 className={styles.name}>{t.foundTitle}</h3>
          <Stack as="ul" role="list" gap={1}>
            {choices.map((choice) => {
              const words = (
                <>
                  <span className={styles.sourceIcon}>
                    <Icon of={choice.icon} size={20} />
                  </span>
                  <span className={styles.sourceWords}>
                    <span className={styles.sourceTitle} dir="auto">
                      {choice.title}
                    </span>
                    {choice.hint && <span className={styles.sourceHint}>{choice.hint}</span>}
                  </span>
                </>
              )
              return (
                <li key={choice.id} data-area={choice.area}>
                  {'to' in choice ? (
                    <Link to={choice.to} viewTransition className={styles.source} onClick={() => remember(choice.id)}>
                      {words}
                    </Link>
                  ) : (
                    <button
                      type="button"
                      className={styles.source}
                      onClick={() => {
                        remember(choice.id)
                        void Promise.resolve(choice.run({ userId, language, client })).catch((error: unknown) =>
                          toast({ title: t.notDone, description: error instanceof Error ? error.message : '', tone: 'destructive' }),
                        )
                      }}
                    >
                      {words}
                    </button>
                  )}
                </li>
              )
            })}
          </Stack>
        </>
      )}
    </Stack>
  )
}
