import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { signInMessages } from './messages.ts'
import type { Refusal } from './use-joining.ts'

/** For a person who cannot create an account here at present: the reason, and the options they have. */
export function NoWayIn({ refusal }: { refusal: Refusal }) {
  const t = useMessages(signInMessages).signup
  return (
    <SignInFrame title={t[refusal].title} lead={<span role="status">{t[refusal].text}</span>}>
      <Link to="/login" className={buttonClass({ kind: 'soft', size: 'lg', wide: true })}>
        {t.toLogin}
      </Link>
    </SignInFrame>
  )
}
