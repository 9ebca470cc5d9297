/** deadlock_detected and serialization_failure: PostgreSQL took the transaction back, and asks that it be run again. */
const collisions = new Set<unknown>(['40P01', '40001'])

const attempts = 4

/** Runs a transaction again where it collided with another one. Waiting is needless: one of the two has gone through. */
export async function whileItCollides<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction()
    } catch (error) {
      if (attempt === attempts || !collided(error)) throw error
    }
  }
}

const collided = (error: unknown): boolean => error instanceof Error && 'code' in error && collisions.has(error.code)
