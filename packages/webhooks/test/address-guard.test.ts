import { describe, expect, it } from 'vitest'
import { addressGuard } from '../src/index.js'

const isAllowed = addressGuard()

describe('the address guard', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2606:4700:4700::1111', '2a00:1450:4001:81b::200e'])('lets %s through, which is public', (address) => {
    expect(isAllowed(address)).toBe(true)
  })

  it.each([
    ['127.0.0.1', 'loopback'],
    ['127.255.255.254', 'loopback'],
    ['::1', 'loopback'],
    ['0.0.0.0', 'this host'],
    ['::', 'this host'],
    ['10.1.2.3', 'private'],
    ['172.16.0.1', 'private'],
    ['192.168.1.1', 'private'],
    ['fd00::1', 'unique local'],
    ['169.254.169.254', 'link-local: metadata of clouds'],
    ['fe80::1', 'link-local'],
    ['100.64.0.1', 'carrier-grade NAT'],
    ['192.0.2.1', 'documentation'],
    ['2001:db8::1', 'documentation'],
    ['198.18.0.1', 'benchmarks'],
    ['224.0.0.1', 'multicast'],
    ['ff02::1', 'multicast'],
    ['255.255.255.255', 'broadcast'],
    ['240.0.0.1', 'reserved'],
    ['::ffff:127.0.0.1', 'IPv4-mapped loopback'],
    ['::ffff:a00:1', 'IPv4-mapped private'],
    ['::7f00:1', 'IPv4-compatible loopback'],
    ['64:ff9b::7f00:1', 'NAT64 of loopback'],
    ['2002:7f00:1::', '6to4 of loopback'],
    ['2001:0:7f00:1::', 'Teredo'],
    ['localhost', 'no address'],
    ['', 'no address'],
  ])('refuses %s (%s)', (address) => {
    expect(isAllowed(address)).toBe(false)
  })

  it('reads an IPv4-mapped address as the public one that it is', () => {
    expect(isAllowed('::ffff:8.8.8.8')).toBe(true)
  })

  it('lets the networks through that are allowed besides, and no others', () => {
    const guard = addressGuard(['127.0.0.0/8', 'fd12::/16'])
    expect(['127.0.0.1', '::ffff:127.0.0.1', 'fd12::1', '8.8.8.8'].map(guard)).toEqual([true, true, true, true])
    expect(['10.0.0.1', 'fd13::1', '::1'].map(guard)).toEqual([false, false, false])
  })
})
