/** The first and the last page of a range: `145–67` means 145–167. */
export const rangeOf = (pages: string | undefined): readonly [number, number] | undefined => {
  const [, from = '', to = ''] = /^(\d{1,6})\s?[–—-]\s?(\d{1,6})$/.exec(pages ?? '') ?? []
  if (from === '') return undefined
  return [Number(from), Number(to.length < from.length ? from.slice(0, from.length - to.length) + to : to)]
}
