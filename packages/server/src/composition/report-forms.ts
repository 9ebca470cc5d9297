import { reportHtml } from '@formatter/core'
import { ServiceError } from '@formatter/domain'
import type { ReportForms } from '../http/service.js'

/** The forms of a report besides JSON. */
export const reportForms: ReportForms = {
  html: reportHtml,
  pdf: () => Promise.reject(new ServiceError('not_ready', 'This service does not write reports as PDF yet.', 'Ask for format=html, and print it.')),
}
