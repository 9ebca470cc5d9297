import { html } from 'hono/html'
import type { Html, Question } from '../section.js'

interface Field {
  readonly name: string
  readonly label: string
  readonly type?: 'text' | 'email' | 'password' | 'url' | 'number' | 'file'
  readonly value?: string
  readonly hint?: string
  readonly required?: boolean
  readonly autocomplete?: string
  readonly minlength?: number
  readonly min?: number
  readonly step?: string
  readonly accept?: string
}

/** A field with its label above it and what there is to know below it. */
export const field = ({ name, label, hint, type = 'text', required = false, ...others }: Field): Html => html`<p class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}"${required && html` required`}${hint && html` aria-describedby="${name}-hint"`}${Object.entries(others).map(([key, value]) => html` ${key}="${value}"`)}>
${hint && html`<span id="${name}-hint" class="soft">${hint}</span>`}
</p>`

interface Option {
  readonly value: string
  readonly label: string
}

/** A list to choose one from; a group of options has a name. */
export const choice = (name: string, label: string, options: readonly (Option | { readonly group: string; readonly options: readonly Option[] })[], chosen?: string): Html => html`<p class="field">
<label for="${name}">${label}</label>
<select id="${name}" name="${name}">${options.map((each) => ('group' in each ? html`<optgroup label="${each.group}">${each.options.map(option(chosen))}</optgroup>` : option(chosen)(each)))}</select>
</p>`

const option = (chosen?: string) => ({ value, label }: Option): Html => html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`

/** A box to tick. */
export const box = (name: string, label: string, ticked: boolean): Html =>
  html`<p class="box"><input type="checkbox" id="${name}" name="${name}" value="true"${ticked && html` checked`}> <label for="${name}">${label}</label></p>`

export const submit = (label: string): Html => html`<p><button>${label}</button></p>`

/** A button that does one thing to one thing: a form of its own. `about` is said to who cannot see the row that it stands in. */
export const button = (action: string, label: string, about: string, values: Readonly<Record<string, string>> = {}): Html => html`<form method="post" action="${action}" class="inline">
${hidden(values)}<button class="plain" aria-label="${label} ${about}">${label}</button></form>`

/** Asks whether an action of this page is to be done. Whoever goes back to the page has said no. */
export const question = ({ text, does, fields = {} }: Question, action: string, back: string): Html => html`<p class="question"><strong>${text}</strong></p>
<div class="row"><form method="post" action="?do=${action}&amp;sure=yes">${hidden(fields)}<button>${does}</button></form><a href="${back}">No, go back</a></div>`

const hidden = (fields: Readonly<Record<string, string>>) => Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)
