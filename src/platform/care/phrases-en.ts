import type { RuleText } from './rule.ts'

// English phrases; the signs are those of phrases.ts. Words stand as words.ts leaves them: no apostrophes, "want to" for "wanna".

export const EN: readonly RuleText[] = [
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
      goodbye letter|note|message|messages|text|letters`,
  },
  {
    kind: 'indirect',
    who: 'self',
    isNegative: true,
    guard: 'thing',
    phrases: `
      @all .. better|happier|easier|freer|fine .. without me
      would|will|ll|be|are|do|theyd|theyll|youd|youll * better|happier|easier|simpler|fine off? without me
      better off * without me
      @all .. better|happier|easier|relieved .. if i was|were|wasnt|werent|died|disappeared
      better|easier|happier|relief .. if i was|were * gone|dead
      better|easier|happier|relief .. if i wasnt|werent|died|disappeared|vanished
      burden to|on|for everyone|everybody|them|all|others|people|my|you|anyone|society|him|her|us
      nobody|anyone would|will|even .. notice|care|miss|mind .. gone|died|dead|disappeared|vanished|wasnt|werent
      nobody would|will * miss me
      nobody needs|wants me
      only|just|always in the|everyones way
      i|im|id .. disappear|vanish forever|completely
      i|im|id .. disappear|vanish for good|ever
      gave|given|give|giving .. .. away .. wont|dont need
      gave|given|giving .. away my things|stuff|belongings|possessions|everything
      giving|gave my things|stuff|belongings|possessions away
      this is * my? goodbye|farewell
      goodbye everyone|everybody|world|forever
      my last|final message|letter|entry|words|note|goodbye
      wont|not have to worry|bother about|with me
      put|got|getting|putting|settled .. affairs in order
      dont|cant .. think|see|imagine|believe .. ill|myself|me be|being|still? here|alive|around
      wont be here|alive|around anymore|next|much|tomorrow|soon
      dont|cant|not know|say|sure .. how .. long|longer i can
      cant * go on like|anymore|any|much|living
      cant * do this|life|it anymore|any|much
      cant * carry|keep|hold going|on|living? anymore|any|much|like
      cant * keep going|living
      cant * take|bear|stand life|living|everything|existence
      dont|cant see|have|picture .. future for|with me|myself
      see|have|theres no future for me|myself
      want|wanted|wish|need .. pain|suffering|hurting|everything .. to * stop|end|go
      want|wanted|wish|need it all to * stop|end|be
      want|wanted|wish|need it to * be * over
      want|wanted|wish everything to * be * over`,
  },
  {
    kind: 'indirect',
    who: 'any',
    isNegative: true,
    guard: 'thing',
    phrases: `
      no|any|a|the|much reason|point|purpose|sense|meaning to|in|of|for * live|living|existing|exist|carry|carrying
      no|any|a|the|much reason|point|purpose|sense to|in|of|for * go|going|keep|keeping|continue|continuing on|going|living|trying
      no|any|the reason|point|purpose|sense|meaning to|in|of|for * being|be alive|here
      no reason|point|sense in|for me|him|her|them living|being|existing
      no|little reason|point|sense for me|him|her|them to live|be|exist|go
      no|any|the point|purpose|sense|meaning to|in|of my|his|her|their? life
      whats|what the|is the? point of|in * living|life|existing|going|carrying|being
      will to live
      nothing * left|more? * to live for
      nothing left for me
      sleep .. never|not .. wake
      @want to|not .. never|not wake up
      not|never|didnt|dont|wont|doesnt|dont * wake up tomorrow|anymore|ever|again|one
      wouldnt|dont|doesnt .. mind|care if|whether .. died|dead|wake|live|lived|alive
      tired|sick|weary of being alive|here
      not worth living
      wont be around|here $
      lost|losing|no|abandoned all? hope .. will|nothing|for|ever|left|life
      lost|losing|abandoned all hope
      nothing will * ever|never * get|be|change better|change?
      never get|gets|getting|be * better .. hopeless|pointless
      hopeless .. no|nothing .. way|end|better
      everything|life is|feels|seems * hopeless|pointless|meaningless
      no|any way out
      relief|better|easier .. not to? * exist|existing
      life isnt|aint worth living|it
      life is * not|hardly * worth living|it
      @want to * disappear|vanish forever|completely
      @want to * disappear|vanish for good|ever
      sleep forever|for ever
      be gone forever
      @dont * want to * be here|around any? @anymore
      @dont * want to * go on|continue any? @anymore|like
      we|theyd|wed|everyone .. better|happier|easier off? without her|him|them
      giv~|gave .. away his|her|their things|stuff|belongings|possessions
      giv~|gave his|her|their things|stuff|belongings|possessions away
      say~|said goodbye to people|everyone|everybody`,
  },
  {
    kind: 'indirect',
    who: 'any',
    isNegative: true,
    phrases: `
      hit by a car|bus|truck|train .. mind|care|fine|relieved`,
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
    kind: 'indirect',
    who: 'any',
    isNegative: true,
    guard: 'thing',
    phrases: `
      disappointed|sad|angry|upset|annoyed|sorry .. i * woke|wake
      woke|wake|waking up disappointed|sad .. alive|again
      sorry|wish|regret .. survived|alive
      nothing .. matters anymore|any .. neither|me|i
      nothing * matters|mattered anymore|any|now|more
      nothing has .. meaning anymore|any|left
      what|why .. am i * living|alive|here|existing * for?
      why|what .. am i * even|still here|alive|bothering|trying
      why .. bother|go|keep|continue living|existing|on|trying|breathing
      waiting|wait|ready|prepared|longing to|for die|death|end
      waiting for * it|everything|life|my to|life * end|be|over
      nothing left in|inside me
      nothing left to give|lose|fight|hope|stay
      cant|dont|no * have|got? fight|fighting|strength|energy * left|anymore|any|to
      no|any|the fight|strength|energy * left in|to me|live|go|carry|keep|continue
      cant|too tired|exhausted|weak to? * fight|fighting anymore|any
      done fighting|trying|pretending|living|existing
      tired of fighting|struggling|hurting|suffering
      if i * vanished|disappeared|died|left|were|was|wasnt|stopped|dropped .. nobody|noone|anyone|who|would|care|notice
      nobody would * look|search|cry|mourn|come|notice|care|know|mind
      would anyone|anybody|someone * even|notice|care|miss|come|cry|mind .. gone|died|dead|me|funeral|disappeared
      my funeral|grave|coffin
      forgive me .. about|what|for|leaving|going
      forgive|excuse me for|when|please what|leaving|im|going
      dont|not blame yourself|yourselves|yourself|me .. when|for|my|its|none|gone
      none of this is|was your|anyones fault
      not * your fault .. gone|decision|goodbye
      existing|living|life|breathing|existence .. hurts|painful|unbearable|agony|torture|exhausting
      hurts to * live|be|exist|breathe
      dont|didnt|not|never deserve|deserved|worthy|fit to|of live|be|exist|living|life|breathe
      let|letting go of life|everything|living
      given|give|giving up on life|living|myself
      lost|losing * the|my|all will|reason|reasons|desire|wish to|for live|living|go|continue|be
      cant|couldnt|dont want|to? * face|survive|do|see|make|manage * another|one|next * day|year|week|night|more|morning
      cant|couldnt|dont want|to? * face|survive|see|make tomorrow
      want out of|from|now|this life|living|world|existence
      no place|room for|in me|this * in|world|anymore|left
      world|universe|earth .. doesnt|does|not|no need|want|miss .. me
      waste of * space|oxygen|air|life
      dont|not|nobody|noone .. care|matter|mind|bothered if|whether i * live|die|died|wake|lived
      dont care what happens to me
      live or die
      when|once|after im|ive * gone|dead|left .. take|look|care|will|please|wont|they|you|have|tell
      look|take|care after|for|of .. when|once|after im|ive gone|dead
      it|this|everything|all will|ll * be over * soon|tomorrow|tonight
      wont be * long now|until
      made|make|making|at peace with * dying|death|it|leaving|going|that
      see you on|in * the * other|next|heaven side|life
      saying * my|goodbye goodbye|goodbyes|goodbye|farewell
      want|wish|long|hoping to * be|join|with with|him|her .. heaven|again|dead|grave
      want|wish to * sleep .. forever|never
      fade|fading away|out forever|completely|and|until
      stop|quit existing|breathing|living|being
      trapped .. no|way|escape|out
      no escape|exit|way|end from|of|out|to * this|life|pain|suffering|it|sight?
      end of my|the rope|tether|strength
      cant bear|stand|endure|take|tolerate * to|being|living|this|the|it|life * live|alive|exist|pain|anymore|longer
      wish .. a|the car|bus|truck|train|something would * hit|kill|take
      wish something|someone|god|illness|sickness would * kill|take|end
      hope .. never|dont|not * wake`,
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
    kind: 'indirect',
    who: 'any',
    isNegative: true,
    guard: 'thing',
    phrases: `
      dont|not|doubt think|know|believe|sure|feel|if i * want|deserve|can|able to|live * live|exist|be|go|continue|survive
      if|when|once|after|until|that|because i * was|were|am * gone|dead
      if|when|once|after im * gone|dead
      if|when|once|after i * wasnt|werent * here|around|alive
      if|when|once|after i * died|die|vanished|disappeared
      im not|no * here|around|alive @anymore|any
      stay|be|being|remain gone|asleep|dead .. forever|never|for|always
      close my eyes .. forever|never|gone|for|not
      wake up .. wish|wishing|disappointed|sad|sorry|hate|regret .. hadnt|didnt|not|alive|again|still
      wish|wishing|wished i hadnt|didnt wake|woken|$
      @dont * want to * see|face|experience|have|reach|meet|wake * tomorrow|another|morning|old|christmas|the
      cant|dont|doubt|never .. picture|see|imagine|think|believe .. getting|growing|turning|being|reach|reaching|make|making|live|living * old|older|past|to|it|thirty|forty|twenty
      dont|doubt|cant .. ill|will * make|reach|see|live|turn|last
      dont|cant|no|not|nothing|hardly|without|never .. .. keep|continue|go|stay|staying|going|keeping on? * living|alive
      my life is|has * over|finished|ended|ending|done
      doesnt|dont|not|wont * matter|care|interest .. what|whatever|if happens|happen|becomes to|of me
      what happens to me .. not|doesnt|matter|care
      doing|do|be everyone|them|you|everybody|people|world a|the favour|favor
      favour|favor if|by|when i|im|dying|leaving|going
      better off|place|world gone|if|when|once i|im
      survived my|the|an * attempt|suicide
      my life|existence * is|was * worthless|meaningless|pointless|a|not|unbearable|hell|too|empty * worth|mistake|waste|unbearable
      im|i|am|feel|feeling * worthless .. live|life|here|alive|die|gone
      nobody|noone|anyone * cares|care|loves|wants|needs * if|whether|me .. live|die|dead|alive|gone
      no reason|purpose|point left|anymore|to|for me|stay|get|wake
      reason|reasons to * stay|live|wake|keep|go .. none|gone|left|no|cant|run
      cant|dont|unable|no .. find|see|think|remember .. reason|reasons|point to|for|in * live|stay|go|living|staying|keep|carry
      not|dont going|plan|planning|expect|expecting to|on be|being * here|around|alive
      this is|was * the|my end|last|final .. me|day|night|goodbye|time|entry|message
      last day|night|time alive|on|here|i|you|we * earth|see|will?
      ending|end of me|my .. soon|tonight|close`,
  },
  {
    kind: 'indirect',
    who: 'any',
    isNegative: true,
    guard: 'thing',
    phrases: `
      my own? death .. want|wanting|wish|wishing|long|longing|welcome
      out of reasons|reason to|for * stay|live|be|keep|go|living|staying
      no|any|without|few reasons|reason to * stay|live|be alive|here|living?
      hoping|hope|praying i * wont|dont|never|not .. wake
      being alive|here is|feels * exhausting|unbearable|torture|hell|too|pointless|a
      dont|never|not belong in|on|to|here this|the|anymore world|earth|planet?
      wont|not|none|never .. have to deal|put|bother|suffer up? with me
      rid of me .. soon|finally|when|once|better
      everyone|they|everybody|all .. cope|manage|do|be|get .. without me
      life|world|everything goes|carry|continues on * better|fine|without me
      i * see myself|me dead
      better for everyone|everybody|them|all .. if|without|gone
      what difference|would|does|is * it|if .. gone|dead|died|disappeared`,
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
    kind: 'indirect',
    who: 'any',
    isNegative: true,
    phrases: `
      none|nobody|never|wont|not .. .. have to deal|put|bother|cope * up? with me
      deal|put|bother * up? with me anymore|any|longer`,
  },
]
