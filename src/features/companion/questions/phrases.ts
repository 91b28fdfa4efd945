import type { AskedQuestion } from '../contract.ts'

/** Phrases of each question, in both languages, over plain words (read-question.ts). The first that matches wins. */
export const PHRASES: readonly { ask: AskedQuestion['ask']; phrases: string }[] = [
  {
    ask: 'happier',
    phrases: `
      am i happier|better|calmer on days|the? days? when|where i <x>
      am i happier|better|calmer when|if i <x>
      am i happier|better|calmer on? days? with|after <x>
      is my mood better|higher|brighter on? days? when|if i <x>
      is my mood better|higher|brighter on? days? with|after <x>
      do i feel better|happier|calmer on? days? when|if i <x>
      do i feel better|happier|calmer on? days? with|after <x>
      bin ich an tagen glucklicher|zufriedener|besser gelaunt? an denen ich <x>
      bin ich glucklicher|zufriedener|froher wenn|falls ich <x>
      bin ich an tagen mit <x> glucklicher|zufriedener|froher
      ist meine stimmung an tagen mit <x> besser|hoher
      ist meine stimmung besser|hoher wenn ich <x>
      geht es mir besser wenn ich <x>
      geht es mir an tagen mit <x> besser
      geht es mir an tagen besser an denen ich <x>`,
  },
  {
    ask: 'about',
    phrases: `
      when did i last see|meet|visit|call|phone|talk|speak to|with|at|in? <x>
      when was i last at|in|with|by the? <x>
      when was the last time i saw|met|visited|called|went to|with|at? <x>
      wann habe|hab ich zuletzt mit? <x> gesehen|getroffen|besucht|angerufen|gesprochen|gespielt
      wann habe|hab ich mit? <x> zuletzt gesehen|getroffen|besucht|angerufen|gesprochen|gespielt
      wann habe|hab ich das letzte mal mit? <x> gesehen|getroffen|besucht|angerufen|gesprochen|gespielt
      wann war ich zuletzt|mal? bei|beim|im|in|am|auf|mit <x>
      wann war ich das letzte mal bei|beim|im|in|am|auf|mit <x>
      what|when|where did|have i last|ever? write|written|wrote|say|said|note|noted down? about|on|of <x>
      when|where did|have i last|ever? mention|mentioned <x>
      was|wann|wo habe|hab ich zuletzt|alles|schon|denn? uber|zu|zum|zur|von <x> geschrieben|notiert|gesagt|festgehalten
      wann|wo habe|hab ich zuletzt|schon? <x> erwahnt
      was|wann schrieb ich zuletzt|alles? uber|zu|zum|zur|von <x>
      was steht uber|zu|zum|zur <x>
      was steht bei|in mir|meinem tagebuch? tagebuch? uber|zu|zum|zur <x>
      show|find|zeig|such|finde me|mir? all|my|alle|meine? entries|entry|notes|eintrage|eintrag|notizen about|on|with|uber|zu|zum|zur|mit|von <x>
      entries|entry|notes|eintrage|eintrag|notizen about|on|with|uber|zu|zum|zur|mit|von <x>`,
  },
  {
    ask: 'sleep',
    phrases: `
      how did|do|have|was i|my usually? sleep|slept the? night|nights? before <x>
      how was|is my sleep the? night|nights? before <x>
      did|do i sleep well|badly|better|worse the? night|nights? before <x>
      my? sleep before <x>
      wie habe|hab|schlafe|schlief ich meistens|sonst? in? der? nacht|nachten? vor <x> geschlafen?
      wie war|ist mein schlaf in? der? nacht|nachten? vor <x>
      habe|hab|schlafe|schlief ich in? der? nacht? vor <x> gut|schlecht|besser|schlechter geschlafen?
      mein? schlaf vor <x>`,
  },
  {
    ask: 'slept',
    phrases: `
      how have|did|do|am|was i been? sleeping|sleep|slept|sleeping lately|recently|now|nowadays|usually|in|these|this? general|days|week|month?
      how is|was|has|hows my? sleep been? lately|recently|now|these|this? days|week|month?
      hows my sleep lately|recently?
      am|have i been? sleeping|slept well|enough|better|worse|badly|ok|okay lately|recently|now?
      how have|did i been? sleep|slept|sleeping last|this week|month|night
      do|did i sleep well|enough|better|worse|badly lately|recently|these|at? days|present?
      whats my sleep like lately|recently?
      wie habe|hab|schlafe|schlief ich in? zuletzt|letzter|momentan|gerade|so|derzeit|eigentlich|diese? zeit|woche|so? geschlafen?
      wie war|ist mein schlaf in? zuletzt|letzter|momentan|gerade|derzeit|so|diese? zeit|woche?
      habe|hab|schlafe|schlief ich in? zuletzt|letzter|momentan|gerade|derzeit? zeit? gut|schlecht|genug|besser|schlechter geschlafen?
      wie habe|hab|schlief ich letzte|diese|diesen|letzten|heute woche|nacht|monat geschlafen?
      wie schlafe|schlaf ich`,
  },
  {
    ask: 'yearAgo',
    phrases: `
      * a|one|1 year ago *
      * this day|time|week last year *
      * today last year *
      * last year today *
      * vor einem|1 jahr *
      * letztes jahr um diese zeit *
      * letztes|voriges jahr heute *
      * heute letztes jahr *
      * letztes jahr an diesem tag *`,
  },
  {
    ask: 'helped',
    phrases: `
      * what|which * help|helps|helped|helping *
      * what|which * made|makes|make * better *
      * what does me good *
      what is|was good for me *
      * what cheers|cheered me up *
      * was|welche|welches|welcher|was * half|hilft|helfen|geholfen *
      * was tut|tat mir * gut *
      * was * gut|wohl getan *
      * was * gutgetan|wohlgetan *
      * was baut|baute mich * auf *
      * was * besser gemacht *`,
  },
  {
    ask: 'best',
    phrases: `
      * best|happiest|nicest|brightest day|days|moments *
      * days were * best|happiest|nicest *
      * besten|schonsten|glucklichsten|hellsten tage|momente *
      * tage waren * besten|schonsten|glucklichsten *
      * bester|schonster tag *`,
  },
  {
    ask: 'well',
    phrases: `
      what|which things? went|was|were|turned|worked well|good|nice|right|fine|out|great *
      what|which things? has|have gone well|right *
      * good things *
      * something good|nice from|in|about *
      what did i enjoy *
      was lief|lauft|ging|war|ist|hat * gut|schon|schones|gutes|geklappt|gelungen|gefreut *
      * schones|gutes aus|im|von|vom *`,
  },
  {
    ask: 'feeling',
    phrases: `
      when did|have i last|ever|recently? feel|felt <x?> last|before|lately
      when did|have i last|ever|recently? feel|felt <x?>
      when was it? the? last time that? i felt|was|feel <x?>
      the? last time that? i felt|was <x?>
      when was i last <x?>
      have|did i ever|already? felt|feel <x?> before|already
      have|did i ever|already felt|feel <x?>
      wann habe|hab ich mich zuletzt|letztmals <x?> gefuhlt
      wann habe|hab ich mich das letzte mal <x?> gefuhlt
      wann war ich zuletzt|letztmals <x?>
      wann war ich das letzte mal <x?>
      wann fuhlte ich mich zuletzt <x?>
      wann ging|gings es|s? mir zuletzt <x?>
      wann ging es mir das letzte mal <x?>
      habe|hab ich mich schon|fruher|je einmal|mal? <x?> gefuhlt
      ging es mir schon einmal|mal? <x?>`,
  },
  {
    ask: 'last',
    phrases: `
      when did|have i last go|do|play|eat|watch to|at|in? <x>
      when did|have i last <x>
      when was the? last time that? i went|did|played|ate|watched to|at|in? <x>
      when was the? last time that? i <x>
      wann habe|hab|bin ich zuletzt|letztmals <x> gemacht|gespielt|gegessen|geschaut|gegangen
      wann habe|hab|bin ich das letzte mal <x> gemacht|gespielt|gegessen|geschaut|gegangen
      wann habe|hab|bin ich zuletzt|letztmals <x>
      wann habe|hab|bin ich das letzte mal <x>`,
  },
  {
    ask: 'habit',
    phrases: `
      how is|are|s|hows <x> going|coming|doing|getting along|on? lately|recently?
      hows <x> going|doing lately|recently?
      how am|have i been? doing|getting on? with <x>
      how often|much did|do|have i do|done|been? <x> lately|recently
      how often|much did|do|have i do|done|been? <x>
      how many times did|have i do|done|been? <x>
      wie lauft|laufen|klappt|laufts es|s? mit|bei|das|die|der? <x> voran|gerade|derzeit
      wie lauft|laufen|klappt|laufts es|s? mit|bei|das|die|der? <x>
      wie geht es|s? mit|bei <x> voran
      wie geht es|s? mit|bei <x>
      wie steht|stehts es? um|mit <x>
      wie oft|haufig habe|hab|war|mache|bin ich zuletzt? <x> gemacht|geschafft
      wie oft|haufig habe|hab|war|mache|bin ich zuletzt? <x>`,
  },
]

/** Goodbyes, however short. After one, nothing more is asked. */
export const GOODBYES = `
  good? bye|goodbye|byebye bye?
  good|gute night|nacht
  goodnight
  see you|ya later|soon|tomorrow|around?
  i|ive have|need|want|got|gotta to? go|leave|run|sleep now?
  gotta go|run
  i|im am? off|done|leaving now?
  i am going now|home|to? bed?
  im going now|home|to? bed?
  thats|that is? all|it|enough for? now|today?
  enough|stop|quit for? now|today?
  leave me alone
  talk|speak to? you? later|soon|tomorrow
  take care
  tschuss|tschau|ciao|servus|ade|adieu|pfiati|baba
  auf wiedersehen
  bis bald|dann|spater|morgen|gleich
  ich muss jetzt? los|gehen|weg|schlafen|aufhoren jetzt?
  ich gehe|geh jetzt? schlafen|ins|los|weg? bett?
  ich bin weg|fertig|raus
  das wars|reicht|genugt fur? heute|jetzt?
  das war es|s fur? heute|jetzt?
  schluss fur|jetzt? heute?
  lass mich in ruhe
  machs|mach es? gut
  genug|feierabend fur? heute|jetzt?
  schlaf gut
  danke das? reicht|genugt|wars? mir? schon?`
