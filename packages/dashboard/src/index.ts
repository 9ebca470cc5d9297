export { makePages } from './pages.js'
export type { Key, Member, PagePicture, Ports, Refusal, StyleChoice, Tally } from './ports.js'
