const programs = 'algorithm|algorithmus|algorithme|algoritmo|(?:code )?listing|(?:source )?code|pseudo-?code|quell(?:code|text)'
const statements = 'theorem|lemma|corollary|proposition|definition|conjecture|satz|korollar|théorème|lemme|corollaire|définition|teorema|lema|corolario|proposición|definición'

const label = new RegExp(`^(?:${programs}|${statements})\\s+\\d+(?:\\.\\d+)*(?:\\s*[.:(]|$)`, 'iu')

/** `Algorithm 1: Colouring`, `Theorem 2.3 (Vass).`: what stands under it is counted as tables are, and no part of the text. */
export const isStatementLabel = (text: string): boolean => label.test(text)
