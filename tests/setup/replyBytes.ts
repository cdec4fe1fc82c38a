/** Ways in which the bytes of a reply may come, and whether it can be read then. */
export const replyBytes = (body: string): [how: string, bytes: string, isReadable: boolean][] => [
  ['whole', body, true],
  ['behind a byte order mark', `\uFEFF${body}`, true],
  ['among blank lines', `\r\n\r\n ${body}\r\n`, true],
  ['cut off', body.slice(0, -1), false],
  ['twice', body + body, false],
  ['in a list', `[${body}]`, false],
  ['as a text', JSON.stringify(body), false],
  ['behind a guard of scripts', `)]}',\n${body}`, false],
  ['in a page', `<!doctype html><title>Karbantartás</title>${body}`, false],
  ['as nothing', '', false],
];
