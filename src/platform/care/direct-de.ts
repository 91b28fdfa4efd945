import type { RuleText } from './rule.ts'

// German phrases that speak of dying or self-harm; the signs are those of phrases.ts. Words stand as words.ts leaves them: ae, oe, ue, ss.

export const DIRECT_DE: readonly RuleText[] = [
  {
    kind: 'direct',
    who: 'any',
    guard: 'figure',
    phrases: `
      @will .. sterben
      sterben zu? @will
      sterben wuerde|moechten
      wunsch|drang .. zu sterben
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
      mich .. umbringe|umbringen|umzubringen|toeten
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
      bringt|braechte|tut|taete er|sie|es sich .. um|an
      tut sich .. was|etwas an
      sich .. was|etwas antut|antun|anzutun|angetan
      sich selbst * weh|wehtut|wehtun
      sich .. weh zu tun
      redet|spricht|reden|schreibt .. .. vom|von sterben|tod|suizid
      er|sie will|kann|moechte * nicht mehr $
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
    kind: 'direct',
    who: 'other',
    guard: 'accident',
    phrases: `
      verletzt sich
      sich * zu verletzen`,
  },
  {
    kind: 'direct',
    who: 'any',
    guard: 'figure',
    phrases: `
      sterben duerfte|koennte|darf|kann|muesste|wollen
      sterben * ist|war|schien|scheint|waere|klingt|erscheint .. ausweg|loesung|einzige|besser|erloesung|leichter
      der|mein tod * ist|waere|scheint|schien .. ausweg|loesung|einzige|besser|erloesung|erleichterung
      schien|scheint mir? * sterben|tod
      sterben der|die|das * einzige|beste|letzte
      geplant|vorgehabt|beschlossen|entschieden zu sterben
      hoffe|bete|hoffentlich .. sterbe|stirbt
      ich sollte|muesste * tot|sterben|nicht * sein|existieren|leben|da?
      sollte nicht|nie|niemals * existieren|leben|geboren|da
      sollte mich nicht * geben
      mich .. nie|nicht * geben|haette`,
  },
  {
    kind: 'direct',
    who: 'self',
    guard: 'accident',
    phrases: `
      mir .. weh zu? tun|tue|tut
      mir * selbst * weh|wehtun|wehgetan|wehtue|wehzutun|schaden|schade|geschadet
      mir wehzutun|wehtun
      ich|habe|haette mich .. umgebracht
      wegen meinem|meines selbst|versuch~
      ich * bringe|brachte mich * bald|noch|heute um`,
  },
  {
    kind: 'direct',
    who: 'any',
    guard: 'figure',
    phrases: `
      todeswunsch~
      todessehnsucht
      todesgedanken
      sterbewunsch
      sterben * das|der|die * einzig~|best~
      alles was ich will|moechte * ist .. tot|sterben|verschwinden|tod
      hoffe|hoffentlich|bete|wuenschte .. .. im schlaf sterbe|zu|sterben
      hoffe|bete .. .. sterbe
      mein leben * wegwerfen|wegzuwerfen
      von der|einer bruecke|dach|haus .. springen|springe|gesprungen
      vor den|einen|die zug|bahn|auto|lkw
      alle|zu * tabletten|pillen .. nehmen|schlucken|genommen
      pulsadern
      mich * wegmachen|kaputtmachen|abmurksen|kaltmachen
      will|moechte mich * nicht * mehr? * geben|leben`,
  },
  {
    kind: 'direct',
    who: 'other',
    isNegative: true,
    phrases: `
      schluss mit allem
      schluss mit dem leben
      ritzen|beim ritzen|selbstverletzen * erwischt|gesehen|ertappt
      ihn|sie * keiner|niemand .. vermissen|vermisst|braucht|brauchen
      er|sie|es|jemand|dass .. fuer immer verschwinden|weg|einschlafen
      er|sie kann|will * nicht mehr $
      beim ritzen
      sagt|schreibt|meint|gesagt|geschrieben .. .. sich * umbringt|umbringen|umbringe`,
  },
  {
    kind: 'direct',
    who: 'any',
    guard: 'figure',
    phrases: `
      meinen|meinem|mein|den tod .. wuenschte|wuensche|wunsch|herbei|ersehne|sehne|will
      wuenschte mir .. tod|sterben
      sehne .. tod|sterben|ende
      todessehn~`,
  },
  {
    kind: 'direct',
    who: 'any',
    guard: 'figure',
    phrases: `
      bock|lust zu|aufs|auf * sterben
      bock mehr? auf|aufs * leben
      warum kann|darf|koennte ich|er|sie .. nicht * sterben|tot|gehen|weg
      @will .. verrecken|krepieren|abkratzen|draufgehen|abnippeln
      verrecken|krepieren|abkratzen @will
      @will * tod sein
      lasst|lass mich .. sterben
      verdient|verdiene|verdienst .. zu? sterben|tod
      leben .. beenden|beende|beendet .. will|sollte|muss|werde|moechte|kann
      leben .. sollte|muss|will|werde|moechte es|ich * beenden
      ich beende es|das|alles * bald|heute|jetzt|endlich
      schluss zu? machen|mache|mach .. mit .. leben|allem
      schluss machen|gemacht|mache .. mit dem|meinem leben
      wie man|ich|mensch .. stirbt|umbringt
      ohne schmerzen|schmerzlos sterben|stirbt|gehen
      wuenschte|wuensch mir * krebs|tod|unfall|herzinfarkt|krankheit
      hauptsache ich * sterbe|bin|waere tot|weg?
      hauptsache|endlich tot|sterben
      bereite|plane|vorbereite|vorbereitet mein~ tod|abgang|ende|sterben
      mein~ tod|sterben .. geplant|plane|vorbereitet|vorbereiten|vor
      laengst|schon|lieber|besser .. unter der|die erde
      unter der erde .. laengst|schon|lieber|waere|liege`,
  },
  {
    kind: 'direct',
    who: 'self',
    phrases: `
      mich .. vom|von|aus|vor .. dach|bruecke|balkon|hochhaus|fenster|turm|zug|bahn|lkw|auto .. stuerzen|stuerze|werfen|werfe|schmeissen|springen|legen|fallen
      vom|von|aus .. dach|bruecke|balkon|hochhaus|fenster|turm .. stuerzen|springen|werfen|fallen
      kopf|stimme|stimmen sagt|sagen|fluestert .. spring|mach|bring|tu
      mir .. wehgetan .. weil|um|spuere|wieder|damit|absichtlich|absicht
      mir wieder|immer|selbst|heute wehgetan|wehtun
      tabletten|pillen .. gezaehlt|gesammelt|gehortet|bereit|zurechtgelegt|bereitgelegt
      weiss wann .. wo|wie
      strick .. ehrlich|gedanke|gedacht|waere|denke
      arm|arme|beine|bein|haut|handgelenk|handgelenke .. aufgekratzt|aufgeschnitten|aufgeritzt|zerkratzt|blutig
      mich .. zigarette|feuerzeug|buegeleisen|kerze * verbrannt
      mich .. verbrannt .. absicht|absichtlich
      ritzen hilft|beruhigt|hat|ist|fehlt
      wieder geritzt|angefangen zu ritzen
      rueckfall|rueckfaellig .. ritzen|klinge|geritzt|verletzt
      entschluss ist|steht * gefasst|fest
      noch|immer * am leben leider|schade|mist
      leider|mist|schade .. noch .. am leben
      angst .. vor mir selbst
      was ich mit|an mir .. machen|antun|anstellen|tun koennte
      damit mein koerper|herz .. aufgibt|aufhoert
      haette|haett ich|i .. mut|mumm|waffe|pistole|eier|traute|strick|kraft .. laengst|schon|weg|tot|erde|vorbei|endlich|gehen|getan
      den|die mut|mumm|traute haette|haett .. laengst|schon|weg|tot|erde|vorbei|endlich|gehen|getan
      haette|haett|habe es * fast|beinahe|beinah getan
      fast|beinahe|beinah getan .. fenster|bruecke|nacht|heute
      kopf gegen|an die|eine wand * bis
      es .. nicht .. getan .. kindern|kinder|mutter|familie|hund`,
  },
  {
    kind: 'direct',
    who: 'self',
    isNegative: true,
    phrases: `
      gedanke~ .. an selbstmord|suizid|tod|sterben|ende .. nicht|nie .. kopf|los|weg|ruhe
      nicht|nichts versprechen .. mir|mich .. nichts|was|etwas|nicht tue|antue|tu|umbringe
      hoffentlich|hoffe|bete .. wache|wach .. nicht|nie|nimmer .. auf`,
  },
  {
    kind: 'direct',
    who: 'other',
    isNegative: true,
    phrases: `
      sich * um $
      er|sie bringt sich um
      redet|spricht dauernd|staendig|nur? vom|von sterben|tod
      er|sie hat|hatte absichtlich .. zu viel|viele genommen|geschluckt
      gegen einen|den|nen baum|bruecke
      notarzt .. tabletten
      tabletten|pillen genommen|geschluckt .. notarzt|krankenhaus|rettung
      von der bruecke geholt
      sich * versucht zu erhaengen|erschiessen|ertraenken|toeten
      sich .. erhaengen|erschiessen|ertraenken
      sie|er .. sich .. umgebracht
      dass er|sie einen plan hat
      dass er|sie sich etwas|was|nichts? tut|antut
      es nicht mehr aushaelt
      rasierklingen|klingen .. gefunden .. bruder|schwester|sohn|tochter|freundin
      bei meinem|meiner .. rasierklingen|klingen
      gehortete~ schlafmittel|tabletten|pillen
      sagt|meint|schreibt|sagte|meinte .. dann bin ich * weg
      sagt|meint .. sie|er * will|moechte * zu ihm|ihr`,
  },
  {
    kind: 'direct',
    who: 'self',
    phrases: `
      jahre|monate|wochen|tage ohne selbstverletzung~|ritzen
      tabletten|pillen geschluckt
      narben .. arm|armen|beinen|handgelenk|unterarm
      wegen suizidgefahr
      keinen|kein sinn .. sah
      wollte ich? * ihm|ihr hinterher|folgen|nach
      aus dem leben .. gehen
      aus dem fluss gezogen
      zigaretten .. auf dem|meinem arm|bein`,
  },
]
