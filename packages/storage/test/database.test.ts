import { databaseContract } from '../../domain/test/database-contract.js'
import { onEachDatabase } from './test-databases.js'

onEachDatabase(databaseContract)
