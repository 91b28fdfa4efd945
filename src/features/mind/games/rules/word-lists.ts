// Our own lists: common nouns, verbs and adjectives of four to seven letters; plausible non-words; pairs of near synonyms. Words and
// non-words have the same distribution of lengths, so that length gives nothing away.

type WordList = { words: readonly string[]; nonWords: readonly string[]; pairs: readonly (readonly [string, string])[] }

const list = (text: string): string[] => text.trim().split(/\s+/)
const pairs = (text: string): [string, string][] => list(text).map((pair) => pair.split('/') as [string, string])

export const WORD_LISTS: Readonly<Record<'en' | 'de', WordList>> = {
  en: {
    words: list(`
      apple bridge candle meadow river window garden pencil kettle basket ladder pillow spoon thunder lantern feather blanket cottage harvest
      whisper gentle silver narrow hollow wander gather follow travel answer borrow mirror needle orchard pebble puddle ribbon saddle shadow
      shelter stable summer supper timber tunnel velvet village walnut winter wonder yellow anchor barrel branch breeze butter carpet castle
      cherry circle corner cotton daisy desert dinner donkey engine fabric farmer finger flower forest frozen ginger guitar hammer honest
      island jacket kitchen lemon letter market mellow morning mother muffin number ocean onion parcel paper potato quiet rabbit rescue
      school season simple singer sister sleepy smooth spider sponge stone street sugar swallow teacher thread ticket tomato trumpet`),
    nonWords: list(`
      apfle brodge candet meatow rimer wendow gorden pencul keddle bosket laddor pellow spoan thander lontern feathon blinket cottige hervest
      whosper gantle silvep norrow hellow wunder gother fallaw trivel ansper berrow mirrot neeble orchand pobble pundle rubbin suddle shaddon
      sholter stoble summel sippet tumber tonnel volvet villane walnot wenter wendle yillow ancher borrel bronch brooze carnet
      chorry cirtle cottin dainy desart donkel dankey angine fobric fermer fonger flomer forrent frazen gunger hanest
      isband jocket kitchon lomen lettor morket mullow mording mosher muffon namber oceal onean porcel paber potano quoet rubbit roscue
      scheel seapon semple singem sistet sloopy smeeth spuder spinge stome streft sugat swollaw thrend tickel tomito trempet`),
    pairs: pairs(`
      begin/start calm/quiet large/big happy/glad quick/fast gift/present stone/rock ill/sick couch/sofa hard/difficult small/little
      speak/talk answer/reply rich/wealthy blossom/bloom end/finish ocean/sea brave/bold error/mistake choose/select forest/wood
      repair/mend below/under bucket/pail afraid/scared build/construct odd/strange angry/furious aid/help collect/gather
      tidy/neat permit/allow shout/yell buy/purchase enemy/foe wish/want taxi/cab infant/baby car/automobile seldom/rarely`),
  },
  de: {
    words: list(`
      Apfel Brücke Kerze Wiese Fluss Fenster Garten Bleistift Kessel Korb Leiter Kissen Löffel Donner Laterne Feder Decke Hütte Ernte
      flüstern sanft Silber schmal hohl wandern sammeln folgen reisen Antwort borgen Spiegel Nadel Wurzel Kiesel Pfütze Band Sattel Schatten
      Obdach Stall Sommer Suppe Balken Tunnel Samt Dorf Walnuss Winter Wunder gelb Anker Fass Zweig Brise Butter Teppich Schloss
      Kirsche Kreis Ecke Wolle Blume Wüste Kuchen Esel Motor Stoff Bauer Finger Blüte Wald Nebel Ingwer Gitarre Hammer ehrlich
      Insel Jacke Küche Zitrone Brief Markt mild Morgen Mutter Muschel Nummer Meer Zwiebel Paket Papier Kartoffel leise Hase retten
      Schule Ferien einfach Sänger Schwester müde glatt Spinne Schwamm Stein Straße Zucker Schwalbe Lehrer Faden Karte Tomate Trompete`),
    nonWords: list(`
      Apfen Brocke Karze Wiede Fluns Fenper Bleistoft Korm Leimer Kussen Luffel Donnel Latirne Fedar Dolke Hitte Ernde
      flistern sonft Solber schmol hohm wundorn simmeln falgen reipen Antwart birgen Spoegel Nodel Warzel Kiefel Pfitze Suttel
      Obdoch Stoll Sammer Bolken Tannel Somt Walniss Wenter Wundel gelm Enker Zwoig Brase Teppoch
      Korsche Krois Ocke Blumo Woste Kichen Osel Moter Stogg Bauel Fonger Blitu Wuld Ungwer Gutarre Hommer ehrloch
      Onsel Jecke Kiche Zotrone Broef Morkt mald Morgin Motter Moschel Nammer Mour Zwoebel Pokel Popier Kurtoffel Hafe
      Schole Ferion einfuch Songer Schwuster mide glutt Sponne Schwomm Stien Strufe Schwolbe Lehrel Fuden Korte Tomute Trompite`),
    pairs: pairs(`
      beginnen/anfangen ruhig/still groß/riesig froh/glücklich schnell/rasch Gabe/Geschenk Stein/Fels krank/leidend schließen/zumachen
      schwer/schwierig klein/winzig reden/sprechen Antwort/Erwiderung reich/wohlhabend Weg/Pfad Ende/Schluss Ozean/Meer mutig/tapfer
      Fehler/Irrtum wählen/aussuchen Wald/Forst flicken/ausbessern Möhre/Karotte Pferd/Ross ängstlich/furchtsam bauen/errichten
      seltsam/merkwürdig Reise/Fahrt Hilfe/Beistand sammeln/auflesen ordentlich/aufgeräumt erlauben/gestatten rufen/schreien schlank/dünn
      einfach/leicht Wunsch/Begehren klug/gescheit Säugling/Baby Samstag/Sonnabend Treppe/Stiege`),
  },
}
