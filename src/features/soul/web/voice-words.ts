import { topicOf } from '#platform/web/voice/spoken-words.ts'

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/** Sounds and practices that are requested by their name alone. */
export const SOUND_WORDS = setOf(`
  rain ocean waves sea forest birds thunder thunderstorm noise meditation meditate breathing breath bodyscan
  calm calming focus concentrate sleep relax relaxing story rauschen noise
  ruhiges konzentrieren schlafen einschlafen entspannen runterkommen schlafgeschichte regen meer meeresrauschen wellen wald waldgerausche vogel gewitter rauschen meditation meditieren atemubung atmen bodyscan`)
export const BESIDE_SOUND = setOf(
  'minute minutes min hour hours half long short exercise sounds sound white pink brown body scan down something minuten etwas was stunde stunden kurze lange klange weisses',
)

/** Words of other features; a search for them among the tracks would find nothing. */
const NO_SOUND = setOf(`
  games game workout training reminder reminders habit habits weight journal entry diary timer talk gedachtnis spiele denkspiele gewohnheit erinnerung gewicht plan reading lesen person mensch help hilfe
  round runde intervalle reden lift gym bed bett write writing schreiben`)
export const isSound = (folded: string): boolean => !topicOf(folded).some((word) => NO_SOUND.has(word))
