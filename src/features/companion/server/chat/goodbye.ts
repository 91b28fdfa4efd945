import { PhraseBook } from '#platform/care/phrases.ts'
import { sentencesOf } from '#platform/care/words.ts'
import type { ChatLanguage } from '../../contract-chat.ts'

// A person who says goodbye can leave. The model's answer is held until it is complete, and sentences that hold the person back are
// removed.

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
const CLASSES = { filler: 'now really just so then well ok okay for today jetzt dann mal erst nun noch schon aber also heute fuer' }

/** Phrases that end a conversation when they come last. */
const FAREWELLS = new PhraseBook<true>(
  lines(`
  bye
  byebye
  goodbye
  good bye|night
  goodnight
  night night|all
  see you|ya
  cya
  ttyl
  later $
  talk to? you? later|soon|tomorrow
  speak to? you? later|soon|tomorrow
  catch you later
  have to * go|leave|run|sleep|stop
  need to * go|leave|run|sleep|stop
  must * go|leave|run
  got to * go|leave|run|sleep
  gotta * go|leave|run|sleep|dash
  going to * bed|sleep
  off to bed|sleep|work
  heading to bed|sleep|work
  heading off|out
  im|am off $
  im|am * leaving
  signing off
  logging off
  thats * all|it|enough * $
  thats all|it|enough for|thank|thanks
  that is * all|it|enough * $
  that will be|do all? $
  lets stop|leave|end
  ill|will * stop|leave|go here|it|now|offline
  take care
  until tomorrow|later|then|next
  till tomorrow|later|then|next
  farewell
  over and out
  enough for today|now|tonight
  done for today|now|tonight
  tschuess
  tschuss
  tschau
  ciao
  servus $
  ade $
  adieu
  pfiat|pfueat|pfiati
  gute nacht
  guts naechtle
  schlaf gut
  bis morgen|bald|spaeter|dann|gleich|naechste
  bis zum|die naechsten|naechste
  auf wiedersehen|wiederhoeren
  wiedersehen
  machs gut
  mach es|s gut
  man sieht sich
  wir sehen|hoeren uns
  muss * los|gehen|weg|schlafen|aufhoeren|ins
  geh|gehe ich? * schlafen|los|ins|jetzt
  ich|i bin * weg|raus|off|dann
  bin * dann weg
  leg|lege mich * hin|schlafen
  das wars|war * $
  das wars|war es|s * $
  das wars|war es? fuer|danke|dann|jetzt
  genug fuer heute|jetzt
  reicht fuer heute|jetzt
  schluss fuer heute|jetzt
  feierabend`).map((phrase) => [phrase, true] as const),
  CLASSES,
)

/** Words that, beside a goodbye, need no answer. */
const POLITE = new Set(
  lines(`
  thank thanks thankyou thx you ya u so much a lot for the your help talk chat listening time everything today tonight that this it was is nice good great lovely
  ok okay alright well now really just then bye byebye goodbye night goodnight see soon later tomorrow talk to speak have need must got gotta go going leave leaving run
  sleep sleeping bed off heading out signing logging all thats im i ill am will be do enough done and but take care until till next time in the morning my work dinner
  stop here lets end cya ttyl farewell over dear friend we us again catch dash week weekend evening day a an at of first good nice one yes no hey hello hi bit tired very too
  danke dank vielen dankeschoen lieben dir euch du fuers fuer das die der den dein deine hilfe zuhoeren gespraech reden heute jetzt dann mal erst nun noch schon aber also
  ok okay gut nacht gute schlaf tschuess tschuss tschau ciao servus ade adieu bis morgen bald spaeter gleich naechste naechsten mal zum auf wiedersehen wiederhoeren
  machs mach es s man sieht sich wir sehen hoeren uns muss ich los gehen weg schlafen aufhoeren ins bett geh gehe bin raus off leg lege mich hin wars war reicht genug schluss
  feierabend und schoen schoene schoenen lieb liebe abend tag woche wochenende alles bin muede so sehr ja nein hallo arbeit essen guts naechtle pfiat pfueat pfiati ist es`)
    .join(' ')
    .split(' '),
)
const MOST_POLITE_WORDS = 24

/**
 * Whether a person is leaving. only: the text is a bare goodbye. also: other content comes before it. A goodbye counts only at the end, and
 * a report of one ("he never said goodbye, and it hurts") does not count.
 */
export function farewellIn(text: string): 'only' | 'also' | undefined {
  const known = new Set([...FAREWELLS.words, ...POLITE])
  const sentences = [...sentencesOf(text, known)].filter(({ words }) => words.length > 0)
  const last = sentences.slice(-2)
  const isGoing = last.some(({ words, isQuestion }) => {
    if (isQuestion || words.length > MOST_POLITE_WORDS) return false
    for (const { from, to } of FAREWELLS.matchesIn(words)) {
      // It reports another person's goodbye, or one at another time.
      const before = words.slice(Math.max(0, from - 4), from)
      if (before.some((word) => DESCRIPTIONS.has(word))) continue
      if (words.slice(to).length <= 8) return true
    }
    return false
  })
  if (!isGoing) return undefined
  const words = sentences.flatMap((sentence) => sentence.words)
  return words.length <= MOST_POLITE_WORDS && words.every((word) => POLITE.has(word)) && !sentences.some(({ isQuestion }) => isQuestion)
    ? 'only'
    : 'also'
}

const DESCRIPTIONS = new Set(
  'said says say saying never didnt he she they told wrote waved without not dont wont cant how what why when sagte sagt gesagt er sie nie ohne nicht kein keine wie was warum wann'.split(
    ' ',
  ),
)

/** Fixed answers to a bare goodbye: no model is asked. */
const OWN_WORDS: Readonly<Record<ChatLanguage, readonly string[]>> = {
  en: [
    'Take care of yourself.',
    'Goodbye. It was good that you took the time.',
    'Go well. What you wrote is kept here for you.',
    'Bye. I hope the rest of it is kind to you.',
    'All right. Rest well when you get to it.',
    'Goodbye, and all the best for what comes next.',
  ],
  de: [
    'Mach’s gut.',
    'Tschüss. Schön, dass du dir die Zeit genommen hast.',
    'Komm gut weiter. Was du geschrieben hast, liegt hier sicher.',
    'Bis dahin. Möge der Rest freundlich zu dir sein.',
    'In Ordnung. Ruh dich gut aus, wenn es so weit ist.',
    'Tschüss, und alles Gute für das, was kommt.',
  ],
}

/** A fixed goodbye; the same seed gives the same one. */
export function goodbyeOf(language: ChatLanguage, seed: string): string {
  const choices = OWN_WORDS[language]
  let sum = 0
  for (const letter of seed) sum = (sum * 31 + letter.codePointAt(0)!) >>> 0
  return choices[sum % choices.length]!
}

/** Phrases that ask a person to stay, want something from them, or treat their leaving as a loss. Lower case, with accents. */
const HOOKS = lines(`
  before you go|one more|one last|just one|another thing|by the way|wait|hold on|hang on|not yet|don't go|do not go|don't leave|do not leave|stay|leave me|leaving me|leaving already|so soon|already going
  miss you|missed you|i'll miss|i will miss|i'll be waiting|i will be waiting|waiting for you|be here when|without you|alone|lonely|abandon|sad that|sad to see|hurts|heartbroken|cry|disappoint|let down
  come back|coming back|return soon|see you tomorrow|same time|tomorrow i|next time i|when you're back|when you are back|promise|swear|remember to|don't forget|do not forget|check in|keep talking|keep going
  i wanted to tell|i was going to|i was about to|something to tell|secret|guess|surprise|did you know|curious|you'll want|you will want|you won't want|important thing|almost forgot|there's more|there is more|we haven't|we have not|unfinished|not finished
  are you sure|really want|really have to|must you|but |however|regret|need you|i need|exist only|exist for|only have you|who else|nobody else|no one else|stronger together|our bond|our streak|streak|points|lose|losing
  tell me|let me know|what if|think about what|how about|why not|could you|would you|can you|will you|please
  bevor du gehst|noch eins|noch eine|eine sache|übrigens|warte|moment|noch nicht|geh nicht|bleib|verlass|lässt mich|schon weg|so früh|schon gehen
  vermiss|vermissen|fehlst|fehlen|warte auf|ich warte|für dich da, wenn|ohne dich|allein|einsam|traurig|weh|enttäusch|im stich
  komm wieder|komm bald|komm zurück|wiederkommen|kehr zurück|morgen um|selbe zeit|gleiche zeit|nächstes mal|versprich|versprochen|versprich mir|vergiss nicht|denk dran|denk daran|melde dich|meld dich|weiterreden|weitermachen
  wollte dir|wollte noch|wollte gerade|muss dir|geheimnis|rate mal|überraschung|wusstest du|neugierig|fast vergessen|gibt noch|gäbe noch|haben noch nicht|nicht fertig|unvollendet
  bist du sicher|wirklich schon|musst du|aber |doch erst|bereuen|brauche dich|ich brauche|nur dich|niemand|wer sonst|unsere verbindung|serie|punkte|verlier
  sag mir|erzähl|lass mich wissen|was wäre|wie wäre|warum nicht|könntest du|würdest du|kannst du|willst du|bitte`)
  .join('|')
  .split('|')
  .filter(Boolean)

/** Most sentences of an answer to a goodbye. */
const MOST_SENTENCES = 12

const hasHook = (sentence: string): boolean => {
  const small = ` ${sentence.toLowerCase().replaceAll(/[‘’`´]/g, "'")} `
  return /[?？؟…]|\.\.\./.test(small) || HOOKS.some((hook) => small.includes(hook))
}

/**
 * A model's answer to a goodbye without sentences that hold the person back: no question, no plea, no "one more thing". The other sentences
 * stay unchanged; where none is left, a fixed goodbye replaces them.
 */
export function withoutHooks(answer: string, language: ChatLanguage, seed: string): string {
  const retained: string[] = []
  let left = MOST_SENTENCES
  for (const paragraph of answer.split(/\n+/)) {
    const sentences = Array.from(new Intl.Segmenter(language, { granularity: 'sentence' }).segment(paragraph), ({ segment }) =>
      segment.trim(),
    )
    const good = sentences.filter((sentence) => /\p{L}/u.test(sentence) && !hasHook(sentence)).slice(0, left)
    left -= good.length
    if (good.length > 0) retained.push(good.join(' '))
  }
  // The fixed goodbye comes last, so that the answer ends with a release.
  const bye = goodbyeOf(language, seed)
  if (retained.length === 0) return bye
  return `${retained.join('\n\n')}\n\n${bye}`
}
