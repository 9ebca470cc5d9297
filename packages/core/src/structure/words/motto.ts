/** `“The sea remembers.”`, `— Ada Sample, Harbours`: a motto under a title, and whose words it is. */
const motto = /^\s*["“„«‚—–]/u

export const isMotto = (text: string): boolean => motto.test(text)
