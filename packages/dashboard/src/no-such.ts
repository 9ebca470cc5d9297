import { ServiceError } from '@formatter/domain'

export const noSuch = (what: string): never => { throw new ServiceError('not_found', `There is no such ${what}.`, 'The list below has those of this account.') }
