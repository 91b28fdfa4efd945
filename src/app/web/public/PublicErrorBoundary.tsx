import { Component, type ReactNode } from 'react'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { shellMessages } from '../shell/messages.ts'

/** When a public page breaks: says so in plain markup, with the way out. */
export class PublicErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown): void {
    console.error('A page did not open.', error)
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children
    const t = messagesNow(shellMessages)
    return (
      <main id="main" style={{ padding: 'var(--space-8)' }}>
        <h1>{t.errorTitle}</h1>
        <p>{t.errorText}</p>
        <p>
          <a href="/">{t.errorHome}</a>
        </p>
      </main>
    )
  }
}
