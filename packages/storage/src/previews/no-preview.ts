import { ServiceError } from '@formatter/domain'

/** `why` completes “The preview could not be made: …”. */
export const noPreview = (why: string, cause?: unknown): ServiceError =>
  new ServiceError('preview_unavailable', `The preview could not be made: ${why}`, 'Try again later. The formatted document itself can be downloaded.', { cause })
