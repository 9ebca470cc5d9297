/** Whether words say that an article came out before the issue that it is in, as each style calls that. */
export const isAhead = (status = ''): boolean => /ahead of print|early access|advance online/iu.test(status)
