import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { star, starFull } from '#platform/web/ui/icons/actions.ts'
import { wikiMessages } from '../core/messages.ts'
import { useVocabulary } from '../core/vocabulary.ts'

/** Puts this meaning into the vocabulary, or takes it out again. */
export function SaveButton({ slug, word, sense }: { slug: string; word: string; sense: string }) {
  const t = useMessages(wikiMessages)
  const { words, save, remove } = useVocabulary()
  const saved = words?.find((one) => one.slug === slug && one.sense === sense)
  return (
    <Button
      kind={saved ? 'quiet' : 'soft'}
      icon={saved ? starFull : star}
      {...(saved && { 'aria-label': `${t.word.saved}: ${t.word.unsave(word)}` })}
      onClick={() => (saved ? remove(saved.id) : save(slug, sense))}
    >
      {saved ? t.word.saved : t.word.save}
    </Button>
  )
}
