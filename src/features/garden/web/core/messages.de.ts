import { botanyMessages } from '#platform/web/botany/messages.de.ts'
import type { Translation } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.ts'

const { plural, list } = words('de')

const plants = (n: number) => plural(n, { one: '# Pflanze', other: '# Pflanzen' })
const points = (n: number) => plural(n, { one: '# Punkt', other: '# Punkte' })
const days = (n: number) => plural(n, { one: '# Tag', other: '# Tage' })

export const de: Translation<typeof en> = {
  title: 'Dein Garten',
  lead: (n, acts) => `${plants(n)}, gewachsen aus ${plural(acts, { one: '# guten Tat für dich', other: '# guten Taten für dich' })}.`,
  leadEmpty: 'Alles, was du für dich tust, lässt hier etwas wachsen.',
  toHub: 'Start',
  daylight: 'Bei Tageslicht',
  views: { label: 'Ansicht des Gartens', scene: 'Garten', table: 'Tabelle' },
  scene: {
    label: 'Dein Garten. Mit den Pfeiltasten gehst du von Pflanze zu Pflanze, mit der Eingabetaste öffnest du eine.',
    arrangeLabel:
      'Dein Garten, du ordnest ihn gerade. Pfeiltasten bewegen die gewählte Pflanze, die Eingabetaste wählt die nächste, Escape beendet.',
    left: 'Weiter nach links',
    right: 'Weiter nach rechts',
    moved: (name) => `${name} steht nun woanders.`,
  },
  actions: { year: 'Ein Jahr', arrange: 'Ordnen', seeds: 'Samen', share: 'Bild', done: 'Fertig' },
  beds: {
    journal: 'Tagebuchbeet',
    soul: 'Seelenbeet',
    habits: 'Gewohnheitenbeet',
    body: 'Körperbeet',
    mind: 'Geistbeet',
    companion: 'Gefährtenbeet',
    meadow: 'Wiese',
    rare: 'Beet der seltenen Samen',
  },
  bedsTitle: 'Die Beete',
  bedPlants: plants,
  bedActs: (n) => plural(n, { one: '# Tat', other: '# Taten' }),
  species: {
    ...botanyMessages.species,
    snowbell: 'Schneeglocke',
    bluePoppy: 'Himalaja-Blaumohn',
    roseDaisy: 'Rosenmargerite',
    whiteFoxglove: 'weißer Fingerhut',
    sunLupin: 'Sonnenlupine',
    goldenFern: 'Goldfarn',
    blueSpruce: 'Blaufichte',
    flameMaple: 'Flammenahorn',
    cherry: 'Zierkirsche',
    copperOak: 'Kupfereiche',
  },
  seedText: {
    snowbell: 'Weiße Glocken, die als Erste dem Licht trauen.',
    bluePoppy: 'Ein Blau, das kaum ein Garten hat.',
    roseDaisy: 'Margeriten, die rot werden.',
    whiteFoxglove: 'Hoch und weiß; in der Dämmerung leuchtet er.',
    sunLupin: 'Gelbe Türme, die sich zum Mittag neigen.',
    goldenFern: 'Wedel in der Farbe später Sonne.',
    blueSpruce: 'Ein Baum mit Raureif, das ganze Jahr.',
    flameMaple: 'Rot vom ersten bis zum letzten Blatt.',
    cherry: 'Rosa im Frühling. Das Warten lohnt sich.',
    copperOak: 'Dunkle Kupferblätter, für sehr lange Zeit.',
  },
  growth: {
    seed: 'eben gesät',
    sprout: 'eben gekeimt',
    young: 'jung und im Wachsen',
    half: 'schon gut gewachsen',
    nearly: 'fast ausgewachsen',
    full: 'ausgewachsen',
  },
  boughtSeed: 'einem gekauften Samen',
  plant: {
    grewFrom: (what) => `Sie wächst aus: ${what}.`,
    acts: (acts, capacity) =>
      acts >= capacity
        ? `${plural(acts, { one: '# Tat', other: '# Taten' })}. Sie ist ausgewachsen und bleibt.`
        : `${plural(acts, { one: '# Tat', other: '# Taten' })}; ausgewachsen nach ${plural(capacity - acts, { one: 'noch einer', other: 'noch #' })}.`,
    care: (n, all) =>
      n >= all
        ? `Ausgewachsen nach ${plural(n, { one: '# Tag', other: '# Tagen' })} Fürsorge.`
        : `${days(n)} Fürsorge seit dem Pflanzen; ausgewachsen nach ${all}.`,
    name: 'Ihr Name',
    nameHint: 'Nur du siehst ihn. Lass das Feld leer für keinen.',
    save: 'Namen speichern',
    grewTitle: 'Gewachsen durch',
    seedGrew: 'Ein gekaufter Samen wächst mit jedem Tag, an dem du irgendetwas für dich tust.',
    listFailed: 'Die Taten ließen sich gerade nicht laden. Sie sind gut aufgehoben.',
    more: (n) => plural(n, { one: 'Noch eine zeigen', other: 'Noch # zeigen' }),
    offline: 'Du bist offline, deshalb fehlen hier die einzelnen Taten. Sie sind gut aufgehoben.',
    putBack: 'Zurück an ihren Platz',
    times: (amount) => `${amount}×`,
    points,
  },
  arrange: {
    hint: 'Zieh eine Pflanze dorthin, wo du sie magst. Mit der Tastatur: eine wählen, dann mit den Pfeiltasten bewegen.',
    reset: 'Alle an ihren alten Platz',
    resetAsk: 'Alle Pflanzen an ihren alten Platz?',
    resetText: 'Die Plätze, die du gewählt hast, gehen verloren. Namen bleiben.',
    cancel: 'Abbrechen',
    failed: 'Das ließ sich nicht speichern',
    outbox: 'Eine Pflanze im Garten',
  },
  year: {
    title: 'Ein Jahr deines Gartens',
    day: 'Tag des Jahres',
    play: 'Abspielen',
    pause: 'Anhalten',
    again: 'Noch einmal',
    close: 'Zurück zu heute',
    preparing: (percent) => `Die Jahreszeiten werden gemalt: ${percent}`,
    step: 'Nächster Monat',
    text: (day, n) => `${day}: ${plants(n)}`,
  },
  shop: {
    title: 'Samen seltener Arten',
    purse: (n) => `Du hast ${points(n)} zum Pflanzen.`,
    purseText: 'Punkte bekommst du für alles, was du für dich tust. Samen zu kaufen verringert deine Gesamtsumme nicht.',
    price: points,
    days: (n) => `ausgewachsen nach ${plural(n, { one: '# Tag', other: '# Tagen' })} Fürsorge`,
    buy: 'Pflanzen',
    buyNamed: (name) => `Pflanzen: ${name}`,
    short: (n) => `Noch ${points(n)}, dann gehört er dir. Er wartet auf dich.`,
    planted: (name) => `Gepflanzt: ${name}`,
    plantedText: 'Du findest es im Beet der seltenen Samen.',
    failed: 'Das ließ sich nicht pflanzen',
    tooFewPoints: 'Die Punkte reichen nicht mehr: Sie wurden auf einem anderen Gerät ausgegeben. Der Samen wartet auf dich.',
    offline: 'Samen kannst du wieder kaufen, sobald du online bist.',
  },
  share: {
    title: 'Ein Bild deines Gartens',
    text: 'Es zeigt keines deiner Worte, außer du fügst deinen Namen hinzu.',
    caption: 'Bildunterschrift',
    none: 'Nichts',
    count: 'Zahl der Pflanzen',
    named: 'Meinen Namen',
    share: 'Teilen',
    download: 'Bild sichern',
    failed: 'Das Bild konnte nicht gemacht werden',
    byline: (name) => `Der Garten von ${name}`,
    plants,
    alt: (season, weather, n, beds) =>
      `Ein Garten im ${season}, ${weather}, mit ${plural(n, { one: '# Pflanze', other: '# Pflanzen' })}: ${list(beds)}.`,
  },
  table: {
    caption: 'Alle Pflanzen des Gartens',
    plant: 'Pflanze',
    bed: 'Beet',
    from: 'Gewachsen aus',
    acts: 'Taten',
    growth: 'Wuchs',
    more: (n) => plural(n, { one: 'Noch eine zeigen', other: 'Noch # zeigen' }),
  },
  sky: {
    title: 'Heute im Garten',
    season: { spring: 'Frühling', summer: 'Sommer', autumn: 'Herbst', winter: 'Winter' },
    weather: {
      clear: 'klarem Himmel',
      clouds: 'ein paar Wolken',
      breeze: 'leichtem Wind',
      mist: 'Nebel über den Beeten',
      rain: 'sanftem Regen',
      snow: 'Schneefall',
    },
    imagined: (season, weather) => `Es ist ${season}, mit ${weather}. Das Wetter ist erdacht; wir wissen nicht, wo du bist.`,
    nobody: 'Gerade ist niemand zu Besuch. Sie kommen und gehen, wie sie mögen.',
  },
  visitors: {
    fox: {
      name: 'Ein Fuchs',
      why: (n) => `Er kommt, um Hallo zu sagen: Nach ${plural(n, { one: '# Tag', other: '# Tagen' })} bist du wieder da. Schön.`,
    },
    owl: {
      name: 'Eine Eule',
      why: (n) => (n > 1 ? `Sie wacht, während du ruhst. Schon ${days(n)}; der Garten ist in guten Flügeln.` : 'Sie wacht an Ruhetagen.'),
    },
    hedgehog: { name: 'Ein Igel', why: () => 'Er mag Anfänge, die sich Zeit lassen: zwei Tage nach einer Rast.' },
    birds: { name: 'Vögel', why: (n) => `Sie mögen Vielfalt: ${n} Bereiche deines Lebens hatten in den letzten sieben Tagen etwas Gutes.` },
    butterflies: { name: 'Schmetterlinge', why: (n) => `${n} der letzten sieben Tage hatten etwas Gutes in sich.` },
    robin: { name: 'Ein Rotkehlchen', why: () => 'Es hat die eine kleine Sache bemerkt, die du heute getan hast.' },
    deer: {
      name: 'Ein Reh',
      why: (n) =>
        `Scheu, und gern in der Stille: ${plural(n, { one: '# Ruhetag', other: '# Ruhetage' })} in den letzten vier Wochen, und du bist trotzdem gekommen.`,
    },
    fireflies: { name: 'Glühwürmchen', why: () => 'An manchen Abenden sind sie unterwegs, wo immer etwas wächst.' },
  },
  empty: {
    title: 'Ein Keimling wartet',
    text: 'Schreib eine Zeile, atme drei Minuten, hake eine Sache ab: Alles, was du für dich tust, wächst hier. In diesem Garten stirbt nie etwas.',
    action: 'Mit drei Minuten beginnen',
    second: 'Eine Zeile schreiben',
  },
  failedTitle: 'Dein Garten ließ sich nicht laden',
  failedText: 'Nichts darin ist verloren. Versuch es gleich noch einmal.',
  offlineTitle: 'Dein Garten ist noch nicht auf diesem Gerät',
  offlineText: 'Öffne ihn einmal mit Netz, dann ist er auch ohne Netz da.',
  storedNote: (when) => `Das ist dein Garten von ${when}.`,
  loading: 'Der Garten wacht auf',
  again: 'Noch einmal versuchen',
  hub: {
    title: 'Dein Garten',
    grew: (n) => plural(n, { one: 'Eine Pflanze ist gewachsen.', other: '# Pflanzen sind gewachsen.' }),
    visit: (names) => `Heute zu Besuch: ${list(names.map((name) => name.replace(/^Ein/, 'ein')))}.`,
  },
}
