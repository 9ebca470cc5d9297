import type { Config, RunningService } from '@formatter/server'
import { existsSync } from 'node:fs'
import { readArguments, type Command } from '../command.js'
import { ExitCode } from '../exit-code.js'
import { asJson } from '../as-json.js'
import { printLine, printNote } from '../terminal.js'

const help = `Serves documents over HTTP: the service with its workers, on a database file and a folder.

Usage: formatter serve [--host HOST] [--port PORT] [--data-dir DIR] [--show-config]

  --host HOST      the address to listen on (127.0.0.1)
  --port PORT      the port; 0 takes a free one (8080)
  --data-dir DIR   the folder of everything that is kept (formatter-data)
  --show-config    print the configuration, without its secrets, and stop

docs/operations.md lists the settings of the environment. SIGINT and SIGTERM stop it gently.`

/** `formatter serve` */
export const serve: Command = {
  name: 'serve',
  summary: 'serve documents over HTTP',
  help,

  async run(argv) {
    const { values } = readArguments('serve', argv, {
      host: { type: 'string' },
      port: { type: 'string' },
      'data-dir': { type: 'string' },
      'show-config': { type: 'boolean' },
    }, 0)
    const service = await import('../service.js')
    const { host, port, 'data-dir': dataDir } = values
    const config = service.readConfig(process.env, { ...(host && { host }), ...(port && { port }), ...(dataDir && { dataDir }) })
    for (const text of service.contradictions(config)) printNote(`Note: ${text}`)
    if (values['show-config']) {
      printLine(asJson(service.redacted(config)).trimEnd())
      return ExitCode.done
    }

    const stopping = nextSignal()
    const standardError = service.pino.destination({ fd: 2, sync: false, minLength: 60_000, maxWrite: 120_000, periodicFlush: 200 })
    const log = service.pino({ level: config.logLevel }, service.linesOfATurn(standardError))
    const { url, first, stop } = await service.startService(config, log)
    printLine(greeting(url, config, first))
    await stopping
    printLine('Stopping: what runs is finished first. Ctrl+C once more stops at once.')
    void nextSignal().then(() => process.exit(1))
    await stop()
    return ExitCode.done
  },
}

const nextSignal = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => { resolve() })
  })

function greeting(url: string, { dataDir, roles }: Pick<Config, 'dataDir' | 'roles'>, first: RunningService['first']): string {
  const example = existsSync('examples/essay.docx') ? 'examples/essay.docx' : 'PAPER.docx'
  const listens = `Formatter listens on ${url}`
  const data = `  data       ${dataDir}`
  if (!roles.includes('api') && first === undefined) {
    return [listens, `  is         ${roles.join(', ')}: only /healthz, /readyz and /metrics answer here`, data, ''].join('\n')
  }
  const lines = [listens, `  web pages  ${url}/account`, `  reference  ${url}/docs`, data]
  if (first === undefined) lines.push('', 'formatter keys create ACCOUNT makes another key; formatter accounts list shows the accounts.')
  else {
    lines.push(
      '',
      `The first account is open, with ${first.credits === 0 ? 'no credits yet' : `${first.credits} credits to try it out`}. Its key, shown only now:`,
      `  ${first.key}`,
      '',
      ...(first.credits === 0 ? [`formatter credits deposit ${first.id} USD adds what was paid.`, ''] : []),
      'Try it:',
      `  curl -sS ${url}/api/v1/documents/upload -H "Authorization: Bearer ${first.key}" -F style=apa-7 -F file=@${example}`,
    )
  }
  return `${lines.join('\n')}\n`
}
