/**
 * Symbols of units, in the letters that they are written in: `Mg` would be another unit than `mg`. They are nothing else: `m`, `g`, `s`,
 * `l` and `h` may be letters of a name.
 */
export const unitSymbols: readonly string[] = (
  'kg mg µg μg ng km cm mm µm μm nm mL ml µL μL dL kHz MHz GHz Hz kPa hPa MPa kJ kW kWh MW mV kV mA mmol µmol μmol mol'
).split(' ')
