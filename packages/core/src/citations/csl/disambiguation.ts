import type { Disambiguation } from 'citeproc'

/** Given names have three levels: after more steps that lead to no other name or list nothing is gained any more. */
const mostSteps = 10

/**
 * Lets the engine's search for what tells two citations apart end. citeproc-js 2.4 counts a given name up and renders it,
 * which sets the count back where the name has initials only: two works of Baker, J. and King, P. in MLA kept it for ever.
 */
export const endDisambiguation = (prototype: Disambiguation): void => {
  const increment = prototype.incrementDisambig
  const steps = new WeakMap<Disambiguation, { at: string; count: number }>()
  prototype.incrementDisambig = function (this: Disambiguation): boolean {
    const isLast = increment.call(this)
    const at = [this.akey, this.modeindex, this.gnameset, this.gname, this.lists.length, this.lists[0]?.[1].length].join()
    const known = steps.get(this)
    const count = known?.at === at ? known.count + 1 : 0
    steps.set(this, { at, count })
    return isLast || count > mostSteps
  }
}

/**
 * The engine words a citation that no other one looks like a second time, to find nothing to tell it apart from. Its given names
 * are asked for anew whenever it is printed, so that nothing of that second time is used.
 */
export const tellApartOnlyClashes = (prototype: Disambiguation): void => {
  const { run } = prototype
  prototype.run = function (this: Disambiguation, key: string): void {
    if ((this.ambigcites[key]?.length ?? 0) > 1) run.call(this, key)
  }
}
