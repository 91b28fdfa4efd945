import { fold } from '#platform/contract/fold.ts'
import { isOnlyAbout, minutesIn } from '#platform/web/voice/spoken-words.ts'
import type { FeatureTools } from '#platform/web/voice/tool.ts'
import { BESIDE_SOUND, isSound, SOUND_WORDS } from './voice-words.ts'

const actions = () => import('./voice-actions.ts')

export const tools: FeatureTools['tools'] = [
  {
    id: 'soul.play',
    kind: 'write',
    example: { en: 'Start something for sleep', de: 'Starte etwas zum Einschlafen' },
    vocabulary: SOUND_WORDS,
    takesAll: 'sound',
    phrases: `
      start|play|put|begin|find on|me? something|anything|a|an|some|the? meditation|track|sound|sounds|music|session|recording? for|about|on|to|against|of|called|with me|my|a? <what>
      start|play|begin|hear|listen to? the|a|an|some? track|meditation? <what>
      put on the|a|some? <what>
      i want|need to? listen|hear something? to|for|about <what>
      i cant|cannot sleep|relax play something
      give me something|a for|to|meditation for? <what>
      starte|start|spiel|spiele|beginn|beginne mir|mal|bitte? etwas|was|eine|ein|einen? meditation|titel|klang|klange|musik|aufnahme|ubung? zum|zur|fur|uber|gegen|mit|namens den|die|das? <what> ab|vor?
      starte|start|spiel|spiele|beginn|beginne mal|bitte? den|die|das|etwas? <what> ab|an?
      ich mochte|will etwas|was zum|fur|uber <what> horen
      mach|leg etwas|was|mal? zum|fur <what> an|auf
      gib mir etwas|was|eine meditation? zum|fur <what>
      can|could you play me? something? to|for? help? me? <what>
      let me hear the? <sound>
      give me <sound>
      i need|would|want something|like? a|to? for|to|with|hear? <sound>
      i|id like a|some <sound>
      mach <sound> an
      lass mich den|die|das? <sound> horen
      ich will|mochte|brauch|brauche|hatte gern|was? zum|fur|eine? <sound> horen?
      kannst du mir? was|etwas zum|fur <sound> spielen
      gib mir <sound>
      <sound>`,
    fits: ({ folded }) => (folded.sound !== undefined ? isOnlyAbout(folded.sound, SOUND_WORDS, BESIDE_SOUND) : isSound(folded.what ?? '')),
    run: async ({ folded }, context) => {
      const text = folded.what ?? folded.sound ?? ''
      const long = minutesIn(text)
      return (await actions()).playOutcome(long?.rest || text, context, long?.minutes)
    },
    propose: async ({ what }, context) => (await actions()).playOutcome(fold(String(what)), context),
  },
  {
    id: 'soul.any',
    kind: 'write',
    example: { en: 'Start a meditation', de: 'Starte eine Meditation' },
    phrases: `
      start|play|begin|put something|anything|a|some|any meditation|track|music|sound|sounds? on?
      play|meditate|meditation|music now?
      surprise me
      put|turn some|on? music|on? on?
      i want to? meditate for? a? bit|while?
      lets do a? meditation
      mach musik an
      lass uns meditieren
      ich mochte|will ein bisschen|wenig meditieren
      start|starte relaxing|entspannte music|musik
      i want|would to? like|meditate|listen to? meditate|listen?
      lets meditate|listen
      starte|start|spiel|spiele|beginn|beginne mir|mal? etwas|was|irgendwas|eine|irgendeine|musik|einen meditation|musik|titel|klang? ab|vor?
      meditieren|meditation|musik bitte|jetzt|starten|anmachen?
      ich mochte|will jetzt? meditieren
      uberrasch|uberrasche mich`,
    run: async (_, context) => (await actions()).anyOutcome(context),
  },
  {
    id: 'soul.pause',
    kind: 'read',
    example: { en: 'Pause', de: 'Pause' },
    phrases: `
      pause|silence|quiet now|please?
      pause|stop|halt the|this|that? track|meditation|music|sound|playing|playback|player|it
      stop|turn it|that off?
      make it stop
      can|could you stop|pause the music|sound|rain|track
      stop playing now?
      music|sound off
      pause|halt the|den|die|das rain|ocean|regen|wellen|sound an?
      mach das|die|musik|mal? musik|aus aus?
      kannst du die musik stoppen|anhalten
      hor auf damit
      turn|switch off the|that|this? music|sound|track|meditation off?
      turn|switch the|that|this? music|sound|track|meditation off
      pause|ruhe|leise jetzt|bitte?
      halt|halte|stopp|stoppe|pausiere|beende die|den|das? musik|titel|meditation|klang|ton|wiedergabe an?
      mach|schalt|schalte die|den|das? musik|titel|meditation|klang|ton aus
      musik|meditation|wiedergabe aus|stopp|anhalten|pausieren`,
    run: async (_, context) => (await actions()).pauseNow(context),
  },
  {
    id: 'soul.resume',
    kind: 'write',
    example: { en: 'Go on playing', de: 'Spiel weiter' },
    phrases: `
      resume|continue|unpause the|this|my? track|meditation|music|playing|sound|playback|listening?
      go|carry|keep on? playing|listening
      play on|again
      play it|that again
      start it|that again
      keep going|playing with? the? music?
      carry on
      continue where i left off
      weiter
      spiel das|es noch mal|einmal
      starte es|das wieder
      mach mit der musik weiter
      mach da? weiter wo ich war
      where was i listening?
      spiel|spiele weiter
      weiter|wieder abspielen|spielen|horen|anhoren
      mach|setz|setze die|den|das? musik|titel|meditation|klang|wiedergabe weiter|fort|wieder an?
      musik|meditation|wiedergabe fortsetzen|weiter`,
    run: async (_, context) => (await actions()).resumeOutcome(context),
  },
]
