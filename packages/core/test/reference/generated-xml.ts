import fc from 'fast-check'

/** Names that are legal, some of them by a hair. */
const localName = fc.constantFrom('a', 'b', 'val', 'é', '_x', 'p-1', 'a.b', 'ns', 'xmlnsfoo')
const prefix = fc.constantFrom('', 'w:', 'r:', 'x:')
const space = fc.constantFrom(' ', '\n', '\t', '\r\n', '  ')
const optionalSpace = fc.constantFrom('', '', '', ' ', '\n')
const characters = fc.constantFrom(
  'a', ' ', '\n', '\r\n', '\r', '\t', 'ż', '€', '😀', ']', ']]', '>', '"', "'",
  '&amp;', '&lt;', '&#65;', '&#x1F600;', '&#13;', '&#xA;',
)
const text = fc.array(characters, { maxLength: 6 }).map((parts) => parts.join('').replaceAll(']]>', ''))
const uri = fc.constantFrom('urn:w', 'urn:r', 'urn:other', 'urn:a&amp;b')
const misc = fc.constantFrom('<!-- c & < ]]> -->', '<!---->', '<?target some &data; ?>', '<?t?>')
const cdata = fc.constantFrom('<![CDATA[]]>', '<![CDATA[a & <b> ]] \r\n]]>')

const attribute = fc.tuple(space, prefix, localName, optionalSpace, fc.constantFrom('"', "'"), text)
  .map(([before, of, name, around, quote, value]) => `${before}${of}${name}${around}=${around}${quote}${value.replaceAll(quote, '')}${quote}`)
const declaration = fc.tuple(space, fc.constantFrom('xmlns', 'xmlns:w', 'xmlns:r', 'xmlns:x'), uri)
  .map(([before, name, value]) => `${before}${name}="${value}"`)

const inTag = fc.oneof({ weight: 3, arbitrary: attribute }, { weight: 1, arbitrary: declaration })
const tags = fc.tuple(prefix, localName, fc.array(inTag, { maxLength: 3 }), optionalSpace)

const { element } = fc.letrec<{ element: string; content: string }>((tie) => ({
  element: fc.tuple(tags, fc.option(fc.array(tie('content'), { maxLength: 4 }), { nil: undefined, depthIdentifier: 'xml' })).map(
    ([[of, name, inside, before], content]) => content
      ? `<${of}${name}${inside.join('')}${before}>${content.join('')}</${of}${name}${before}>`
      : `<${of}${name}${inside.join('')}${before}/>`,
  ),
  content: fc.oneof({ depthIdentifier: 'xml', maxDepth: 5 }, text, misc, cdata, tie('element')),
}))

const prolog = fc.constantFrom('', '\ufeff', '<?xml version="1.0"?>', `\ufeff<?xml version='1.0' encoding='UTF-8' standalone="yes" ?>\n`, '<!-- first -->')

/** Documents that are mostly well-formed: some give an attribute twice or use a prefix that is not declared. */
export const generatedXml = fc.tuple(prolog, element, fc.constantFrom('', '\n', '<!-- last -->')).map(
  ([before, body, after]) => `${before}<root xmlns:w="urn:w" xmlns:r="urn:r" xmlns:x="urn:w">${body}</root>${after}`,
)

/** The same with a piece of markup put in or a stretch cut out somewhere: mostly not well-formed. */
export const damagedXml = fc.tuple(
  generatedXml,
  fc.nat(),
  fc.nat({ max: 3 }),
  fc.constantFrom(
    '', '<', '>', '&', '"', ']]>', '--', '<!--', '<?', '/>', '</a>', '<![CDATA[', '=', ':', 'xmlns:', ' xmlns:q=""',
    '\0', '\ud800', '\ufffe', '&#0;', '&#xD800;', '&nbsp;',
  ),
).map(([source, at, cut, put]) => {
  const place = at % source.length
  return source.slice(0, place) + put + source.slice(place + cut)
})
