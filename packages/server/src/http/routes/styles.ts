import { listStyles } from '@formatter/core'
import { endpoint, json } from '../endpoint.js'
import { styleList } from '../schemas/documents.js'

const styles = listStyles().map(({ citationSystem, pageSize, paperTypes, id, name, edition, aliases, locale, description }) =>
  ({ id, name, edition, aliases, citation_system: citationSystem, locale, page_size: pageSize, paper_types: paperTypes, description }))

const list = { tag: 'Styles', method: 'get', summary: 'Supported styles', answer: json(styleList, 'The styles') } as const

export const styleRoutes = [
  endpoint({ ...list, path: '/api/v1/styles', bucket: 'other', handle: (c) => c.json({ success: true, styles }) }),
  endpoint({ ...list, path: '/api/formatting/styles', bucket: null, handle: (c) => c.json({ success: true, styles }) }),
]
