import type { OtherApp, Source } from '../core/fact.ts'
import { ownText } from './sources.ts'

const BLOG: Source = { ...ownText('Journal Gems, a blog (2026)'), grade: 'S3' }

export const journey: OtherApp = {
  name: 'Journey',
  prices: [],
  facts: [
    { topic: 'free', text: '60 entries are free', source: BLOG },
    { topic: 'export', text: 'Markdown, PDF and DOCX', source: BLOG },
  ],
  strengths: [
    { name: 'Platforms', text: 'Widest of the journals we looked at.', here: 'A browser.', source: 'judgement' },
    { name: 'Programmes', text: 'It has programmes.', here: 'Single prompts, and check-ins written by hand.', source: 'judgement' },
  ],
}
