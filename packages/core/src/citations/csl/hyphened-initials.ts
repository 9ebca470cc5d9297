type MergeTag = (state: unknown, between: string, terminator: string) => string

/**
 * The engine writes `J.-P.` as `J. P.` where a style has initials as they are found: what stands between two of them gives way to the
 * blank that the style puts there. The hyphen is the author's.
 */
export const keepHyphens = (names: { mergetag: MergeTag }): void => {
  const merge = names.mergetag
  names.mergetag = (state, between, terminator) => {
    const merged = merge.call(names, state, between, terminator)
    return between.includes('-') && !merged.includes('-') ? `${merged.trimEnd()}-` : merged
  }
}
