import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Permission to call: anyone, a signed-in person (who then only ever reaches their own data), or an admin. */
export type Auth = 'public' | 'session' | 'admin'

/** A request body that is a file, sent raw (no multipart), or a response that is one. */
export type Bytes = { bytes: true; contentTypes: readonly string[]; maxBytes?: number }

export type Endpoint = {
  method: Method
  /** Fastify's path syntax, from the root: `/api/soul/tracks/:id`. */
  path: `/api/${string}`
  summary: string
  auth: Auth
  /**
   * The caller must have proved their identity within the last ten minutes (signed in, or proved it again): for endpoints that add or
   * remove a way to sign in, or export everything. Otherwise the response has the reason `http.proof_wanted`; the web then asks for
   * the proof, and calls again.
   */
  freshProof?: true
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType | Bytes
  /** Of a JSON body, when it may be larger than usual (1 MB). */
  maxBytes?: number
  /** Body and answer are JSON by these schemas; unknown fields are dropped both ways. */
  response: z.ZodType | Bytes
  /** The error codes that a caller should expect beyond those of every call (invalid, unauthenticated, internal). */
  errors?: readonly ErrorCode[]
  /** A mutation that can be queued while offline and sent later: the server treats a repeat as the same act. */
  offline?: boolean
  /** A read whose last response is stored on the person's device, to be shown without a network. */
  persisted?: boolean
  /** Of a persisted read, in the browser: changes whenever the declared response does. Set by the build. */
  shape?: string
}

type Declaration = Omit<Endpoint, 'auth'> & Partial<Pick<Endpoint, 'auth'>>

/**
 * Declares an endpoint as a value: the server serves it, the client calls it, the documents describe it. It is for signed-in people unless
 * it says otherwise.
 */
export function endpoint<const E extends Declaration>(value: E): E & Pick<Endpoint, 'auth'> {
  return { auth: 'session', ...value }
}

export function bytes(contentTypes: readonly string[], maxBytes?: number): Bytes {
  return { bytes: true, contentTypes, ...(maxBytes === undefined ? {} : { maxBytes }) }
}

export function isBytes(value: z.ZodType | Bytes | undefined): value is Bytes {
  return value !== undefined && 'bytes' in value
}

type InputPart<Key extends string, Schema> = Schema extends z.ZodType ? { [K in Key]: z.input<Schema> } : unknown

/** The input of a call: only the parts that the endpoint declares. */
export type InputOf<E extends Endpoint> = InputPart<'params', E['params']> &
  InputPart<'query', E['query']> &
  (E['body'] extends Bytes ? { body: Blob | ArrayBuffer | Uint8Array<ArrayBuffer> } : InputPart<'body', E['body']>)

/** The result of a call. */
export type OutputOf<E extends Endpoint> = E['response'] extends z.ZodType ? z.output<E['response']> : Response

/** The path with its `:name` parts filled in, each encoded. */
export function pathOf(endpointPath: string, params: Record<string, unknown> = {}): string {
  return endpointPath.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
}
