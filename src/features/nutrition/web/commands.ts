import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { upload } from '#platform/web/ui/icons/actions.ts'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { nutrition } from '#platform/web/ui/icons/subjects.ts'

export const area = 'body'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'nutrition.energy',
    to: '/nutrition-analytics/energy',
    icon: nutrition,
    words: {
      en: { title: 'Energy and goals', also: 'calories expenditure TDEE macros trend weight' },
      de: { title: 'Energie und Ziele', also: 'Kalorien Verbrauch Umsatz Makros Trend Gewicht' },
    },
  },
  {
    id: 'nutrition.needs',
    to: '/nutrition-analytics/needs',
    icon: nutrition,
    words: {
      en: { title: 'Nutrient needs', also: 'nutrients vitamins minerals adequacy iron' },
      de: { title: 'Was dein Körper braucht', also: 'Nährstoffe Vitamine Mineralstoffe Eisen' },
    },
  },
  {
    id: 'nutrition.trends',
    to: '/nutrition-analytics/trends',
    icon: nutrition,
    words: {
      en: { title: 'Food over time', also: 'trends variety plants meal times fibre years' },
      de: { title: 'Essen im Lauf der Zeit', also: 'Verlauf Vielfalt Pflanzen Essenszeiten Ballaststoffe Jahre' },
    },
  },
  {
    id: 'nutrition.open',
    to: '/nutrition-analytics',
    icon: nutrition,
    words: {
      en: { title: 'Food diary', also: 'nutrition eating meals calories today' },
      de: { title: 'Ernährungstagebuch', also: 'Ernährung Mahlzeiten Kalorien heute' },
    },
  },
  {
    id: 'nutrition.add',
    kind: 'action',
    to: '/nutrition-analytics?add',
    icon: plus,
    words: {
      en: { title: 'Log what I ate', also: 'add food log meal breakfast lunch dinner' },
      de: { title: 'Essen eintragen', also: 'Mahlzeit Frühstück Mittagessen Abendessen aufschreiben' },
    },
  },
  {
    id: 'nutrition.foods',
    to: '/nutrition-analytics/foods',
    icon: nutrition,
    words: {
      en: { title: 'Foods', also: 'nutrients table label own brand barcode' },
      de: { title: 'Lebensmittel', also: 'Nährwerte Tabelle Packung eigene Marke' },
    },
  },
  {
    id: 'nutrition.scan',
    kind: 'action',
    to: '/nutrition-analytics/foods?scan',
    icon: nutrition,
    words: {
      en: { title: 'Scan a barcode', also: 'product package food camera EAN UPC Open Food Facts' },
      de: { title: 'Strichcode scannen', also: 'Produkt Packung Lebensmittel Kamera EAN Barcode Open Food Facts' },
    },
  },
  {
    id: 'nutrition.recipes',
    to: '/nutrition-analytics/recipes',
    icon: nutrition,
    words: { en: { title: 'Recipes', also: 'cooking ingredients meals' }, de: { title: 'Rezepte', also: 'Kochen Zutaten Mahlzeiten' } },
  },
  {
    id: 'nutrition.plan',
    to: '/nutrition-analytics/plan',
    icon: nutrition,
    words: {
      en: { title: 'Week plan', also: 'meal planning menu next week' },
      de: { title: 'Wochenplan', also: 'Mahlzeiten planen Speiseplan nächste Woche' },
    },
  },
  {
    id: 'nutrition.shopping',
    to: '/nutrition-analytics/shopping',
    icon: nutrition,
    words: {
      en: { title: 'Shopping list', also: 'groceries supermarket buy shop' },
      de: { title: 'Einkaufsliste', also: 'Einkaufen Supermarkt Besorgungen kaufen' },
    },
  },
  {
    id: 'nutrition.fasting',
    to: '/nutrition-analytics/fasting',
    icon: nutrition,
    words: {
      en: { title: 'Fasting', also: 'intermittent fast timer pause eating window overnight' },
      de: { title: 'Fasten', also: 'Intervallfasten Uhr Essenspause Essensfenster über Nacht' },
    },
  },
  {
    id: 'nutrition.transfer',
    to: '/nutrition-analytics/transfer',
    icon: upload,
    words: {
      en: { title: 'Food: import and export', also: 'import export Cronometer MyFitnessPal Lose It FDDB Yazio csv PDF report dietitian' },
      de: {
        title: 'Essen: importieren und exportieren',
        also: 'Import Export Cronometer MyFitnessPal Lose It FDDB Yazio csv PDF Bericht Ernährungsberatung',
      },
    },
  },
]
