import { parseMeal } from './parse.ts'

/** A recipe read from text, before its ingredients are matched with foods. */
export type RecipeText = { name: string; makes: number | null; ingredients: string[]; steps: string; source: string }

const MAX_LETTERS = 200_000
const MAX_LINES = 500

/** Reads a recipe from a page's schema.org data (JSON-LD), or from copied lines. Undefined where the text has none. */
export function readRecipe(text: string): RecipeText | undefined {
  const plain = text.slice(0, MAX_LETTERS).trim()
  if (plain === '') return undefined
  const json = jsonIn(plain)
  if (json !== undefined) {
    const found = recipeIn(json, 0)
    return found && ofSchema(found)
  }
  return ofLines(plain)
}

/** Parses the JSON of a text, or of a script element in the source of a page. */
function jsonIn(text: string): unknown {
  const marker = 'application/ld+json'
  const at = text.indexOf(marker)
  const from = at < 0 ? 0 : text.indexOf('>', at) + 1
  const to = at < 0 ? text.length : text.indexOf('</script', from)
  const part = text.slice(from, to < 0 ? text.length : to).trim()
  if (!/^[[{]/.test(part)) return undefined
  try {
    return JSON.parse(part) as unknown
  } catch {
    return at < 0 ? undefined : null
  }
}

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

function recipeIn(value: unknown, depth: number): Json | undefined {
  if (depth > 6) return undefined
  const next = (values: readonly unknown[]) => {
    for (const one of values.slice(0, 200)) {
      const found = recipeIn(one, depth + 1)
      if (found) return found
    }
    return undefined
  }
  if (Array.isArray(value)) return next(value)
  if (!isObject(value)) return undefined
  if ([value['@type']].flat().includes('Recipe')) return value
  return next([value['@graph'], value.mainEntity].filter((one) => one !== undefined))
}

/** Text of a value, without markup and entities. */
function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  return value
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', '’')
    .replaceAll('&quot;', '"')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()
}

function ofSchema(recipe: Json): RecipeText | undefined {
  const ingredients = [recipe.recipeIngredient ?? recipe.ingredients].flat().map(textOf).filter(Boolean).slice(0, MAX_LINES)
  const steps = stepsIn(recipe.recipeInstructions, 0).slice(0, MAX_LINES).join('\n')
  const name = textOf(recipe.name)
  if (name === '' && ingredients.length === 0) return undefined
  const [makes] = [recipe.recipeYield].flat().flatMap((one) => yieldIn(textOf(one)) ?? [])
  return { name, makes: makes ?? null, ingredients, steps, source: textOf(recipe.url) }
}

function stepsIn(value: unknown, depth: number): string[] {
  if (depth > 4) return []
  if (Array.isArray(value)) return value.flatMap((one) => stepsIn(one, depth + 1))
  if (isObject(value))
    return value.itemListElement ? stepsIn(value.itemListElement, depth + 1) : [textOf(value.text ?? value.name)].filter(Boolean)
  return [textOf(value)].filter(Boolean)
}

/** Number of portions in a text: "4", "4 servings", "ergibt 12 Stück", "für 4 Personen". */
function yieldIn(text: string): number | undefined {
  const digits = /\d{1,3}/.exec(text)?.[0]
  return digits && Number(digits) > 0 ? Number(digits) : undefined
}

const YIELD = /^(?:serves|makes|yields?|portions?|servings?|für|ergibt|reicht für|portionen|personen)\b/i
const STEPS = /^(?:method|instructions?|directions?|preparation|steps?|zubereitung|anleitung|und so geht(?:’|')?s)\b[\s:]*$/i
const INGREDIENTS = /^(?:ingredients?|zutaten)\b/i

/** Reads lines: the first that is no ingredient is the name; lines with an amount are ingredients until the steps begin. */
function ofLines(text: string): RecipeText {
  const recipe: RecipeText = { name: '', makes: null, ingredients: [], steps: '', source: '' }
  const steps: string[] = []
  let isDoing = false
  for (const line of text.split(/\r?\n/).slice(0, MAX_LINES * 2)) {
    const plain = line.replace(/^\s*[-–•*▢☐]\s*/, '').trim()
    if (plain === '') continue
    if (/^https?:\/\/\S+$/.test(plain)) recipe.source ||= plain.slice(0, 500)
    else if (STEPS.test(plain)) isDoing = true
    else if (isDoing) steps.push(plain)
    else if (INGREDIENTS.test(plain)) recipe.makes ??= yieldIn(plain) ?? null
    else if (YIELD.test(plain) && yieldIn(plain)) recipe.makes = yieldIn(plain)!
    else if (isIngredient(plain)) recipe.ingredients.push(plain)
    else if (recipe.name === '' && recipe.ingredients.length === 0) recipe.name = plain.slice(0, 200)
    else if (plain.length <= 60 && !/[.!?]$/.test(plain)) recipe.ingredients.push(plain)
    else {
      isDoing = true
      steps.push(plain)
    }
  }
  return { ...recipe, steps: steps.join('\n') }
}

const isIngredient = (line: string): boolean => line.length <= 120 && parseMeal(line).items[0]?.quantity != null && !/[.!?]$/.test(line)
