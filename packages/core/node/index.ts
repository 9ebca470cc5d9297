export { nodeCodec } from './codec.js'
