import ipaddr from 'ipaddr.js'

/** Says whether a delivery may go to an address: an IPv4 or IPv6 address as text. */
export type AddressGuard = (address: string) => boolean

const globalUnicast = ipaddr.parseCIDR('2000::/3')

/**
 * Only addresses of the public internet, and the networks that are allowed besides (`127.0.0.0/8`, for tests on one machine).
 * Of IPv6 only 2000::/3 is given out (RFC 4291); ipaddr.js calls much outside it unicast too, `::7f00:1` for one, which
 * some systems route to 127.0.0.1.
 */
export function addressGuard(allowedNetworks: readonly string[] = []): AddressGuard {
  const allowed = allowedNetworks.map((network) => ipaddr.parseCIDR(network))
  return (text) => {
    if (!ipaddr.isValid(text)) return false
    const address = ipaddr.process(text)
    if (allowed.some((network) => within(address, network))) return true
    return address.range() === 'unicast' && (address.kind() === 'ipv4' || within(address, globalUnicast))
  }
}

type Address = ipaddr.IPv4 | ipaddr.IPv6

const within = (address: Address, [network, bits]: [Address, number]): boolean => address.kind() === network.kind() && address.match(network, bits)
