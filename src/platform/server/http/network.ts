import { isIP } from 'node:net'

/** The unit that counts as one network: an IPv4 address, or the /64 of one IPv6 customer. */
export function networkOf(ip: string): { group: string; isLoopback: boolean } {
  const v4 = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(v4) !== 6) return { group: v4, isLoopback: v4.startsWith('127.') }
  const [head = '', tail] = (v4.split('%')[0] ?? '').split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const groups = [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16).toString(16))
  return { group: groups.slice(0, 4).join(':'), isLoopback: groups.join(':') === '0:0:0:0:0:0:0:1' }
}
