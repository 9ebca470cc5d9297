/** A word before a surname that belongs to it, as a pattern: `van der Berg`, `dos Santos`. */
export const nameParticle =
  '(?:van|von|vom|der|den|de|del|della|dela|di|da|das|do|dos|du|la|le|los|las|ten|ter|te|zu|zur|zum|af|av|al|el|bin|ibn)'
