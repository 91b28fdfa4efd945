import { BlockList, isIP, isIPv4 } from 'node:net'
import { hostname } from 'node:os'

const privateNetworks = new BlockList()
privateNetworks.addSubnet('127.0.0.0', 8, 'ipv4')
privateNetworks.addSubnet('10.0.0.0', 8, 'ipv4')
privateNetworks.addSubnet('172.16.0.0', 12, 'ipv4')
privateNetworks.addSubnet('192.168.0.0', 16, 'ipv4')
privateNetworks.addSubnet('169.254.0.0', 16, 'ipv4')
privateNetworks.addAddress('::1', 'ipv6')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addSubnet('fe80::', 10, 'ipv6')

const withoutBrackets = (host: string) => host.replace(/^\[(.*)\]$/, '$1')

/**
 * Whether plain http to this host stays within this machine, its container neighbours (names without a dot) or a private network.
 * `host` as in `URL.hostname`: lower case, IPv6 in brackets.
 */
export function isPrivateHost(host: string): boolean {
  // A server that listens on both IPv6 and IPv4 sees 10.0.0.2 as ::ffff:10.0.0.2.
  const address = withoutBrackets(host).replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(address)) return privateNetworks.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
  return !host.includes('.') || /\.(local|internal|lan|localhost|home\.arpa)$/.test(host)
}

const isLoopback = (host: string) =>
  host === 'localhost' || host.endsWith('.localhost') || /^127(\.\d+){3}$/.test(host) || withoutBrackets(host) === '::1'

/** Whether anybody but this machine can reach the server: it listens on a network, or a proxy stands in front of it. */
export function isReachedByOthers(config: { host: string; publicUrl: string | undefined; trustProxy: unknown }): boolean {
  if (!isLoopback(config.host) || config.trustProxy !== false) return true
  return config.publicUrl !== undefined && !isLoopback(new URL(config.publicUrl).hostname)
}

/**
 * The check of the host names that this server answers to. A page of another site can point its own name at this machine (DNS
 * rebinding) and is then same-origin with this server; its `Host` header reveals it. Numeric addresses are no names and cannot be
 * rebound, so they are always accepted.
 */
export function hostCheck(config: { publicUrl: string | undefined; allowedHosts: readonly string[] }): (host: string) => boolean {
  const machine = hostname().toLowerCase()
  const named = new Set(['localhost', machine, `${machine}.local`, ...config.allowedHosts])
  if (config.publicUrl) named.add(new URL(config.publicUrl).hostname)
  return (host) => {
    // Browsers send a bare host: no user, no path. Any other form is refused, too.
    const url = /^[\w.:[\]-]+$/.test(host) ? URL.parse(`http://${host}`) : null
    if (!url) return false
    const name = url.hostname.replace(/\.$/, '')
    return named.has(name) || name.endsWith('.localhost') || isIP(withoutBrackets(name)) !== 0
  }
}
