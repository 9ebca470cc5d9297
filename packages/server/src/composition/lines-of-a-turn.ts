interface Lines {
  write(text: string): unknown
}

/** Hands on what is written in one turn of the event loop at its end, as one: a stream of logs measures all that it holds for each piece. */
export function linesOfATurn(stream: Lines): Lines {
  let held = ''
  const handOn = () => {
    stream.write(held)
    held = ''
  }
  return {
    write(line) {
      if (held === '') setImmediate(handOn)
      held += line
    },
  }
}
