import type { z } from '@hono/zod-openapi'
import type { Fault } from './problem.js'

type Issue = z.core.$ZodIssue
type Text = readonly [type: string, msg: string]

/** What zod found in a part of a request, in the words that users of FastAPI know. */
export const faultsOf = (error: z.ZodError, place: string, input: unknown): Fault[] =>
  error.issues.flatMap((issue) => {
    const loc = [place, ...issue.path.map((step) => (typeof step === 'number' ? step : String(step)))]
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ loc: [...loc, key], msg: 'Extra inputs are not permitted', type: 'extra_forbidden' }))
    const [type, msg] = valueAt(input, issue.path) === undefined ? missing : words(issue)
    return [{ loc, msg, type }]
  })

const missing: Text = ['missing', 'Field required']

function words(issue: Issue): Text {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? ['type_error', `Input should be a valid ${issue.expected}`]
    case 'too_small':
      return issue.origin === 'string'
        ? ['string_too_short', `String should have at least ${issue.minimum} ${issue.minimum === 1 ? 'character' : 'characters'}`]
        : ['greater_than_equal', `Input should be greater than or equal to ${issue.minimum}`]
    case 'too_big':
      return issue.origin === 'string'
        ? ['string_too_long', `String should have at most ${issue.maximum} characters`]
        : ['less_than_equal', `Input should be less than or equal to ${issue.maximum}`]
    case 'invalid_value':
      return issue.values.includes('true') ? kinds['boolean']! : ['literal_error', `Input should be ${listed(issue.values)}`]
    case 'invalid_format':
      return ['string_pattern_mismatch', issue.message]
    case 'custom':
      return [typeof issue.params?.['type'] === 'string' ? issue.params['type'] : 'value_error', issue.message]
    default:
      return ['value_error', issue.message]
  }
}

const kinds: Readonly<Record<string, Text>> = {
  string: ['string_type', 'Input should be a valid string'],
  boolean: ['bool_parsing', 'Input should be a valid boolean'],
  int: ['int_parsing', 'Input should be a valid integer'],
  number: ['float_parsing', 'Input should be a valid number'],
  object: ['dict_type', 'Input should be a valid object'],
  record: ['dict_type', 'Input should be a valid object'],
  array: ['list_type', 'Input should be a valid list'],
}

function listed(values: readonly unknown[]): string {
  const quoted = values.map((value) => `'${String(value)}'`)
  const last = quoted.pop() ?? ''
  return quoted.length === 0 ? last : `${quoted.join(', ')} or ${last}`
}

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, step) => (typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[step] : value), input)
