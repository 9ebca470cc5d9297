import type { World } from '@formatter/domain'

/** Digits and capitals that nobody mistakes for each other (Crockford): codes are read aloud and typed. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Fifty bits: among ten million codes a new one collides once in a hundred million times, and then its transaction fails. */
export const newReferralCode = ({ randomBytes }: World): string => Array.from(randomBytes(10), (byte) => alphabet[byte & 31]).join('')

/** As it was meant: without regard to case, spaces and hyphens, with the letters that Crockford reads as digits. */
export const readReferralCode = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
