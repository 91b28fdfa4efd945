const set = (words: string) => new Set(words.split(' '))

/** Folded words for moods, by mood level. */
const LEVELS: Readonly<Record<number, ReadonlySet<string>>> = {
  5: set(
    'sunny great fantastic wonderful amazing excellent brilliant happy joyful delighted thrilled ecstatic overjoyed super awesome elated proud sonnig grossartig wunderbar fantastisch toll glucklich super prima ausgezeichnet begeistert spitze klasse stolz uberglucklich herrlich hervorragend',
  ),
  4: set(
    'good well clearing calm content fine nice relaxed grateful hopeful cheerful peaceful better rested glad pleased thankful energetic motivated gut entspannt ruhig zufrieden dankbar hoffnungsvoll besser frohlich heiter ausgeruht gelassen erholt schon froh munter motiviert ausgeglichen aufklarend',
  ),
  3: set(
    'hazy okay ok alright neutral meh average soso medium normal mixed mittel mittelmassig durchwachsen diesig neutral geht passabel mittelgut gemischt',
  ),
  2: set(
    'grey gray tired sad low bad down stressed anxious nervous worried lonely exhausted bored irritated annoyed frustrated weary sleepy drained blue tense upset restless sick unwell grumpy overwhelmed worn grau mude traurig schlecht gestresst angstlich nervos besorgt einsam erschopft gelangweilt gereizt genervt frustriert matt schlafrig angespannt unruhig krank kaputt platt bedruckt niedergeschlagen uberfordert mies unwohl ausgelaugt schlapp',
  ),
  1: set(
    'stormy terrible awful horrible miserable furious angry devastated dreadful rotten desperate sturmisch furchtbar schrecklich elend wutend verzweifelt grauenhaft grasslich sauer miserabel beschissen zornig',
  ),
}
const FILLERS = set(
  'a an the bit little so very really quite rather pretty feeling today now right this just too again extremely kind of somewhat fairly morning evening ein eine einen bisschen wenig so sehr echt richtig ganz ziemlich recht heute jetzt gerade wieder total voll etwas eher gar morgen abend wirklich mich',
)
const NOT = set('not nicht no kein never isnt')

/** The mood level of these folded words; undefined for other words, or for two different moods. */
export function levelOf(folded: string): number | undefined {
  const words = folded.split(' ').filter((word) => word !== '' && !FILLERS.has(word))
  const isDenied = words.some((word) => NOT.has(word))
  const named = words.filter((word) => !NOT.has(word) && word !== 'and' && word !== 'und')
  const found = named.map((word) => Number(Object.keys(LEVELS).find((level) => LEVELS[Number(level)]!.has(word))))
  if (found.length === 0 || found.some(Number.isNaN)) return undefined
  // For two adjacent levels, the lower one: "tired and furious".
  if (Math.max(...found) - Math.min(...found) > 1) return undefined
  const level = Math.min(...found)
  if (!isDenied) return level
  return level >= 4 ? 2 : level <= 2 ? 3 : undefined
}
