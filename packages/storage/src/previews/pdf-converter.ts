/** Makes a PDF of a document: an office program on this machine, or one behind HTTP. */
export interface PdfConverter {
  /** `document` is a .docx. Throws `preview_unavailable` where no PDF comes of it, in time. */
  toPdf(document: Uint8Array): Promise<Uint8Array>
}
