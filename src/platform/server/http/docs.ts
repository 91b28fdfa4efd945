import etag from '@fastify/etag'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isBytes, type Bytes, type Endpoint } from '#platform/contract/endpoint.ts'
import { ERROR_STATUS, type ErrorCode } from '#platform/contract/errors.ts'
import { PRODUCT_NAME } from '#platform/contract/product.ts'
import type { HasConfig } from '../app/app.ts'

type Json = Record<string, unknown>

/** `/api/openapi.json` and `/api/docs`, both made from the contract itself. */
export async function registerDocs(server: FastifyInstance, app: HasConfig, endpoints: readonly Endpoint[]): Promise<void> {
  await server.register(etag)
  let document: string | undefined
  let page: string | undefined
  server.get('/api/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApi(endpoints, app.config.publicUrl), null, 2)
    return reply.type('application/json; charset=utf-8').send(document)
  })
  server.get('/api/docs', (_request, reply) => {
    page ??= readablePage(endpoints)
    return reply.type('text/html; charset=utf-8').send(page)
  })
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' })

/** An OpenAPI 3.1 description of the endpoints. */
export function openApi(endpoints: readonly Endpoint[], publicUrl?: string): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT_NAME} API`, version: '1' },
    ...(publicUrl ? { servers: [{ url: publicUrl }] } : {}),
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'fernwell_session' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['error', 'message', 'reason', 'params'],
          properties: {
            error: { type: 'string', enum: Object.keys(ERROR_STATUS) },
            message: { type: 'string', description: 'The reason in English' },
            reason: { type: 'string', description: 'A stable id of the reason, such as `habits.too_many`' },
            params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
            fieldReasons: {
              type: 'object',
              additionalProperties: {
                type: 'object',
                required: ['reason', 'params'],
                properties: {
                  reason: { type: 'string' },
                  params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
                },
              },
            },
            used: { type: 'integer' },
            limit: { type: 'integer' },
            resetsAt: { type: 'string', format: 'date-time' },
            requestId: { type: 'string' },
          },
        },
      },
    },
  }
}

function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const always: ErrorCode[] = endpoint.params || endpoint.query || endpoint.body ? ['invalid'] : []
  const byAuth: ErrorCode[] =
    endpoint.auth === 'public'
      ? []
      : endpoint.auth === 'admin' || endpoint.freshProof
        ? ['unauthenticated', 'forbidden']
        : ['unauthenticated']
  return [...new Set([...always, ...byAuth, ...(endpoint.errors ?? []), 'internal' as const])]
}

function operation(endpoint: Endpoint): Json {
  const parameters = (['params', 'query'] as const).flatMap((part) => {
    const schema = endpoint[part]
    return schema
      ? Object.entries(schema.shape).map(([name, field]) => ({
          name,
          in: part === 'params' ? 'path' : 'query',
          required: part === 'params' || !(field as z.ZodType).safeParse(undefined).success,
          schema: schemaOf(field as z.ZodType, 'input'),
        }))
      : []
  })
  const byStatus = Map.groupBy(errorsOf(endpoint), (code) => ERROR_STATUS[code])
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2]],
    ...(endpoint.auth === 'public' ? {} : { security: [{ session: [] }] }),
    ...(parameters.length ? { parameters } : {}),
    ...(endpoint.body ? { requestBody: { required: true, content: contentOf(endpoint.body, 'input') } } : {}),
    responses: {
      200: { description: 'Done', content: contentOf(endpoint.response, 'output') },
      ...Object.fromEntries(
        [...byStatus].map(([status, codes]) => [
          status,
          { description: codes.join(', '), content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
        ]),
      ),
    },
  }
}

function contentOf(content: z.ZodType | Bytes, io: 'input' | 'output'): Json {
  if (!isBytes(content)) return { 'application/json': { schema: schemaOf(content, io) } }
  return Object.fromEntries(content.contentTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
}

const escape = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

function readablePage(endpoints: readonly Endpoint[]): string {
  const groups = Map.groupBy(endpoints, (endpoint) => endpoint.path.split('/')[2] ?? '')
  const section = ([name, members]: [string, Endpoint[]]) => `<section><h2>${escape(name)}</h2>${members.map(entry).join('')}</section>`
  const schema = (title: string, content: z.ZodType | Bytes | undefined, io: 'input' | 'output') =>
    content
      ? `<h4>${title}</h4><pre>${escape(isBytes(content) ? content.contentTypes.join('\n') : JSON.stringify(schemaOf(content, io), null, 2))}</pre>`
      : ''
  const entry = (
    e: Endpoint,
  ) => `<details><summary><b>${e.method}</b> <code>${escape(e.path)}</code> — ${escape(e.summary)} <small>${e.auth}</small></summary>
    ${schema('Path', e.params, 'input')}${schema('Query', e.query, 'input')}${schema('Body', e.body, 'input')}${schema('Answer', e.response, 'output')}
    <h4>Errors</h4><p>${errorsOf(e)
      .map((code) => `${ERROR_STATUS[code]} <code>${code}</code>`)
      .join(', ')}</p></details>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API | ${PRODUCT_NAME}</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}summary{cursor:pointer;padding:.6rem 0}
pre{overflow:auto;padding:1rem;border-radius:12px;background:light-dark(#f1efe6,#1b231d)}small{opacity:.7}h4{margin-bottom:0}</style></head>
<body><h1>${PRODUCT_NAME} API</h1><p>Cookies carry the session. Errors are JSON with <code>error</code> and <code>message</code>. The same as <a href="/api/openapi.json">an OpenAPI document</a>.</p>
${[...groups].map(section).join('')}</body></html>`
}
