/** What speaks against an outline, in points; fitted by bench/recognition/train-levels.ts on documents whose styles were taken away. */
export const levelCosts = {
  /** A heading two or more levels below the one before it, for each level left out. */
  gap: 9.41,
  /** Headings of smaller letters above those of larger ones. */
  smallerAbove: 1.35,
  /** Letters as large, but less set off, above those that are more. */
  fainterAbove: 1.13,
  /** Two sizes at one level. */
  sizesTogether: 1.5,
  /** Two looks of one size at one level. */
  looksTogether: 1.8,
  /** One look at two levels. */
  sameLookApart: 0.6,
  /** A number of several parts at another level than it has parts. */
  againstNumber: 4.5,
  /** Between two numbers of a row, and yet not below what they count. */
  outsideNumbers: 2,
  /** Another level than the one whose look in Word it has. */
  againstBuiltIn: 4,
  /** As many levels above or below the heading before it as the sections that the file marks do not say. */
  againstNesting: 4,
  /** Another level than the contents list gives. */
  againstContents: 1,
  /** Below the first level, where a contents list has all of them at one. */
  againstFlatContents: 0.34,
  /** The name of a main part below the first level. */
  mainBelow: 0.83,
  /** At the first level, though it stands after methods, results or discussion and before the next main part. */
  insideAtTop: 1.2,
  /** Any other name at the first level. */
  otherAtTop: 0.14,
  /** Counted with small letters at the first level. */
  lettersAtTop: 4,
  /** Right under a heading, and yet not below it. */
  stackedNotBelow: 0.5,
  /** Each level of depth. */
  depth: 0.25,
}

export type LevelCosts = Readonly<Record<keyof typeof levelCosts, number>>
