/** Function words: their entries in the dictionary are about something else (a letter, a unit), so they are not linked. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a an the and or nor but if of in on at to by as for from with into onto upon over under it its is are was were be been being am he she him
  his her hers they them their theirs this that these those which who whom whose what when where while than then there here not no so such
  i me my mine we us our ours you your yours do does did has have had can could may might must shall should will would s t etc e g one ones
  some any each every all both either neither other others another same very more most less least much many few also only just even about
  between among through during without within against before after because until whether how why up down out off again too yet per via vs`
    .trim()
    .split(/\s+/),
)

/** Words that definitions consist of: as links they would lead from everywhere to the same few pages. */
export const GLUE_WORDS: ReadonlySet<string> = new Set(
  `kind kinds type types sort sorts form forms way ways thing things something someone somebody anything anyone person people part parts
  used use using uses having being made make makes said aforementioned certain given particular especially usually often sometimes
  generally chiefly mainly typically relating pertaining characterized characterised consisting containing concerned resembling like
  call called calls say says word words name names known mean means stands stand considered regarded intended designed able capable`
    .trim()
    .split(/\s+/),
)

/**
 * Offensive words. They are never offered: not as a link, a neighbour, a suggestion or a surprise. Also excluded is every meaning
 * that the dictionary itself marks as a slur, a disparagement or an obscenity (`isUnkind` in offering.ts).
 */
const UNKIND: ReadonlySet<string> = new Set(
  `abo bastard beaner bitch bitchy bollock bollocks boche bugger bullshit bumfuck chinaman chink cocksucker crip cripple crap crappy 
  cunt dago darkie darkey darky dickhead dildo faggot fagot fuck fucker fucking fuckhead
  fuckup golliwog goy greaseball gringo gypo gyp half-breed half-caste halfbreed honky honkie honkey horseshit hymie hun injun
  jap jerk_off jigaboo jizz kaffir kafir kike krauthead limey lezzie mickey_finn mongolism mongoloid motherfucker mulatto
  negress negro nigga nigger nigra octoroon paddy paki piccaninny pickaninny picaninny piss piss_off pissed pisser
  polack pommy poof poofter pouf prick pussy quadroon quim raghead redskin retard retarded rape raper rapist sambo schmuck 
  shit shithead shitter shitty shitwork shyster slant-eye slut slutty son_of_a_bitch spastic spic spik squaw 
  titty tranny turd twat uncle_tom wank wanker wetback whitey whore whoredom whoremonger wog wop yid yellow_peril asshole arse
  arsehole bunghole ethnic_slur ethnic_joke harlot strumpet trollop cretin imbecile imbecility moron idiot_savant
  child_molester child_porn kiddie_porn pederast paedophile pedophile pedophilia paedophilia incest sodomy sodomite sodomist sodomize bestiality
  zoophilia necrophilia necrophile molester gang_rape gang-rape gangbang gang_bang lynching lynch nigger_lover white_trash 
  blackamoor blackie coolie colored_person coloured_person hottentot jewess jewfish bohunk kanaka popish romish spaz
  trull slattern lolita fatso fat_person fathead lard-ass blubber_lip harelip deaf-and-dumb deaf-mute`
    .trim()
    .split(/\s+/),
)

export const isUnkindWord = (lemma: string): boolean => UNKIND.has(lemma.toLowerCase())

/** Topics on which a person may need help more than an article: the help card is shown above these. */
const GRAVE: ReadonlySet<string> = new Set(
  `suicide suicidal self-destruction self-annihilation self-murder felo-de-se suicide_bomber suicide_bombing suicide_mission suicide_pact
  suicide_squad assisted_suicide physician-assisted_suicide kill_oneself self-harm self-injury self-mutilation overdose od drug_overdose
  hanging hang_oneself hara-kiri harakiri seppuku suttee hopelessness self-hatred self-hate self-immolation self-destruct parasuicide
  death_wish death_instinct euthanasia mercy_killing anorexia anorexia_nervosa bulimia bulimia_nervosa`
    .trim()
    .split(/\s+/),
)

export const isGraveWord = (lemma: string): boolean => GRAVE.has(lemma.toLowerCase())
