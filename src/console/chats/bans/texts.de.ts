import type { BanTexts } from './texts';

export const banTexts: BanTexts = {
  title: 'Sperren',
  lead: 'Besucher, die nicht mit Ihnen chatten können. Um jemanden zu sperren, öffnen Sie den Chat und wählen Sie „Sperren“ in den Angaben zum Besucher.',
  none: 'Niemand ist gesperrt',
  noneHint: 'Abgelaufene Sperren werden nicht aufgeführt.',
  columns: {
    recognisedBy: 'Erkannt an',
    who: 'Wer',
    reason: 'Grund',
    by: 'Gesperrt von',
    since: 'Seit',
    ends: 'Endet',
    actions: 'Aktionen',
  },
  noReason: 'Ohne Angabe',
  bot: 'Bot',
  never: 'Nie',
  thisChat: 'dieser Chat',
  ways: {
    visitor: 'Browser des Besuchers',
    browser: 'Browser mit IP-Adresse',
    address: 'IP-Adresse',
    network: 'Netzwerk',
    email: 'E-Mail',
  },
  inNetwork: (email, network) => `${email} in ${network}`,
  named: (way, what) => `${way} ${what}`.trim(),
  lift: 'Aufheben',
  liftNamed: (ban) => `Sperre aufheben: ${ban}`,
  reallyLift: 'Diese Sperre aufheben?',
  lifting: (ban) =>
    `Wenn keine andere Sperre gilt, kann der Besucher wieder chatten (${ban}). Der Browser, in dem der Besucher gesperrt wurde, lässt ihn unter Umständen 30 Tage lang nicht chatten oder bis seine Cookies gelöscht sind.`,
  liftBan: 'Sperre aufheben',
  lifted: 'Sperre aufgehoben.',
};
