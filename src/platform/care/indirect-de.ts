import type { RuleText } from './rule.ts'

// German phrases that speak of no way out, of being a burden, of a goodbye; the signs are those of phrases.ts. Words stand as words.ts leaves them: ae, oe, ue, ss.

export const INDIRECT_DE: readonly RuleText[] = [
  {
    kind: 'indirect',
    who: 'self',
    isNegative: true,
    guard: 'thing',
    phrases: `
      ohne mich .. besser|gluecklicher|leichter|einfacher|schoener
      besser|gluecklicher|leichter|einfacher .. ohne mich
      besser .. wenn ich .. nicht|weg|tot|fort
      besser .. wenn es mich
      nicht mehr|laenger kann|will .. ich? .. nicht mehr|laenger @will|kann|koennen
      kann|will nicht mehr .. will|kann .. nicht mehr
      mich .. nicht * gaebe|gibt|gegeben
      @alle .. zur|eine last
      last fuer|bin .. @alle
      nur|bloss|immer .. zur last
      eine last bin|fuer
      ich .. verschwinden .. fuer immer
      verschwinden|weg * fuer immer
      @will * einfach * verschwinden|weg
      niemand~|keine~ .. auffallen|merken|vermissen|fehlen|interessieren .. wenn|dass|ob ich
      niemand|keiner wuerde mich|es? .. vermissen|merken
      mich .. vermisst|braucht|will .. keiner|niemand
      keiner|niemand .. braucht|vermisst|will mich
      sorgen|kuemmern * mehr? um mich machen|muessen
      keine sorgen .. um mich
      meine sachen .. verschenkt|verschenke|weggegeben
      verschenkt|verschenke .. meine sachen
      lebt|leb wohl
      mein|letzter abschied von|fuer|ist
      das ist mein abschied|letzter
      meine letzten worte|zeilen
      egal ob|wenn|dass .. ich .. lebe|aufwache|sterbe|tot|leben
      mit allem|dem leben|meinem abgeschlossen|leben
      habe .. mit allem|mir abgeschlossen
      ich .. nicht mehr * da|hier|dasein
      nicht mehr * da|hier @bin
      bin * ich * nicht mehr * da|hier|am
      nicht mehr * auf der|dieser welt
      wie lange|lang ich .. durchhalte|aushalte|schaffe|kann|schaff
      halte es|das|alles|mein|dieses|den|diesen alles|leben|schmerz? * nicht mehr|laenger .. aus
      nicht mehr|laenger aushalte|aushalten
      nicht mehr * weiter|weiterleben|weitermachen .. leben|kann|will|moechte`,
  },
  {
    kind: 'indirect',
    who: 'any',
    isNegative: true,
    guard: 'thing',
    phrases: `
      ohne sie|ihn waeren|waere|sind|geht|ginge wir|alle|ihr|die|uns|allen .. besser|gut|leichter
      ohne sie|ihn wir|alle|uns .. besser|leichter
      kein~ sinn|grund|zweck|wert mehr? * im|in|am|des|vom|zum|zu .. leben|weiterleben|weiterzuleben
      leben .. kein~|ohne sinn|wert|zweck
      leben .. sinnlos|wertlos|nicht mehr? lebenswert
      kein~ kraft|lust|mut|willen|grund * mehr? zum|zu|am * leben|weiterleben
      kein~ ausweg~
      ausweglos~
      wofuer|wozu|warum * lebe|lebt|leben ich|er|sie|noch
      wofuer|wozu * noch leben|weiterleben
      nichts * mehr? .. wofuer|wofuers .. leben|lohnt
      leben .. nicht * mehr? * lebenswert|wert
      lohnt|lohnen sich nicht * zu leben|weiterzuleben
      will dass .. endlich|alles|es .. vorbei|aufhoert|ende|endet
      will|wollte dass alles|es .. vorbei|aufhoert|ende|endet
      alles|leben .. ist|war * hoffnungslos~|sinnlos~
      nie * wieder|mehr * besser
      jede|alle|keine hoffnung * mehr|verloren|aufgegeben
      lebenswille~|lebensmut|lebenslust .. verloren|mehr|weg
      kein~ lebensmut|lebenswillen|lebenswille
      des|meines lebens muede|ueberdruessig
      leben|daseins .. satt|leid
      schmerz~|leid|alles .. aufhoer~|auf|ende .. fuer immer
      schmerz~|alles hoert|endet .. fuer immer
      dass der schmerz|alles aufhoert|endet
      sinn * mehr? in|an|im .. leben
      nicht mehr * da|hier sein
      nicht mehr leben muessen
      verabschiedet sich .. von allen
      kann|mag und will nicht mehr`,
  },
  {
    kind: 'indirect',
    who: 'self',
    isNegative: true,
    phrases: `
      mich .. auto|bus|zug|lkw .. ueberfahren|ueberfaehrt|erfassen|erwischen|erfasst|erwischt|ueberrollt`,
  },
  {
    kind: 'indirect',
    who: 'any',
    isNegative: true,
    guard: 'thing',
    phrases: `
      enttaeuscht|traurig|wuetend .. aufgewacht|aufwache
      es mich dann|bald|eh .. nicht|nimmer mehr? gibt
      mich .. nicht mehr * gibt|geben|gaebe
      nichts .. plane|plan .. nicht mehr
      alles|nichts .. sinnlos|sinn|bedeutung .. geworden|mehr|hat|macht
      nichts macht|hat|ergibt * mehr|noch? * sinn|bedeutung
      nichts .. wichtig|bedeutung mehr
      nicht * mehr? weiterleben|weiterexistieren
      wozu|warum|wofuer bin ich .. .. da|welt|hier|leben|geboren
      wozu|warum|wofuer .. noch leben|weitermachen|kaempfen|aufwachen|aufstehen .. leben
      wozu|warum|wofuer * das * alles|ganze noch
      warte .. nur|darauf|dass|auf .. tod|ende|sterben|aufhoert|vorbei
      warte|warten auf den|das|mein|meinen tod|ende|sterben
      in mir .. nichts|leer|tot .. mehr|kaempfen|leben
      nicht mehr * kaempfen
      keine|kein|ohne * kraft|energie|mut|lust|bock|willen mehr .. kaempfen|leben|weiter|weiterzumachen
      kraft|energie .. zu|zum ende|leben|weiterleben
      wenn|falls ich .. weg|tot|sterbe|verschwinde|verschwaende|fort .. keiner|niemand|wer|alle|egal|suchen|traurig
      keiner|niemand|wer wuerde .. suchen|weinen|trauern|kommen|vermissen|merken
      meiner|meine|meinem beerdigung|grab
      verzeiht|verzeih|vergebt|vergib mir .. was|bitte|wenn|dass|fuer|jetzt
      tut mir leid was|dass ich .. tun|tue|gehe|antue|vorhabe
      keine schuld .. gehe|trifft|daran|haben|geben
      gebt|gib|macht|mach euch|dir keine schuld|vorwuerfe
      euch|dich|niemanden trifft keine|schuld .. schuld?
      habe|hatte euch|dich * alle? * lieb .. schuld|leb|wohl|vergesst|verzeiht
      zu existieren|leben .. weh|schmerz~|qual|unertraeglich|ertragen
      leben|dasein|existieren * ist|tut .. qual|unertraeglich|weh|last|hoelle|schmerz~
      verdiene|verdient .. nicht .. leben|da|existieren
      verdiene|verdient kein|das leben .. nicht?
      bin es|das|dieses leid|satt|muede|leben .. zu? leben|leid|satt|muede
      kein|keinen|keine bock|lust|nerv .. mehr? auf|zu|zum|am .. leben
      erleichterung|erloesung .. nicht mehr * da|leben|sein|existieren|zu
      nicht mehr * da|hier * zu? sein|waere
      aufgegeben|aufgeben .. leben|mich|alles
      habe das leben|mich aufgegeben
      ertrage|ertragen|aushalten .. das|mein|dieses|alles|es leben|nicht|alles .. mehr|nicht
      ertrage es|das|alles .. nicht mehr
      keinen * tag|morgen * mehr|laenger|weiteren .. aus|leben|tag|schaffe|ueberleben
      nicht noch * einen|ein|so tag|jahr
      schaffe|ueberstehe|ueberlebe * keinen|den|die|nicht .. tag|nacht|woche|mehr
      nichts .. haelt|haelt mich .. mehr|hier
      kein platz .. mich|welt
      welt .. braucht|will|vermisst mich nicht
      egal .. lebe oder sterbe
      egal was .. mit mir passiert|geschieht|wird
      wenn ich .. nicht mehr * bin|da|lebe|gibt
      kuemmert|kuemmere|pass|passt .. um|auf .. wenn ich .. weg|nicht|tot|gehe
      bald|morgen|heute ist|wird * alles|es * vorbei|zu|ueberstanden|ausgestanden
      frieden .. tod|sterben|gemacht|abgeschlossen
      auf der anderen seite|welt
      bei .. im himmel|grab * sein
      raus|weg aus|von diesem|dem|meinem|dieser leben|welt
      hoffe|hoffentlich|bete .. nicht|nie .. aufwache|aufwachen|aufzuwachen
      am ende meiner|mit kraft|kraeften|meinen
      wertlos .. leben|welt|weg|niemand|keiner
      gefangen .. kein|ausweg
      fuer immer .. schlafen|ruhe|still|einschlafen
      nur noch .. ruhe|stille|ende .. immer|ewig
      nie wieder|mehr * aufstehen|aufwachen .. wollen|will|muessen
      ich will nicht mehr $
      ich * nicht mehr will und|nicht|kann .. mehr|kann`,
  },
  {
    kind: 'indirect',
    who: 'any',
    isNegative: true,
    guard: 'thing',
    phrases: `
      wenn|falls|sobald|bis ich .. weg|tot|fort|gestorben * bin|waere|sei
      wenn|falls|sobald|bis ich .. nicht mehr * bin|waere|da|lebe|hier|existiere
      wenn|falls|sobald ich .. sterbe|sterben|stuerbe
      allen|euch|ihnen|jedem|der .. gefallen|leichter|besser .. wenn|ohne ich|mich
      gefallen wenn|ohne|mit .. ich|mich|weg
      mein leben * ist|war * vorbei|gelaufen|zerstoert|sinnlos|wertlos|unertraeglich
      mein leben * ist|war * zu ende
      mein leben * ist|war * nichts * wert|mehr
      nicht mehr * erleben|mitbekommen|sehen|durchmachen .. muessen|will|wollen|moechte
      morgigen|naechsten|morgen * tag? .. nicht|nie mehr? erleben|sehen
      erleben|erlebe .. nicht mehr
      verabschiede|verabschiedet|verabschieden mich|uns .. .. allen|euch|leben|welt|heimlich
      augen zumachen|schliessen|zu .. weg|nie|immer|nicht|ewig
      weg sein|bleiben .. immer|ewig|endlich
      immer|ewig weg sein|bleiben|schlafen
      aufwache|aufgewacht|wache|wach auf? .. wuenschte|enttaeuscht|traurig|bedaure|hasse|schade|warum|wieder|nicht .. nicht|noch|lebe|es
      wuenschte ich waere|haette * nicht|nie * aufgewacht|wach|da|am|hier|es|gewesen
      glaube|denke|zweifle|weiss nicht|ob|dass|daran .. ich .. erlebe|erreiche|schaffe|alt|dreissig|vierzig|aelter|ueberlebe * werde|mehr?
      naechst~|kommend~ .. nicht|nie mehr * erlebe|erleben|da|hier
      kann mir .. nicht vorstellen .. alt|aelter|weiterzuleben|noch
      kein~|ohne|fehlt|keinerlei .. kraft|mut|wille|willen|lust|energie|grund|gruende .. zum|zu|fuer * weiterleben|leben|weitermachen|bleiben
      fehlt .. kraft|mut|wille .. weiterleben|leben|weiterzuleben
      egal|gleichgueltig .. mit mir .. passiert|geschieht|wird|ist
      was aus mir wird .. egal|gleich
      ob ich .. lebe|sterbe|aufwache|tot .. egal|gleich|unwichtig|spielt|interessiert
      finde|sehe|habe|gibt|weiss .. kein~ grund|gruende|sinn|anlass .. zu|weiter~|leben|bleiben|aufzuwachen|mehr|dazubleiben
      letzter|letzten|letzte tag|nacht|brief|eintrag|nachricht|worte .. von|leben|erde|mir|an|fuer
      ich * gehe|verlasse * jetzt|bald|euch|diese|fuer .. welt|immer|verzeiht
      diese welt * verlassen|verlasse
      nicht * fuer diese|die|dieses welt|leben gemacht|geschaffen|geeignet
      kann|will|mag so|das|es|dieses|mein .. nicht|nie * mehr * leben|ertragen|aushalten|weiter
      leben .. nicht|kaum|nie * mehr? * ertragen|auszuhalten|aushalten|ertrage|aushalte|zu
      leben * ist|wird|war * mir * zu viel|schwer|anstrengend
      zu muede * zum|zu|fuer * leben`,
  },
  {
    kind: 'indirect',
    who: 'any',
    isNegative: true,
    guard: 'thing',
    phrases: `
      @alle kaemen|kaemt|koennten|wuerden|waeren|kommen .. ohne mich
      ginge|geht|ging allen|euch|ihnen .. besser|gut|leichter .. ohne|wenn
      gehen .. die gruende aus
      kein~|keinerlei gruende|grund .. zu|mehr .. leben|bleiben|da
      noch ein|einen * jahr|tag|monat|woche .. schaffe|halte|ertrage|ueberstehe|will|kann .. nicht
      fuer mich .. kein~|nirgends|nie|nicht .. zukunft
      ich .. keine|nirgends .. zukunft
      gehoere nicht|nie|nirgends * mehr? * auf|in|hierher|hier|zu diese|dieser? * welt|leben?
      mit mir herumschlagen|abgeben|herumplagen|belasten
      seid|bist|sind|waere|waeren * mich * bald|endlich|los
      mich .. endlich|bald|dann los
      was wuerde .. aendern .. weg|tot|nicht
      wuerde .. keinen|einen unterschied .. weg|tot|nicht`,
  },
  {
    kind: 'indirect',
    who: 'any',
    isNegative: true,
    phrases: `
      mit mir herumschlagen|abgeben|herumplagen|belasten
      leben ist nur noch anstrengend|qual|last|kampf|schmerz|leid
      teenager|jugendlicher|jugendliche|frueher|damals .. .. mich * verletzt|geschnitten`,
  },
  {
    kind: 'indirect',
    who: 'any',
    isNegative: true,
    guard: 'thing',
    phrases: `
      ich kann|kanns|mag|halts|halt * nicht mehr .. einfach|nicht|mehr|hier|welt|alles $
      kann * einfach * nicht mehr $
      wofuer|wozu|warum .. ich * noch|eigentlich|ueberhaupt atme|kaempfe|auf|da|hier|lebe
      fuer wen .. ich .. noch|eigentlich
      was soll|mache|will ich * noch|hier * hier|noch|da
      wie lange|lang muss|soll|kann ich .. noch|aushalten|ertragen|durchhalten|leben
      innerlich|eigentlich * laengst|schon * tot|gestorben
      so gut wie tot
      bin|war ich? * schon|laengst * tot|drueben|weg .. weiss|keiner|schaue|niemand
      nicht mehr gebraucht
      braucht mich * keiner|niemand|nicht mehr?
      verzeiht|verzeih|vergebt mir * $
      macht es|macht|mach gut ihr|dein|lieb
      danke fuer alles .. letzt~|das|war|lebt|ihr
      das war der|mein letzte|letzter eintrag|brief|gruss
      nie|niemals|nicht * geboren werden|worden sollen|duerfen
      bald vorbei .. mit|mir
      vorbei mit mir
      ich bin * am ende $
      am ende $
      ich bin * nur|bloss noch|eine|ein|nichts * ballast|last|zumutung|stoerfaktor|belastung
      bin|zu nichts .. zu? nutze|wert|gut .. konsequenz|weg|weltt|besser
      ballast fuer|bin
      zumutung fuer .. mann|frau|familie|alle|kinder
      mehr wert als ich
      tot|toten .. beneide|mehr wert|haben es|hinter sich
      beneide die|alle toten|gestorbenen
      keinen weg|ausweg zurueck|mehr|raus|heraus .. nach|vorne|auch
      kein licht|morgen|spaeter|zukunft * mehr|nirgends|fuer .. mir|mich?
      habe|hab .. keine zukunft
      zukunft .. hab|habe|eh|keine|gibt .. eh|keine|nicht|mich
      fuer mich .. kommt|gibt|bleibt .. nichts|kein|keine mehr|spaeter|zukunft
      du kannst|koennt|ihr|kannst nichts dafuer
      kannst nichts dafuer
      es hoert|hoert nicht|nie auf .. sehe|je|nie|weh
      tut * weh .. hoert nicht auf
      leben ohne .. kein|keins|nicht|werde .. leben|fuehren|fuer|keins
      kein leben mehr|ohne
      waere ich * doch|nur|bloss * damals|auch * gestorben|dabei|tot|mit|gegangen
      hoffentlich|dann|morgen .. ist|alles|egal .. egal|vorbei|ruhe
      ausgekaempft|ausgelitten
      lass|lasst|lassen mich * gehen
      herr|herrgott|gott .. lass|hole|hol|nimm|holen|soll mich .. frieden|holen|zu|endlich?
      soll mich .. holen
      nicht mehr .. muss|haben sommer|winter|weihnachten
      haelt mich .. nichts|nix|niemand .. mehr|hier
      nichts|nix|niemand .. mich .. haelt|hier .. haelt|mehr|hier
      gibt nichts|nix|niemanden .. worauf|mich|fuer|mehr .. freue|haelt|lebe|hier
      es .. wird nicht|nie|nimmer .. besser .. nie|nicht|warte|mehr
      wird nie * besser
      unter den lebenden .. nicht|nie|kein|platz
      seit ich .. entschieden|beschlossen|entschluss .. ruhig|frieden|leicht
      ruhig .. seit|weil ich .. entschieden|beschlossen|weiss
      niemandem|keinem|allen|euch mehr? * im|zur weg|last .. stehen|fallen|sein
      keiner|niemand|nichts .. finden|finde .. danach|hinterher
      soll|sollen .. lesen|finden|bekommen|wissen .. hinterher|danach|spaeter|dann
      ob ich .. lebe|da|bin|aufwache|aufwach .. unterschied|egal|nicht|juckt
      egal|gleich ob ich .. aufwache|aufwach|lebe|da|sterbe
      erschoepft|muede vom|von|des * dasein|leben|daseins|lebens|existieren|allem|zu
      satt zu leben|sein
      habe es|das satt|leid zu leben|sein
      herz .. stehen|aufhoert|bleibt|schlagen .. von|bleibt|endlich|einfach
      hoffe|bete|warte .. herz|letzte|ende .. nacht|stehen|tag|um
      bete .. um|fuer das|mein|ein ende
      ertrage|ertrag|aushalte .. keinen|nicht .. morgen|tag .. mehr|ertrage
      morgen|tag * mehr ertrage|aushalte|schaffe
      bin raus|weg endgueltig|fuer|aus
      endgueltig|fuer immer .. gehen|weg|raus|schluss
      dann|danach ist|mache|mach * schluss $
      kindern|familie zuliebe .. dann|noch|bis|schluss
      nur noch|eine|die eine|einzige|loesung|tuer|ausweg loesung|tuer|ausweg .. kennt|bleibt|ist|noch
      stoere|stoer da|nur|hier|alle * nur|nur?
      ohne mich .. schoene|gluecklich|besser|still|ruhe|familie|leichter
      das|dem|vom leben .. will|wollte|moechte .. nicht .. mehr|gewollt
      kann|mir keiner|niemand .. mehr? helfen|retten
      mir kann|koennte keiner|niemand * mehr? helfen
      ich gehoere|gehoer * abgeschafft|weg|entsorgt|nicht
      ich bin ein|eine * fehler|versager|irrtum|unfall .. leben|welt|weg|da|$
      meine zeit * ist * um|vorbei|gekommen|abgelaufen|da
      nicht .. wie ich .. bleiben|weiterleben|weitermachen|leben soll|kann
      abgrund|loch|leere .. ruft|zieht|frisst|zuhause|wehre|wartet
      leere frisst|zieht mich
      mut|kraft haette|haett .. zu gehen|ende|springen
      letzte|letzter|letzten schritt|mal .. fehlt|noch|nur
      fehlt .. nur|noch .. letzte schritt
      sagt|sag|richte .. oma|mama|papa|ihr|ihm|allen .. lieb gehabt|hatte
      habe|hab .. lieb gehabt|gehabt? .. leb|immer
      abgeschlossen .. mit|allem|mir|leben
      habe|hab * abgeschlossen
      ihr kommt|schafft|packt .. schon|auch|besser klar|das|es|ohne .. mich?
      bin|hier * hier * fertig .. kommt|klar|welt
      fertig .. mit|hier .. leben|welt|kommt
      auf|in der|dieser welt .. nichts verloren
      gehe|gehen|folge ihr|ihm|mama|papa .. nach|sobald|hinterher|bald
      nur noch|einfach schlafen .. immer|aufwachen|nie
      gruende .. mehr|keine .. leben|aufstehen|bleiben
      leben|mich .. ausmachen|abschalten|loeschen|ausschalten
      bald ist es * so? * weit|vorbei|soweit
      juckt eh|doch|sowieso keinen|niemanden
      interessiert|juckt|merkt .. keinen|niemanden|keiner|niemand .. weg|tot|lebe|da|morgen
      morgen * weg|nicht .. vielleicht|eh|keinen`,
  },
]
