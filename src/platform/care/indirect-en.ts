import type { RuleText } from './rule.ts'

// English phrases that speak of no way out, of being a burden, of a goodbye; the signs are those of phrases.ts. Words stand as words.ts leaves them: no apostrophes, "want to" for "wanna".

export const INDIRECT_EN: readonly RuleText[] = [
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
    kind: 'indirect',
    who: 'any',
    isNegative: true,
    phrases: `
      none|nobody|never|wont|not .. .. have to deal|put|bother|cope * up? with me
      deal|put|bother * up? with me anymore|any|longer`,
  },
  {
    kind: 'indirect',
    who: 'any',
    isNegative: true,
    guard: 'thing',
    phrases: `
      whats|what the|is the? point of|in * any|anything|it|all|trying|this .. it|all|anymore|more|life
      please|let|want it|this|everything all? * be over|done soon|already|now?
      what|whats keeping|keeps|holding me * here|alive|going
      keeping me * here|alive .. nothing|what|only|anymore
      cant|dont|no see|have a future .. me|myself
      i|feel|feels like|as .. already * died|dead .. body|tell|inside|told
      dead inside .. outside|up|already|long
      i cant * live with|like * what|this|myself|it|without
      cant * live * anymore|without
      past|beyond saving|repair|help|fixing
      too late for me
      breathing|alive|living only|just|out .. habit
      @want * to get off now|this|please
      i wont|not * bother|burden|trouble you|anyone|them|anybody .. longer|anymore|more|again
      if i * go|leave|die|went|jump .. blame|guilty|fault|cry|sorry
      sorry it|this|that? wasnt|isnt|not your|you|u fault?
      isnt|wasnt|not your fault .. work|did|could|me|gone
      thank|thanks|thankyou you|for .. for? everything .. goodbye|good|all|was
      goodbye little|dear|all
      remember me|us .. as|the|way|like|not|happy
      how much longer .. i|have|must|can * this|go|hold|take|do|stand|live
      how long|longer .. hold on|out|go|keep
      trapped .. one|only exit|way|door
      only|one exit|way|door left|i|out
      made up my mind .. peaceful|calm|since|leave|go|end
      peaceful|calm .. since|because i .. made|decided|decision|know
      since i * made|decided .. peaceful|calm|mind
      life insurance|cover .. worth|dead|more|gone
      worth more .. dead|that|gone|alive
      cost|weight|drain|problem|nuisance to|on them|everyone|everybody|family|all|her|him .. kindness|without|gone|nothing|but
      remove|take|delete myself .. picture|equation|world|life|everything?
      out of the|this picture|world|life .. take|myself|me
      i dont * belong among|with|here the? living|alive?
      no|not one|any|a version|reason of|to .. tomorrow|get|stay|wake .. in|up|here
      there|theres is? no tomorrow|future|after|later|next for|anymore me?
      my|this story|chapter|journey|road|time ends|is|stops here|up|over|done|come
      ive|have|i * outlived my|her|his use|usefulness|time
      lost the will
      darkness is|has|won winning|won|taking|closing|me
      thought|idea of * not existing|being|waking|dying .. soft|only|comfort|peace|calm
      nobody|noone|no one|anything can|could help|save|reach me
      dont|not plan|have|make|made plans|anything|plan for|past|beyond|after .. week|friday|tomorrow|then|it
      envy the|all|people|those .. dead|obituaries|died|gone
      how|everything|life .. run|go|be|manage|carry on? * without|fine me
      hope|hoping|wish .. heart .. stops|stop|gives|give|up
      hope|hoping .. last|night|sleep .. last|night|ever
      let the earth|ground|sea|water .. have|take|swallow|close me|over?
      waiting|wait|waited for something|an|someone to .. take|accident|illness|decision|end
      whoever finds it|me|this
      whoever finds|reads this|me|it
      crossing|cross the road|street .. stopped|dont|not|without looking|look
      i dont * have to be $
      where im|i am? going .. wont|not|need
      wont|not * need|needing it|them|this|that .. where|anymore|gone
      after that|then|this im|i|am * not|no needed|use|longer
      ill|i|will|be with|join her|him|mum|dad|margaret|them * again|soon
      soon|again ill|be|i|im with|together her|him|again|mum|dad
      ill|i|im be? gone * soon|tomorrow
      everything|all|things is|are * arranged|sorted|settled|prepared|organised .. go|now|nearly|leave
      he|she|they|now can|ill|will * manage|cope .. now|go|without
      worst|nothing|hopeless .. never gets|get better
      it never gets better
      never gets better
      this stops|ends * tonight|tomorrow|week|this|now|soon
      one way or another .. stops|ends|over|gone
      not have to be me|here|alive
      holding|hang|hanging on|in for|only|until .. goes|go|dies|die|then
      carried|carrying it|this .. years|long .. putting|put|down|enough
      no|little light|hope|way .. tunnel|wall|left|end|anymore
      at home|forgive|call|take|release me home|soon|lord|from
      lord|god|he .. call|take|release me home|from|soon|now?
      weary|tired|sick of * this|being|life|earthly|the earthly|life|existence|a|person|me|world|human
      id|i * like|want|prefer to|it * stop|go|leave|end now|please|all|corrected
      the end .. sounds|feels|seems|looks like|warm|welcome|peaceful|home|good`,
  },
  {
    kind: 'indirect',
    who: 'self',
    isNegative: true,
    guard: 'thing',
    phrases: `
      i|im|am nothing but .. burden|cost|weight|trouble|problem|mess
      i|im|am a burden|waste|mistake|failure .. everyone|them|live|here|gone|better|without
      im|i am? done * $
      want|wanted|need to * let go $
      wish|want i * could|would|to * just? * fade|cease|evaporate|not be|exist|out`,
  },
]
