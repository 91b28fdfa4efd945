import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { star, starFull } from '#platform/web/ui/icons/marks.ts'
import { wikiMessages } from '../core/messages.ts'
import type { SavedWord } from '../../contract.ts'
import { useVocabulary } from '../core/vocabulary.ts'

/** Adds this meaning to the vocabulary, or removes it. */
export function SaveButton({ of }: { of: Pick<SavedWord, 'slug' | 'word' | 'sense' | 'gloss'> }) {
  const t = useMessages(wikiMessages)
  const { savedOf, save, remove } = useVocabulary()
  const saved = savedOf(of.slug, of.sense)
  return (
    <Button
      kind={saved ? 'quiet' : 'soft'}
      icon={saved ? starFull : star}
      {...(saved && { 'aria-label': `${t.word.saved}: ${t.word.unsave(of.word)}` })}
      onClick={() => (saved ? remove(saved.id) : save(of))}
    >
      {saved ? t.word.saved : t.word.save}
    </Button>
  )
}
