import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const SECONDS = 120

/** What LibreOffice is asked to do with a document before its text is read. */
type Wish = 'AcceptAllTrackedChanges' | 'RejectAllTrackedChanges'

/** Each line of the list: the document, what is done with it, and where its text goes. */
const macro = `Sub Revise(list As String)
  Dim entry As String
  Dim hidden(0) As New com.sun.star.beans.PropertyValue
  Dim asText(1) As New com.sun.star.beans.PropertyValue
  hidden(0).Name = "Hidden"
  hidden(0).Value = True
  asText(0).Name = "FilterName"
  asText(0).Value = "Text (encoded)"
  asText(1).Name = "FilterOptions"
  asText(1).Value = "UTF8,LF,,,"
  dispatcher = createUnoService("com.sun.star.frame.DispatchHelper")
  file = FreeFile
  Open list For Input As #file
  While Not Eof(file)
    Line Input #file, entry
    parts = Split(entry, Chr(9))
    document = StarDesktop.loadComponentFromURL(parts(0), "_blank", 0, hidden())
    dispatcher.executeDispatch(document.CurrentController.Frame, ".uno:" &amp; parts(1), "", 0, Array())
    document.storeToURL(parts(2), asText())
    document.close(True)
  Wend
  Close #file
  StarDesktop.terminate()
End Sub`

const library = `<?xml version="1.0" encoding="UTF-8"?>
<library:library xmlns:library="http://openoffice.org/2000/library" library:name="Standard" library:readonly="false" library:passwordprotected="false"><library:element library:name="Revise"/></library:library>`
const module = `<?xml version="1.0" encoding="UTF-8"?>
<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Revise" script:language="StarBasic">${macro}</script:module>`

/** LibreOffice with a profile of its own and a macro in it. */
export class Reviser {
  readonly #folder = mkdtempSync(join(tmpdir(), 'revisions-'))

  constructor() {
    // The first start of a profile writes its libraries, over whatever is there.
    this.#start('--terminate_after_init')
    const standard = join(this.#folder, 'profile/user/basic/Standard')
    writeFileSync(join(standard, 'script.xlb'), library)
    writeFileSync(join(standard, 'Revise.xba'), module)
  }

  /** The text of each document after what is wished; undefined where LibreOffice ends without one, as it does with some documents, formatted or not. */
  texts(documents: readonly (readonly [bytes: Uint8Array, wish: Wish])[]): (string | undefined)[] {
    const list = documents.map(([bytes, wish], index) => {
      writeFileSync(this.#path(`${String(index)}.docx`), bytes)
      rmSync(this.#path(`${String(index)}.txt`), { force: true })
      return `${this.#url(`${String(index)}.docx`)}\t${wish}\t${this.#url(`${String(index)}.txt`)}\n`
    })
    writeFileSync(this.#path('list'), list.join(''))
    this.#start(`macro:///Standard.Revise.Revise("${this.#path('list')}")`)
    return documents.map((_, index) => {
      const text = this.#path(`${String(index)}.txt`)
      return existsSync(text) ? readFileSync(text, 'utf8') : undefined
    })
  }

  close(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #start(what: string): void {
    try {
      execFileSync('soffice', [`-env:UserInstallation=${this.#url('profile')}`, '--headless', '--norestore', what], { stdio: 'ignore', timeout: SECONDS * 1000 })
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw error
    }
  }

  #path(name: string): string {
    return join(this.#folder, name)
  }

  #url(name: string): string {
    return pathToFileURL(this.#path(name)).href
  }
}
