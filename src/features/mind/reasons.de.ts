import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { mindReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof mindReasons> = {
  not_here: 'Dieses Spiel wurde nicht gefunden.',
  no_tree: 'Hier steht kein Baum.',
  cannot_be: 'Dieses Spiel passt nicht zu seinen Regeln oder zu seiner Zeit und wurde darum nicht gezählt.',
  not_over: 'Dieses Spiel wurde nicht zu Ende gespielt und darum nicht gezählt.',
  known: 'Genau diese Antworten sind schon da, unter einem anderen Spiel.',
  other_session: 'Unter dieser Kennung gibt es schon ein anderes Spiel. Deines wurde nicht gezählt, und nichts wurde geändert.',
  too_many: ({ most }) => `Du hast ${most} Spiele, mehr gehen nicht. Nichts wurde geändert.`,
  too_many_today: ({ most }) => `Das sind ${most} Spiele an einem Tag, mehr werden nicht gezählt. Zeit für eine Pause.`,
}
