const [SPACE, QUOTE, SLASH, GREATER, QUESTION, BANG] = [0x20, 0x22, 0x2f, 0x3e, 0x3f, 0x21]

/**
 * One plain pass over XML, as little as any formatter has to do: every tag with its name and the ends of its attribute values,
 * start and end tags in balance. Gives the number of elements; throws where the text is not well-formed.
 */
export function tokenise(text: string): number {
  const open: string[] = []
  let elements = 0
  let at = text.indexOf('<')
  while (at >= 0) {
    const mark = text.charCodeAt(at + 1)
    if (mark === QUESTION) at = after(text, '?>', at)
    else if (mark === BANG) at = text.startsWith('<![CDATA[', at) ? after(text, ']]>', at) : after(text, '-->', at)
    else if (mark === SLASH) {
      const end = text.indexOf('>', at)
      const name = text.slice(at + 2, end).trimEnd()
      if (open.pop() !== name) throw new Error(`</${name}> ends nothing`)
      at = end + 1
    } else {
      elements++
      let end = at + 1
      for (let code = mark; code > SPACE && code !== GREATER && code !== SLASH;) code = text.charCodeAt(++end)
      const name = text.slice(at + 1, end)
      end = endOfTag(text, end)
      if (text.charCodeAt(end - 1) !== SLASH) open.push(name)
      at = end + 1
    }
    at = text.indexOf('<', at)
  }
  if (open.length > 0) throw new Error(`<${open.at(-1) ?? ''}> is not ended`)
  return elements
}

/** The place of the “>” that ends the tag: one inside an attribute value does not. */
function endOfTag(text: string, from: number): number {
  let at = from
  for (let code = text.charCodeAt(at); code !== GREATER; code = text.charCodeAt(++at)) {
    if (code === QUOTE || code === 0x27) at = text.indexOf(code === QUOTE ? '"' : '\'', at + 1)
    else if (code !== code) throw new Error('a tag is not ended')
  }
  return at
}

function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from)
  if (at < 0) throw new Error(`${mark} is missing`)
  return at + mark.length
}
