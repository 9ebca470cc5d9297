import type { RunBase } from '../../wordml/cascade.js'
import { nested } from '../../wordml/nested.js'
import type { Run } from '../../wordml/paragraph.js'
import type { Patch, Properties } from '../../wordml/properties/property.js'
import { runProperties } from '../../wordml/properties/run.js'
import { inScriptOf } from '../../wordml/values.js'
import type { FormatText } from '../edit.js'
import { realise } from '../realise.js'
import type { Lowering } from './context.js'

/** What becomes of a `w:rPr`. */
export interface PatchedMarkup {
  /** What stands in the new one. */
  readonly inner: string
  /** The new one, where it records no change; nothing where it says nothing. */
  readonly whole: string
  /** The old one, for the record of the change. */
  readonly old: string
}

interface Joint {
  readonly properties: Properties
  readonly next: Map<Properties, Joint>
}

/** Remembers patches of runs: real documents repeat a few combinations a hundred thousand times. */
export class RunPatches {
  private readonly known = new Map<RunBase, Map<RunBase, Map<Properties, Map<Properties, Patch | null>>>>()
  private readonly markups = new Map<string, Map<Patch, Map<object, PatchedMarkup>>>()

  private readonly joints: Joint = { properties: {}, next: new Map() }

  /** The wanted properties of several formats as one object, the same for the same formats. The earlier check wins. */
  joined(formats: readonly Pick<FormatText, 'properties'>[]): Properties {
    let joint = this.joints
    for (const { properties } of formats) {
      let next = joint.next.get(properties)
      if (!next) joint.next.set(properties, (next = { properties: { ...properties, ...joint.properties }, next: new Map() }))
      joint = next
    }
    return joint.properties
  }

  /** Undefined where nothing is to be said. */
  of(before: RunBase, base: RunBase, run: Run, wanted: Properties, lowering: Lowering): Patch | undefined {
    const values = run.own.values
    const known = nested(nested(nested(this.known, before), base), values)
    let patch = known.get(wanted)
    if (patch === undefined) {
      const held = lowering.before.run(before, values)
      const found = realise(runProperties, values, held, base.values, inScriptOf(held, wanted))
      known.set(wanted, (patch = Object.keys(found).length > 0 ? found : null))
    }
    return patch ?? undefined
  }

  markup(part: string, run: Run, patch: Patch, make: () => PatchedMarkup): PatchedMarkup {
    const known = nested(nested(this.markups, part), patch)
    let markup = known.get(run.own)
    if (!markup) known.set(run.own, (markup = make()))
    return markup
  }
}
