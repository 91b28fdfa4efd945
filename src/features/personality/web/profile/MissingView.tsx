import { Link } from 'react-router'
import { PlantArt } from '#platform/web/botany/LazyPlant.tsx'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useSession } from '#platform/web/session/session.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { usePageTitle } from '#platform/web/page/title.ts'
import { personalityMessages } from '../core/messages.ts'
import { resultMessages } from './messages.ts'

/** The same page for unknown, revoked and expired links, so that they cannot be distinguished. */
export function MissingView({ mayBeOwn = false }: { mayBeOwn?: boolean }) {
  const { missing: t } = useMessages(resultMessages)
  const { title: area } = useMessages(personalityMessages)
  const { status } = useSession()
  const isIn = status === 'signed-in'
  usePageTitle(t.title)
  return (
    <>
      <h1 className="visually-hidden">{area}</h1>
      <EmptyState
        art={<PlantArt species="fern" seed="gone" growth={0.35} season="winter" />}
        title={t.title}
        action={
          <>
            <Link to={isIn ? '/personality-quiz' : '/signup'} className={buttonClass()}>
              {t.take}
            </Link>
            {!isIn && (
              <a href={mayBeOwn ? '/login' : '/'} className={buttonClass({ kind: 'soft' })}>
                {mayBeOwn ? t.signIn : t.home}
              </a>
            )}
          </>
        }
      >
        <p>{t.text}</p>
        {mayBeOwn && !isIn && <p>{t.own}</p>}
      </EmptyState>
    </>
  )
}
