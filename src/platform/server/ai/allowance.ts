import { AppError } from '#platform/contract/errors.ts'
import { aiReasons } from '#platform/contract/reasons.en.ts'
import type { Clock } from '../core/clock.ts'
import type { AiConfig } from '../config/ai-config.ts'
import type { Db } from '../db/db.ts'
import { quotaOf, consumeQuota, type Allowance } from '../quota/quota.ts'
import type { AiAllowance } from './ai.ts'

const DAY = 86_400

function allowances({ requestsPerDay, tokensPerDay }: AiConfig): { requests: Allowance; tokens: Allowance } {
  return {
    requests: {
      feature: 'ai.requests',
      limit: requestsPerDay,
      seconds: DAY,
      reason: aiReasons.requests_spent(),
    },
    tokens: {
      feature: 'ai.tokens',
      limit: tokensPerDay,
      seconds: DAY,
      reason: aiReasons.tokens_spent(),
    },
  }
}

/**
 * Takes one request and `tokens` (the highest possible cost) from the person's day before anything is sent, because a run that
 * is stopped, cut or killed never reports its cost. `settle` returns the unused part; all of it, with `undefined`.
 */
export async function reserve(
  db: Db,
  clock: Clock,
  userId: string,
  config: AiConfig,
  tokens: number,
): Promise<{ settle(used: number | undefined): Promise<void> }> {
  const allowed = allowances(config)
  const request = await consumeQuota(db, clock, userId, allowed.requests)
  let reserved
  try {
    reserved = await consumeQuota(db, clock, userId, allowed.tokens, tokens)
  } catch (error) {
    await request.refund()
    if (!(error instanceof AppError) || error.code !== 'limit') throw error
    // The request did not fit; a part of the allowance may still be left.
    throw new AppError('limit', error.reason, await quotaOf(db, clock, userId, allowed.tokens))
  }
  return {
    async settle(used) {
      await reserved.refund(tokens - (used ?? 0))
      if (used === undefined) await request.refund()
    },
  }
}

export async function allowanceOf(
  db: Db,
  clock: Clock,
  userId: string,
  config: AiConfig,
): Promise<{ requests: AiAllowance; tokens: AiAllowance }> {
  const { requests, tokens } = allowances(config)
  return { requests: await quotaOf(db, clock, userId, requests), tokens: await quotaOf(db, clock, userId, tokens) }
}
