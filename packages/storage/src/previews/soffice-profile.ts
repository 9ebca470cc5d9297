const setting = (path: string, name: string, value: string | number | boolean): string =>
  `<item oor:path="${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`

const scripting = '/org.openoffice.Office.Common/Security/Scripting'
const inet = '/org.openoffice.Inet/Settings'

/**
 * The settings of a LibreOffice that reads documents of strangers: it runs no macros and fetches nothing that a document links
 * to; what asks for the network all the same meets a proxy that is not there (port 9 discards).
 */
export const carefulProfile = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
  setting(scripting, 'BlockUntrustedRefererLinks', true),
  setting(scripting, 'DisableMacrosExecution', true),
  setting(scripting, 'MacroSecurityLevel', 3),
  setting(inet, 'ooInetProxyType', 2),
  ...['HTTP', 'HTTPS'].flatMap((protocol) => [setting(inet, `ooInet${protocol}ProxyName`, '127.0.0.1'), setting(inet, `ooInet${protocol}ProxyPort`, 9)]),
  '</oor:items>',
].join('\n')
