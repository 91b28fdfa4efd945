// Module of the child process that inspects pictures and sounds (see platform/server/isolation): their decoders are large native code.
import { AppError, type ReasonBody } from '#platform/contract/errors.ts'
import type { Host } from '#platform/server/isolation/task.ts'
import { sniff, type Sniffed } from './sniff.ts'

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

export const methods = {
  async sniff(head: Uint8Array, host: Host): Promise<Sniffed | { refused: ReasonBody }> {
    try {
      return await sniff(asBuffer(head), async () => asBuffer((await host.ask('all')) as Uint8Array))
    } catch (error) {
      if (error instanceof AppError) {
        const { id, params } = error.reason
        return { refused: { reason: id, params } }
      }
      throw error
    }
  },
}
