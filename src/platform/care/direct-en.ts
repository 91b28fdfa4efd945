import type { RuleText } from './rule.ts'

// English phrases that speak of dying or self-harm; the signs are those of phrases.ts. Words stand as words.ts leaves them: no apostrophes, "want to" for "wanna".

export const DIRECT_EN: readonly RuleText[] = [
  {
    kind: 'direct',
    who: 'any',
    guard: 'figure',
    phrases: `
      @want to * die
      rather * die than live|face|endure|continue
      wish~ i|he|she|they could|would * die`,
  },
  {
    kind: 'direct',
    who: 'any',
    phrases: `
      @want to * be dead
      @want to * stop existing
      rather|better * be? dead
      better off dead
      wish~ that? i|he|she|they was|were * dead|gone|unborn
      wish~ that? i|he|she|they had? never * been|was|were? born
      wish~ that? i|he|she|they had? never existed
      wish~ that? id|hed|shed|theyd never * been born
      wish~ that? id|hed|shed|theyd never existed
      wish~ that? i|he|she|they was|were not|never alive|born
      wish~ that? i|he|she|they wasnt|werent alive|born|here
      wish~ .. i|he|she|they wouldnt|wont|didnt|could|would not|never? wake
      think~|thought|thoughts|dream|dreaming|fantasising about|of * dying
      thinking|thought|thoughts|think about|of * being dead
      thinking|thought|thoughts|think about|of * ending @mine? life|it|things|everything
      leave|leaving this world|earth|life
      end|ending|ended it all
      end|ending it * tonight|forever
      end|ending it right now
      end|ending it|things|everything for good|ever
      end things|everything forever|permanently|tonight
      end|ending my suffering|existence
      overdos~ on purpose
      since my * attempt
      clean from|of self|selfharm harm?
      took|take|taking an overdose`,
  },
  {
    kind: 'direct',
    who: 'any',
    guard: 'place',
    isNegative: true,
    phrases: `
      @dont * want to * live|exist
      @dont * want to * be alive
      @dont * want to * go on living
      @dont * want to * keep|continue living
      @dont * want my life
      tired|sick|weary|exhausted|done|finished|through|fed of|with|up of|with? living|existing|life`,
  },
  {
    kind: 'direct',
    who: 'self',
    guard: 'accident',
    phrases: `
      @hurt my? self|myself
      hurt|harmed|injured myself`,
  },
  {
    kind: 'direct',
    who: 'self',
    phrases: `
      tak~|took|end|ending|ended|finish|finishing my own? life
      do|doing something to myself
      have|got a plan .. know when|how|where
      have|had|got|made a plan to * die|end|kill
      going to do it tonight|today`,
  },
  {
    kind: 'direct',
    who: 'other',
    phrases: `
      @intends .. @hurt @himself
      shell|hell|theyll * @hurt @himself
      @intends .. take|taking|end|ending|took|ended his|her|their own? life
      end|ending|ends|take|taking|takes his|her|their own? life
      cuts|hurts|harms|cutting|hurting|harming|burning|injuring @himself
      wont be here|alive|around anymore|tomorrow|next|much|soon`,
  },
  {
    kind: 'direct',
    who: 'mention',
    phrases: `
      suicid~
      sucid~
      suiside|suisidal
      self harm~|injur~|hurt|hurting|mutilat~
      selfharm~
      goodbye letter|note|message|messages|text|letters
      farewell letter|note|letters|notes`,
  },
  {
    kind: 'direct',
    who: 'any',
    phrases: `
      dying is|was|seems|seemed|sounds|sounded|feels|felt|looks|looked|would .. only|better|easier|answer|option|best|solution
      dying is|was what|all i
      death is|seems|feels|would * the|my|like|be * only|better|easier|answer|way|relief|escape|solution|option
      planned|planning|plan|decided how|when i|to .. die
      tried|trying|try to end it|things|everything|myself
      wish|wished|hope|hoping|pray|praying .. die|dying .. sleep
      hope|hoping|pray|praying .. i * die
      who|and * hurt|harmed|cut|burned @himself
      i|we * should * be|have dead|died
      should|shouldnt never|not|have been|be born|alive
      should have never|not? been|died born|instead
      should|shouldnt not|be|still alive|exist|here
      shouldnt exist`,
  },
  {
    kind: 'direct',
    who: 'self',
    guard: 'accident',
    phrases: `
      nearly|almost killed|hurt|harmed myself
      written|wrote|writing|left|leaving a|the|my * note .. already|for|to|everyone|goodbye
      written|wrote|writing|writing a|the|my|letters|goodbyes goodbyes|letters|note to|for my|everyone|all|them|you
      my * first|last|second|third|own attempt was|in|when
      attempt on my life|own`,
  },
  {
    kind: 'direct',
    who: 'any',
    guard: 'figure',
    phrases: `
      want|wish|need is|was * to be? * dead|die|disappear|vanish|end
      want|wish my life to * end|be
      wish my life would|was * end|over
      dont|not|never want|wanted to * survive|see tomorrow?
      hope|hoping|wish|praying .. .. i * die
      death wish
      thoughts of * death|suicide|dying
      off|top|delete|unalive|end|finish myself
      do|doing myself in
      jump|jumping|jumped off|from .. bridge|roof|building|balcony
      jump|jumping|walk|step|throw|throwing .. in front of
      all|too|every the|my|many * pills|tablets
      going|ready|able to go through with it`,
  },
  {
    kind: 'direct',
    who: 'other',
    isNegative: true,
    phrases: `
      miss him|her|them .. gone|died|dead
      nobody would|will * miss|care|notice|need him|her|them
      she|he|they cant|cannot * go on $
      she|he|they cant|cannot * go on and|anymore|any|like|without|much
      caught|found|saw .. cutting|hurting|harming herself|himself|themselves`,
  },
  {
    kind: 'direct',
    who: 'any',
    guard: 'figure',
    phrases: `
      my own? death .. want|wanting|wish|wishing|long|longing|welcome
      long|longing|yearn|wish for death
      ending|end my misery|suffering`,
  },
  {
    kind: 'direct',
    who: 'any',
    guard: 'figure',
    phrases: `
      @want too * die
      why cant|couldnt i|it * just? die|disappear|vanish
      let me * die
      deserve|deserved to * die
      all i|he|she want|wants|wanted to do is|was die
      wish|wished|want somebody|someone|god|something * would|to * shoot|kill|end|take me
      death would|will be * kinder|better|easier|mercy|release|relief
      death cant|couldnt|cannot come
      pray|prayed|praying .. to|for * die|death
      how to * die .. without|painless|painlessly|peacefully|hurting|pain|quickly
      googling|googled|searching|searched|looking|reading .. how to * die|kill|end
      put|putting an end to * my|it|everything life|all|me?
      by my own hand|doing
      afraid|scared|frightened of * what i might|may|could do
      dont|cant trust myself .. alone|tonight|with
      finish|finishes|finished me off`,
  },
  {
    kind: 'direct',
    who: 'self',
    phrases: `
      part|parts of me * wants|want to * do it|something
      tell|tells|telling|told|say|says|saying me|i? to|should jump|die|kill|hurt
      ready|going|closer|close|able|about to * doing|do it .. tonight|than|ever|soon|end
      if i had|have the guts|courage|nerve|balls .. done|gone|dead|already
      had|have|get the guts|courage|nerve to * end|finish|do it .. id|already|all
      plan|plans to * end|kill|die
      a plan * and .. frightens|scares|calms|scared
      had the thought|thoughts again|back
      thoughts of ending|doing it|this
      urge|urges to * self|selfharm|hurt|harm|cut|burn|die
      relaps~ .. cutting|selfharm|harming|burning
      cut|cutting again $
      picturing|picture|imagine|imagining|planning|planned my own? * funeral|death
      something permanent .. myself|about|it|me
      doing|do something * stupid|permanent .. tonight|you|myself
      looked|look|looking|stared|staring|counted|counting at? the|my pills|tablets|razor|rope|blade|tracks .. long|time|again|tonight|hour|night|for
      blade|razor|noose is|are in|on|back .. again
      steered|steer|drove|drive|driving|swerve|swerved .. into|off|in .. oncoming|tree|lane|traffic|wall|bridge|truck|road
      hoping|hope|hoped|pray * not to * survive|wake
      burned|burnt|burn|scratched|scratching|scratch|punched|bit my arm|arms|leg|legs|hand|hands|thigh|thighs|wrist|wrists|skin .. because|open|until|bled|deserve|again
      my head|skull against .. until|till|dark
      starve|starving|punish|punishing myself .. punish|die|finish|deserve|because
      want|wanted|need to * bleed
      stopped being|am|not afraid|scared of dying .. work|want|wait|ready
      overdose keeps|again|is|would
      still alive unfortunately|sadly
      alive unfortunately|sadly`,
  },
  {
    kind: 'direct',
    who: 'self',
    isNegative: true,
    phrases: `
      cant|cannot|dont promise|guarantee|swear .. i wont .. do|hurt|anything|harm
      lying if i said|say .. wasnt|didnt|dont|havent|not considering|thinking|thought|think|contemplating|planning
      dont|not|never|no wish|desire|care|longer to * live another|any|one|a|another? day|year|longer|more?
      dont|not|without wish|want to survive`,
  },
  {
    kind: 'direct',
    who: 'mention',
    phrases: `
      sui|suey thoughts|ideation|plan
      sewerslide
      ctb`,
  },
  {
    kind: 'direct',
    who: 'other',
    isNegative: true,
    phrases: `
      shes|hes|theyve|been cutting|harming again|herself|himself
      talks|talking|talked about|of following|joining him|her|them
      keeps talking about|of dying
      he|she|they has|have|had a plan and a day|date|place
      she|he wants|wanted to * disappear|vanish|die|go forever|completely
      says|said he|she|they .. lived long enough
      prays|prayed|praying for death
      searched|searching|googled|looked for|up? ways|how to die
      asking|asks|asked for something to end
      he|she|they|hes|shes|theyre planning|plans|planned|threatening|threatened to end it
      hopes|hoped|wishes she|he|they * doesnt|dont|wont|wouldnt|didnt wake
      fresh cuts|scars|burns on his|her|their
      scars|cuts on my daughters|sons|brothers|sisters|friends|students|girlfriends|boyfriends|mums
      left|leaving a note .. waiting|police|hospital|gone|ambulance
      on|from|off the|a bridge .. called|police|911|999|112
      that he|she|they couldnt|cant|cannot go on
      wants|wanted to be gone
      take care of everyone for me`,
  },
  {
    kind: 'direct',
    who: 'self',
    phrases: `
      years|months|weeks|days clean|free * from|of * cutting|selfharm|self
      anniversary of my * overdose|attempt
      pumped my stomach
      nearly|almost|once ended it
      told .. about the|my attempt
      scars on my arm|arms|leg|legs|wrist|wrists|thighs
      stood|standing on a|the|that bridge|ledge|roof|rooftop|edge .. home|talked|down|jump|looked
      counting|counted tablets|pills
      wanted to follow him|her|them
      survived myself`,
  },
]
