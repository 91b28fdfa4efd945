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
      goodbye letter|note|message|messages|text|letters`,
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
]
