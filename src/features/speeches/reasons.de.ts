import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { speechesReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof speechesReasons> = {
  not_here: 'Diesen Text gibt es hier nicht.',
  id: 'Das ist keine Kennung eines Textes.',
  no_voice: 'Für diese Sprache hat diese Installation keine Stimme. Die Worte stehen auf der Seite.',
  not_spoken: 'Dieser Text ließ sich gerade nicht sprechen. Die Worte stehen auf der Seite; versuch es in einer Minute noch einmal.',
  title_missing: 'Ein Text braucht einen Titel.',
  content_missing: 'Ein Text braucht ein paar Worte.',
  content_long: 'Ein Text darf höchstens 2.500 Zeichen haben, das sind etwa drei Minuten.',
  too_many: ({ most }) => `Du hast ${most} eigene Texte, mehr gehen nicht. Lösch zuerst einen; geändert wurde nichts.`,
}
