import { z } from '@hono/zod-openapi'

// What stands as text in a query or a form.

/** A boolean: "false" is false. */
export const booleanText = z.stringbool().default(false).openapi({ type: 'boolean', default: false })

/** An integer in decimal digits: `Number` alone would take "0x10", "1e3" and blanks too. */
export const integerText = (minimum: number, maximum: number) =>
  z
    .string()
    .refine((text) => /^-?\d{1,15}$/.test(text), { error: 'Input should be a valid integer', params: { type: 'int_parsing' }, abort: true })
    .transform(Number)
    .pipe(z.int().min(minimum).max(maximum))
    .openapi({ type: 'integer', minimum, maximum })

/** JSON. */
export const jsonText = z.string().default('{}').transform((text, context) => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    context.addIssue({ code: 'custom', message: 'Invalid JSON', params: { type: 'json_invalid' }, input: undefined })
    return z.NEVER
  }
})
