import { html } from 'hono/html'
import type { Member } from '../ports.js'
import type { Html } from '../section.js'

interface Link {
  readonly path: string
  readonly title: string
}

interface Page {
  /** What the addresses of pages begin with. */
  readonly base: string
  readonly title: string
  readonly path?: string
  readonly listed?: readonly Link[]
  readonly member?: Member
  /** What an action has to say, before everything else. */
  readonly said?: Html | undefined
  /** After how many seconds the page asks for itself again. */
  readonly refresh?: number | undefined
  readonly body: Html
}

/** A whole page. */
export const layout = ({ base, title, path, listed = [], member, said, refresh, body }: Page): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${refresh !== undefined && html`<meta http-equiv="refresh" content="${refresh}">`}
<title>${title} · Formatter</title>
<link rel="stylesheet" href="${base}/account.css">
</head>
<body>
<a class="skip" href="#content">To the content</a>
<header class="bar">
<a class="name" href="${base}/account">Formatter</a>
${member && html`<nav aria-label="Account"><ul>${listed.map((link) => html`<li><a href="${base}${link.path}"${link.path === path && html` aria-current="page"`}>${link.title}</a></li>`)}</ul></nav>
<form method="post" action="${base}/signout"><span class="soft">${member.email}</span> <button class="plain">Sign out</button></form>`}
</header>
<main id="content">
<h1>${title}</h1>
${said && html`<div class="said" role="status">${said}</div>`}
${body}
</main>
</body>
</html>`

/** What is wrong, and what to do. */
export const problem = (message: string, hint: string): Html => html`<p class="problem" role="alert"><strong>${message}</strong> ${hint}</p>`
