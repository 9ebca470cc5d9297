/** A dash in the place of the names of the entry above: `———. Tides.`, `—, Tides,` (AMS). One alone needs a sign behind it. */
export const namesDash = /^\s*(?:(?:[—–―_-]\s?){2,}|[—―](?=\s?[,.(]))/u
