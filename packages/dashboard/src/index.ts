export { makePages } from './pages.js'
export type { Key, Member, PagePicture, Ports, Refusal, StyleChoice } from './ports.js'
