import { Link } from 'react-router'
import { ApiError } from '#platform/web/api/api-error.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { usePageTitle } from '#platform/web/page/title.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { soulMessages } from './messages.ts'
import { WildArt } from './WildArt.tsx'

interface TrackNotFoundProps {
  error: Error
  /** Text for a track or category that does not exist. */
  missing: string
  onRetry: () => void
  isRetrying: boolean
}

/** Replaces a track or category that does not exist or could not be loaded. */
export function TrackNotFound({ error, missing, onRetry, isRetrying }: TrackNotFoundProps) {
  const t = useMessages(soulMessages)
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400)
  usePageTitle(isMissing ? missing : undefined)
  const wayBack = (
    <Link to="/soul" className={buttonClass({ kind: 'soft' })}>
      {t.toSoul}
    </Link>
  )
  if (isMissing) {
    return (
      <EmptyState art={<WildArt seed="soul-missing" />} title={missing} action={wayBack}>
        {t.missingText}
      </EmptyState>
    )
  }
  return (
    <ErrorState
      art={<WildArt seed="soul-failed" />}
      title={t.failedTitle}
      text={t.failedText}
      onRetry={onRetry}
      retrying={isRetrying}
      wayOut={wayBack}
    />
  )
}
