import { optionMeantBy } from '@formatter/core'

/** A sentence for each name that was most likely meant for an option: callers may keep notes of their own there, but hardly meant this as one. */
export const unheardOptions = (options: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(options).flatMap((name) => {
    const meant = optionMeantBy(name)
    return meant === undefined || meant in options ? [] : [`The option ${name} means nothing and is passed over; perhaps ${meant} is meant.`]
  })
