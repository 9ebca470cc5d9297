import { ServiceError } from '@formatter/domain'

/** Refuses an address at which there is nothing. */
export const nothingHere = (): never => { throw new ServiceError('not_found', 'There is nothing at this address.', 'Begin with your documents.') }
