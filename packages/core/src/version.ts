/** The version of this library, as its package says; a test compares the two. */
export const version = '0.1.0'
