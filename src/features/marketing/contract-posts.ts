import { z } from 'zod'
import { Instant } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { TAGS } from './content/post.ts'
import { Line, Lines } from './contract-text.ts'
import { marketingReasons } from './reasons.en.ts'

export const MOST_POSTS = 500
export const MOST_POST_BYTES = 100_000
export const MOST_POST_TITLE = 120
export const MOST_POST_DESCRIPTION = 300
export const MOST_SLUG = 80
export const POST_LANGUAGES = ['en', 'de'] as const

export const Slug = z
  .string()
  .max(MOST_SLUG)
  .regex(/^[a-z0-9-]*$/, marketingReasons.slug.id)
  .regex(/^[a-z0-9]/, marketingReasons.slug.id)

const PostWords = z.object({
  title: Line(MOST_POST_TITLE).pipe(z.string().min(1)),
  description: Line(MOST_POST_DESCRIPTION).pipe(z.string().min(1)),
  /** The first tag is the post's section. */
  tags: z.array(z.enum(TAGS)).min(1).max(4),
  language: z.enum(POST_LANGUAGES),
})

/** A post that an admin wrote on this installation, without its text. */
export const AddedPostInfo = PostWords.extend({
  slug: Slug,
  minutes: z.int(),
  /** Null: a draft, which only admins see. */
  published: Instant.nullable(),
  updated: Instant,
})
export type AddedPostInfo = z.infer<typeof AddedPostInfo>

export const AddedPost = AddedPostInfo.extend({ text: z.string() })
export type AddedPost = z.infer<typeof AddedPost>

export const listPublishedPosts = endpoint({
  method: 'GET',
  path: '/api/blog/posts',
  summary: 'List published posts of this installation’s admins, newest first, without their text',
  auth: 'public',
  response: z.object({ posts: z.array(AddedPostInfo) }),
})

export const getPublishedPost = endpoint({
  method: 'GET',
  path: '/api/blog/posts/:slug',
  summary: 'Get a published post of this installation with its Markdown text',
  auth: 'public',
  params: z.object({ slug: Slug }),
  response: AddedPost,
  errors: ['not_found'],
})

export const listAddedPosts = endpoint({
  method: 'GET',
  path: '/api/admin/posts',
  summary: 'List all posts of this installation’s admins, including drafts, last updated first',
  auth: 'admin',
  response: z.object({ posts: z.array(AddedPostInfo) }),
})

export const getAddedPost = endpoint({
  method: 'GET',
  path: '/api/admin/posts/:slug',
  summary: 'Get a post or draft of this installation with its Markdown text',
  auth: 'admin',
  params: z.object({ slug: Slug }),
  response: AddedPost,
  errors: ['not_found'],
})

export const putAddedPost = endpoint({
  method: 'PUT',
  path: '/api/admin/posts/:slug',
  summary: 'Create a post (`isNew`) or replace an existing one; `conflict` if the slug of a new post is in use',
  auth: 'admin',
  params: z.object({ slug: Slug }),
  body: PostWords.extend({
    text: Lines(MOST_POST_BYTES)
      .pipe(z.string().min(1))
      .refine((text) => new TextEncoder().encode(text).length <= MOST_POST_BYTES, marketingReasons.post_too_long.id),
    isNew: z.boolean(),
    isPublished: z.boolean(),
  }),
  response: AddedPost,
  errors: ['conflict', 'limit', 'not_found'],
})

export const deleteAddedPost = endpoint({
  method: 'DELETE',
  path: '/api/admin/posts/:slug',
  summary: 'Delete a post or draft of this installation',
  auth: 'admin',
  params: z.object({ slug: Slug }),
  response: z.object({ removed: z.literal(true) }),
  errors: ['not_found'],
})
