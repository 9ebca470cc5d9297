import type * as z from 'zod'
import type { changeSchema, checkSchema, countsSchema, findingSchema, groupSchema, locationSchema, reportSchema } from './schema.js'

/** As deep as it goes: nobody changes a report that was made. */
type Frozen<T> = T extends readonly (infer Each)[] ? readonly Frozen<Each>[] : T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T

/** Where a finding is. */
export type Location = Frozen<z.output<typeof locationSchema>>
/** One thing that was found, and what became of it. */
export type Finding = Frozen<z.output<typeof findingSchema>>
/** One rule with everything it found. */
export type CheckReport = Frozen<z.output<typeof checkSchema>>
/** The checks of a report under one heading: a status, or an aspect. */
export type Group = Frozen<z.output<typeof groupSchema>>
/** One thing that formatting changed. */
export type Change = Frozen<z.output<typeof changeSchema>>
/** How many checks came to each status. */
export type StatusCounts = Frozen<z.output<typeof countsSchema>>
/** The report as JSON. Its keys are those that the service documents. */
export type Report = Frozen<z.output<typeof reportSchema>>

/** All checks of a report, in its order. */
export const checksOf = ({ groups }: Report): readonly CheckReport[] => groups.flatMap(({ checks }) => checks)
