/** The text of an answer as Gmail writes it, above what it quotes. */
export function asGmailQuotes(to: string): string {
  return `Great, thanks!\nVera\n\nOn Tue, 24 Nov 2026 at 14:30, Maya (Tarn Lamps) <chat@shop.example>\nwrote:\n\n> We do.\n> ${to}\n`;
}

/** An answer with a table and a program attached. */
export const answerWithFiles = {
  headers: ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'],
  body: [
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'See the list.',
    '--b',
    'Content-Type: text/csv; name="list.csv"',
    'Content-Disposition: attachment; filename="list.csv"',
    '',
    'lamp,price',
    'Tarn,40',
    '--b',
    'Content-Type: application/octet-stream; name="setup.exe"',
    'Content-Disposition: attachment; filename="setup.exe"',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('MZ\0\0 not a lamp').toString('base64'),
    '--b--',
  ].join('\n'),
};

/** As Postfix reports that it gave a mail up, or by another `action` what else became of it. */
export function reportOf(returned: string, action = 'failed'): { headers: string[]; body: string } {
  return {
    headers: [
      'Return-Path: <>',
      'From: MAILER-DAEMON@mx.example (Mail Delivery System)',
      'Auto-Submitted: auto-replied',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status;\n\tboundary="b"',
    ],
    body: [
      '--b',
      'Content-Type: text/plain; charset=us-ascii',
      '',
      'This is the mail system at host mx.example.',
      '--b',
      'Content-Description: Delivery report',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example',
      '',
      'Final-Recipient: rfc822; vera@x.example',
      `Action: ${action}`,
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 5.1.1 <vera@x.example>: Recipient address',
      '    rejected: User unknown',
      '--b',
      'Content-Description: Undelivered Message',
      'Content-Type: message/rfc822',
      '',
      returned,
      '--b--',
    ].join('\n'),
  };
}

/** An answer with a table, and a picture in its signature. */
export function answerWithSignature(picture: Buffer) {
  return {
    headers: ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'],
    body: [
      '--b',
      'Content-Type: multipart/related; boundary=c',
      '',
      '--c',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Signed.',
      '--c',
      'Content-Type: image/png; name="logo.png"',
      'Content-Disposition: inline; filename="logo.png"',
      'Content-ID: <logo@x.example>',
      'Content-Transfer-Encoding: base64',
      '',
      picture.toString('base64'),
      '--c--',
      '--b',
      'Content-Type: text/csv; name="list.csv"',
      'Content-Disposition: attachment; filename="list.csv"',
      '',
      'lamp,price',
      '--b--',
    ].join('\n'),
  };
}
