/**
 * The order in which the schema wants children (ISO 29500-1, Annex A; wml.xsd). Word refuses some files that break it.
 * An element that is not listed keeps its place.
 */
const words = (text: string): readonly string[] => text.trim().split(/\s+/).map((name) => `w:${name}`)

export const childOrder: Readonly<Record<string, readonly string[]>> = {
  'w:pPr': words(`pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs
    suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid
    spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl
    divId cnfStyle rPr sectPr pPrChange`),
  'w:rPr': words(`ins del moveFrom moveTo rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint
    noProof snapToGrid vanish webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign
    rtl cs em lang eastAsianLayout specVanish oMath`),
  'w:sectPr': words(`headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType
    cols formProt vAlign noEndnote titlePg textDirection bidi rtlGutter docGrid printerSettings sectPrChange`),
  'w:tblPr': words(`tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing tblInd
    tblBorders shd tblLayout tblCellMar tblLook tblCaption tblDescription tblPrChange`),
  'w:tcPr': words(`cnfStyle tcW gridSpan hMerge vMerge tcBorders shd noWrap tcMar textDirection tcFitText vAlign hideMark headers
    cellIns cellDel cellMerge tcPrChange`),
  'w:trPr': words('cnfStyle divId gridBefore gridAfter wBefore wAfter cantSplit trHeight tblHeader tblCellSpacing jc hidden ins del trPrChange'),
  'w:pBdr': words('top left bottom right between bar'),
  'w:tblBorders': words('top start left bottom end right insideH insideV'),
  'w:tcBorders': words('top start left bottom end right insideH insideV tl2br tr2bl'),
  'w:tblCellMar': words('top start left bottom end right'),
  'w:tcMar': words('top start left bottom end right'),
  'w:style': words(`name aliases basedOn next link autoRedefine hidden uiPriority semiHidden unhideWhenUsed qFormat locked
    personal personalCompose personalReply rsid pPr rPr tblPr trPr tcPr tblStylePr`),
  'w:settings': words(`writeProtection view zoom removePersonalInformation removeDateAndTime doNotDisplayPageBoundaries
    displayBackgroundShape printPostScriptOverText printFractionalCharacterWidth printFormsData embedTrueTypeFonts
    embedSystemFonts saveSubsetFonts saveFormsData mirrorMargins alignBordersAndEdges bordersDoNotSurroundHeader
    bordersDoNotSurroundFooter gutterAtTop hideSpellingErrors hideGrammaticalErrors activeWritingStyle proofState
    formsDesign attachedTemplate linkStyles stylePaneFormatFilter stylePaneSortMethod documentType mailMerge revisionView
    trackRevisions doNotTrackMoves doNotTrackFormatting documentProtection autoFormatOverride styleLockTheme
    styleLockQFSet defaultTabStop autoHyphenation consecutiveHyphenLimit hyphenationZone doNotHyphenateCaps showEnvelope
    summaryLength clickAndTypeStyle defaultTableStyle evenAndOddHeaders bookFoldRevPrinting bookFoldPrinting
    bookFoldPrintingSheets drawingGridHorizontalSpacing drawingGridVerticalSpacing displayHorizontalDrawingGridEvery
    displayVerticalDrawingGridEvery doNotUseMarginsForDrawingGridOrigin drawingGridHorizontalOrigin
    drawingGridVerticalOrigin doNotShadeFormData noPunctuationKerning characterSpacingControl printTwoOnOne
    strictFirstAndLastChars noLineBreaksAfter noLineBreaksBefore savePreviewPicture doNotValidateAgainstSchema
    saveInvalidXml ignoreMixedContent alwaysShowPlaceholderText doNotDemarcateInvalidXml saveXmlDataOnly useXSLTWhenSaving
    saveThroughXslt showXMLTags alwaysMergeEmptyNamespace updateFields hdrShapeDefaults footnotePr endnotePr compat docVars
    rsids attachedSchema themeFontLang clrSchemeMapping doNotIncludeSubdocsInStats doNotAutoCompressPictures forceUpgrade
    captions readModeInkLockDown smartTagType shapeDefaults doNotEmbedSmartTags decimalSymbol listSeparator`),
}

/** Properties that are made of several elements, in the order of the schema. */
export const nestedOrder: Readonly<Record<string, readonly string[]>> = { 'w:numPr': words('ilvl numId') }

/** Properties whose parts producers put in any order, and Word reads in any. */
export const shuffled: ReadonlySet<string> = new Set(words('numPr pBdr tblBorders tcBorders tblCellMar tcMar'))

/** Children in the order of the schema; those it does not know stay behind the ones they follow. Producers do not always keep it. */
export const inSchemaOrder = <Named extends { readonly name: string }>(parent: string, children: readonly Named[]): Named[] => {
  const order = childOrder[parent] ?? nestedOrder[parent] ?? []
  let last = 0
  const ranked = children.map((child) => {
    const rank = order.indexOf(child.name)
    last = rank < 0 ? last : rank
    return { child, rank: last }
  })
  return ranked.sort((a, b) => a.rank - b.rank).map(({ child }) => child)
}

/** Children whose place is the very end, after anything that is not in the list (extensions such as `w14:shadow`). */
const changeRecords: ReadonlySet<string> = new Set(words('pPrChange rPrChange sectPrChange tblPrChange trPrChange tcPrChange'))

/**
 * Where a child of that name goes among its siblings.
 *
 *     insertionIndex('w:pPr', ['w:pStyle', 'w:jc'], 'w:spacing') // 1
 */
export const insertionIndex = (parent: string, siblings: readonly string[], name: string): number => {
  if (changeRecords.has(name)) return siblings.length
  const order = childOrder[parent] ?? []
  const rank = order.indexOf(name)
  const next = siblings.findIndex((sibling) => {
    if (changeRecords.has(sibling)) return true
    if (rank < 0) return false
    const position = order.indexOf(sibling)
    return position < 0 ? !/^(?:w|mc):/.test(sibling) : position > rank
  })
  return next < 0 ? siblings.length : next
}
