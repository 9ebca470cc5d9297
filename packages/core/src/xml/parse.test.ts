import { expect, test } from 'vitest'
import { elementsOf, parse } from '../../test/reference/xml.js'
import { FormatError } from '../errors.js'
import { defaultLimits } from '../opc/limits.js'

const refusal = (source: string, limits = defaultLimits): FormatError => {
  try {
    parse(source, limits)
  } catch (error) {
    if (error instanceof FormatError) return error
    throw error
  }
  throw new Error(`accepted: ${source}`)
}

test('an element is spans over the source', () => {
  const source = '<?xml version="1.0"?>\n<w:p xmlns:w="urn:w" w:a=">"><w:r/>text</w:p >\n'
  const { root } = parse(source)
  expect(source.slice(root.start, root.openEnd)).toBe('<w:p xmlns:w="urn:w" w:a=">">')
  expect(source.slice(root.openEnd, root.closeStart)).toBe('<w:r/>text')
  expect(source.slice(root.closeStart, root.end)).toBe('</w:p >')
  const [run] = root.children
  expect(run).toMatchObject({ id: 1, name: 'w:r', parent: root })
  expect([run?.openEnd, run?.closeStart]).toEqual([run?.end, run?.end])
})

test('ids follow document order, and children are the same objects each time', () => {
  const document = parse('<a><b><c/></b><d/></a>')
  expect(elementsOf(document).map(({ id, name }) => `${id}${name}`)).toEqual(['0a', '1b', '2c', '3d'])
  expect(document.size).toBe(4)
  expect(document.root.children).toBe(document.root.children)
})

test.each([
  ['the usual prefix', '<w:p xmlns:w="urn:w"/>', 'w:p'],
  ['another prefix', '<ns0:p xmlns:ns0="urn:w"/>', 'w:p'],
  ['the default namespace', '<p xmlns="urn:w"/>', 'w:p'],
  ['the Strict namespace', '<x:p xmlns:x="urn:strict:w"/>', 'w:p'],
  ['an unknown namespace', '<w:p xmlns:w="urn:unknown"/>', '{urn:unknown}p'],
  ['no namespace', '<p/>', 'p'],
])('a name is canonical with %s', (_, source, name) => {
  expect(parse(source).root.name).toBe(name)
})

test('a prefix means what the nearest declaration says', () => {
  const document = parse('<w:a xmlns:w="urn:w"><w:b xmlns:w="urn:r"><w:c/></w:b><w:d/></w:a>')
  expect(elementsOf(document).map(({ name }) => name)).toEqual(['w:a', 'r:b', 'r:c', 'w:d'])
})

test('the default namespace can be undeclared', () => {
  expect(elementsOf(parse('<a xmlns="urn:w"><b xmlns=""/></a>')).map(({ name }) => name)).toEqual(['w:a', 'b'])
})

test.each([
  ['nothing', '', 'no element'],
  ['white space', ' \n', 'no element'],
  ['a DOCTYPE', '<!DOCTYPE a><a/>', 'DOCTYPE'],
  ['an undefined entity', '<a>&nbsp;</a>', 'no reference'],
  ['a bare ampersand', '<a>&</a>', 'no reference'],
  ['a bare ampersand in a value', '<a b="&"/>', 'no reference'],
  ['a reference to NUL', '<a>&#0;</a>', 'no reference'],
  ['a reference to a control character', '<a>&#1;</a>', 'no reference'],
  ['a reference to half a surrogate pair', '<a>&#xD800;</a>', 'no reference'],
  ['a reference past Unicode', '<a>&#x110000;</a>', 'no reference'],
  ['a control character', '<a>\u0007</a>', 'U+0007'],
  ['a control character in a comment', '<a><!--\u0007--></a>', 'U+0007'],
  ['a non-character', '<a>\ufffe</a>', 'U+FFFE'],
  ['a lone surrogate', '<a>\ud800</a>', 'U+D800'],
  ['a lone surrogate in a value', '<a b="\udc00"/>', 'U+DC00'],
  ['an attribute twice', '<a b="1" b="2"/>', 'given twice'],
  ['an attribute twice by namespace', '<a xmlns:p="urn:w" xmlns:q="urn:w" p:b="1" q:b="2"/>', 'given twice'],
  ['a prefix declared twice', '<a xmlns:p="urn:w" xmlns:p="urn:r"/>', 'declared twice'],
  ['an undeclared prefix', '<w:a/>', '“w” is not declared'],
  ['an undeclared attribute prefix', '<a w:b=""/>', '“w” is not declared'],
  ['a prefix used after its element', '<a><b xmlns:w="urn:w"/><w:c/></a>', '“w” is not declared'],
  ['a prefix undeclared', '<a xmlns:w=""/>', 'no namespace'],
  ['the prefix xml for something else', '<a xmlns:xml="urn:w"/>', 'cannot be declared'],
  ['two colons in a name', '<a:b:c xmlns:a="urn:w"/>', 'is not a name'],
  ['a name that begins with a digit', '<1a/>', 'is not a name'],
  ['“<” in a value', '<a b="<"/>', '“<”'],
  ['a value without quotes', '<a b=1/>', 'no quotes'],
  ['an attribute without value', '<a b/>', 'no value'],
  ['attributes run together', '<a b="1"c="2"/>', 'white space is missing'],
  ['“]]>” in text', '<a>]]></a>', ']]>'],
  ['“--” in a comment', '<a><!-- -- --></a>', 'comment'],
  ['a comment that does not end', '<a><!-- </a>', 'comment'],
  ['CDATA outside the root', '<![CDATA[]]><a/>', 'comment'],
  ['a declaration not at the start', ' <?xml version="1.0"?><a/>', 'instruction'],
  ['mismatched tags', '<a><b></a></b>', '<b> is open'],
  ['an end tag too many', '<a/></a>', 'no start tag'],
  ['an element that does not end', '<a><b></b>', 'ends inside <a>'],
  ['a tag that does not end', '<a b="1"', 'white space is missing'],
  ['two roots', '<a/><b/>', 'second root'],
  ['text before the root', 'a<a/>', 'outside the root'],
  ['text after the root', '<a/>a', 'outside the root'],
  ['XML 1.1', '<?xml version="1.1"?><a/>', 'XML 1.0'],
  ['another encoding', '<?xml version="1.0" encoding="ISO-8859-1"?><a/>', 'ISO-8859-1'],
])('%s is refused', (_, source, why) => {
  const error = refusal(source)
  expect(error).toMatchObject({ code: 'malformed_part' })
  expect(error.message).toContain(why)
  expect(error.message).toContain('part.xml')
  expect(error.hint).not.toBe('')
})

test('a refusal names line and column', () => {
  expect(refusal('<a>\n  <b>&x;</b>\n</a>').message).toContain('(line 2, column 6)')
})

test.each([
  ['depth', '<a><a><a/></a></a>', { depth: 2 }],
  ['elements', '<a><a/><a/></a>', { elements: 2 }],
  ['attributes', '<a b="" c="" d=""/>', { attributes: 2 }],
  ['the length of a value', '<a b="123"/>', { attributeLength: 2 }],
  ['names', '<a><b/><c/></a>', { names: 2 }],
])('%s beyond the limit is too large, and at the limit is not', (_, source, limit) => {
  expect(refusal(source, { ...defaultLimits, ...limit })).toMatchObject({ code: 'too_large' })
  const [[name, value] = ['', 0]] = Object.entries(limit)
  expect(() => parse(source, { ...defaultLimits, [name]: value + 1 })).not.toThrow()
})

test('a namespace that is far too long is too large', () => {
  expect(refusal(`<a xmlns="${'u'.repeat(5000)}"/>`)).toMatchObject({ code: 'too_large' })
})

test('depth is bounded by the limit and not by the stack', () => {
  const depth = 200_000
  const source = '<a>'.repeat(depth) + '</a>'.repeat(depth)
  expect(parse(source, { ...defaultLimits, depth }).size).toBe(depth)
})
