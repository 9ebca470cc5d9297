import type { ReportForms } from '../http/service.js'
import { ServiceError } from '@formatter/domain'

/** The forms of a report; the PDF's library is loaded when the first one is asked for. */
export const reportForms: ReportForms = {
  html: () => { throw new ServiceError('not_ready', 'Not built yet.', '') },
  pdf: () => Promise.reject(new ServiceError('not_ready', 'Not built yet.', '')),
}
