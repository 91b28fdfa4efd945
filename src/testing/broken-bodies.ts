import fc from 'fast-check'
import { z } from 'zod'

type Schema = Record<string, unknown>

/** Things that have no business in a body, of every shape. */
const nonsense: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    true,
    -1,
    0,
    1e308,
    -0.5,
    '',
    ' ',
    '\u0000',
    '../../etc/passwd',
    "'; drop table users; --",
    '{{7*7}}',
    '<script>alert(1)</script>',
    '🌿'.repeat(200),
    '\ud800',
  ),
  fc.string({ maxLength: 300 }),
  fc.double(),
  fc.array(fc.constant(1), { maxLength: 5 }),
  fc.dictionary(fc.string({ maxLength: 8 }), fc.integer(), { maxKeys: 3 }),
  fc.constantFrom({ __proto__: { isAdmin: true } }, { constructor: { prototype: {} } }, { toString: 'no' }),
)

/** Mostly right values of a JSON Schema, as a careless client would send them. */
function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  const { type } = schema
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]))
  if (Array.isArray(schema.anyOf)) return fc.oneof(...(schema.anyOf as Schema[]).map(valueOf))
  if (schema.format === 'uuid') return fc.uuid()
  if (schema.format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (schema.format === 'email') return fc.emailAddress()
  if (type === 'string')
    return fc.string({ minLength: Number(schema.minLength ?? 0), maxLength: Math.min(60, Number(schema.maxLength ?? 60)) })
  if (type === 'integer') return fc.integer()
  if (type === 'number') return fc.double({ noNaN: true })
  if (type === 'boolean') return fc.boolean()
  if (type === 'array') return fc.array(valueOf((schema.items ?? {}) as Schema), { maxLength: 4 })
  if (type === 'object') {
    const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
    return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, valueOf(field)])))
  }
  return nonsense
}

/** Bodies made from a schema and then broken: a field of the wrong kind, missing, or doubled into nonsense, or no object at all. */
export function brokenBodies(schema: z.ZodType): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
  const names = Object.keys((json.properties ?? {}) as object)
  const broken = fc
    .tuple(valueOf(json), names.length > 0 ? fc.constantFrom(...names) : fc.constant('x'), nonsense, fc.boolean())
    .map(([value, name, bad, remove]) => {
      if (typeof value !== 'object' || value === null) return bad
      const { [name]: _, ...rest } = value as Record<string, unknown>
      return remove ? rest : { ...rest, [name]: bad }
    })
  return fc.oneof({ weight: 6, arbitrary: broken }, { weight: 1, arbitrary: nonsense })
}
