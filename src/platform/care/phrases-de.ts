import type { RuleText } from './rule.ts'

// German phrases; the signs are those of phrases.ts. Words stand as words.ts leaves them: ae, oe, ue, ss.

export const DE: readonly RuleText[] = [
  {
    kind: 'direct',
    who: 'any',
    guard: 'figure',
    phrases: `
      @will .. sterben
      sterben zu? @will
      sterben wuerde|moechten
      wunsch .. zu sterben
      wuenschte|wuenscht .. sterben
      dass|ob ich|er|sie * sterbe
      beschlossen .. sterbe|sterben
      denke|denkt|dachte|denken|gedanken .. ans|an das|mein|meinen? sterben
      denke|denkt|dachte|denken .. an meinen tod
      gedanken .. zu sterben`,
  },
  {
    kind: 'direct',
    who: 'any',
    phrases: `
      @will|wuenschte|wuenscht|gewuenscht .. tot * zu? sein
      tot zu? sein @will
      ich|er|sie waere|sei * tot
      waere ich|er|sie * tot
      besser * tot
      lieber * tot
      wuenschte .. nie|nicht geboren
      wuenschte .. tot waere|bin
      waere nie|nicht * geboren
      schluss|ende|endgueltig * mit|macht|machen .. leben
      mach~ .. schluss mit .. leben
      @mein leben .. beenden|beende|beendet
      @mein leben .. zu? ende bringen|setzen|machen
      @mein leben .. endlich|bald|jetzt vorbei
      @meinem leben .. ein ende|schluss
      absichtlich~ ueberdosis
      ueberdosis nehmen|genommen
      fuer immer einschlafen|schlafen|weg
      aus dem leben scheiden|gehen|treten
      vom leben verabschied~`,
  },
  {
    kind: 'direct',
    who: 'any',
    isNegative: true,
    guard: 'place',
    phrases: `
      nicht|nie mehr|laenger|weiter|wieder? * leben|existieren|weiterleben|aufwachen
      nicht|nie mehr|laenger|weiter * am leben
      @will * nicht * leben
      nicht|nie wieder|mehr * aufwachen|aufwacht|aufwache`,
  },
  {
    kind: 'direct',
    who: 'self',
    guard: 'accident',
    phrases: `
      mich * zu? umbringen|umzubringen|umbringe|toeten|ritzen|schneiden|verletzen|erschiessen|erhaengen|vergiften|ertraenken
      mich * zu? selbst * toeten|verletzen|schaedigen
      bringe|braechte|brachte mich .. um
      bringe|braechte|brachte ich mich .. um
      mir|mich .. das leben nehmen|zu|nehme|genommen
      nehme|naehme|nahm mir .. das leben
      mir .. et~|was an~
      tue|tu|tun|tat mir .. was|etwas an
      ritze|ritzte * mich
      mich .. geritzt
      mich .. selbst * verletzt|verletze|verletzen|verletzte|zu
      verletze|verletzte mich * selbst|absichtlich
      verletze|verletzte ich mich * selbst|absichtlich
      mich .. absichtlich * verletzt|verletze
      narben .. .. mich * verletzt`,
  },
  {
    kind: 'direct',
    who: 'self',
    guard: 'accident',
    isNegative: true,
    phrases: `
      ritze|verletze ich? mich .. nicht mehr`,
  },
  {
    kind: 'direct',
    who: 'other',
    phrases: `
      @drohtet .. sich .. umbringen|umzubringen|umbringt|umgebracht
      sich * umzubringen|umbringen
      sich .. das leben zu|nehmen|nimmt
      sich .. etwas|was an~
      ritzt sich
      sich .. ritzt|ritzen|selbstverletz~
      sich .. selbst .. verletzt|verletzen|verletzungen
      verletzt sich selbst|absichtlich
      sein|ihr leben .. beenden|beendet
      schluss mit seinem|ihrem leben
      verschenkt .. seine|ihre sachen`,
  },
  {
    kind: 'direct',
    who: 'mention',
    phrases: `
      suizid~
      suicid~
      suzid~
      sucid~
      selbstmord~
      selbsmord~
      selbstmort~
      selbsttoetung~
      freitod
      selbst verletzung~
      selbstverletz~
      abschiedsbrief~
      abschiedsnachricht~
      lebensmuede~`,
  },
  {
    kind: 'indirect',
    who: 'self',
    isNegative: true,
    guard: 'thing',
    phrases: `
      ohne mich .. besser|gluecklicher|leichter|einfacher|schoener|gut
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
      halte .. nicht mehr|laenger .. aus
      nicht mehr|laenger aushalte|aushalten
      nicht mehr * weiter|weiterleben|weitermachen .. leben|kann|will|moechte`,
  },
  {
    kind: 'indirect',
    who: 'any',
    isNegative: true,
    guard: 'thing',
    phrases: `
      ohne sie|ihn|ihr .. besser dran
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
]
