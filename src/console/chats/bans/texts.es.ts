import type { BanTexts } from './texts';

export const banTexts: BanTexts = {
  title: 'Bloqueos',
  lead: 'Visitantes que no pueden chatear con ustedes. Para bloquear a alguien, abra su chat y elija «Bloquear» en la información del visitante.',
  none: 'No hay nadie bloqueado',
  noneHint: 'Los bloqueos caducados no aparecen.',
  columns: {
    recognisedBy: 'Reconocido por',
    who: 'Quién',
    reason: 'Motivo',
    by: 'Bloqueado por',
    since: 'Desde',
    ends: 'Termina',
    actions: 'Acciones',
  },
  noReason: 'Sin indicar',
  bot: 'Un bot',
  never: 'Nunca',
  thisChat: 'este chat',
  ways: {
    visitor: 'Navegador del visitante',
    browser: 'Navegador en una dirección IP',
    address: 'Dirección IP',
    network: 'Red',
    email: 'Correo',
  },
  inNetwork: (email, network) => `${email} en ${network}`,
  named: (way, what) => `${way} ${what}`.trim(),
  lift: 'Levantar',
  liftNamed: (ban) => `Levantar el bloqueo: ${ban}`,
  reallyLift: '¿Levantar este bloqueo?',
  lifting: (ban) =>
    `Si no se aplica otro bloqueo, el visitante podrá volver a chatear (${ban}). El navegador en el que fue bloqueado puede impedirlo durante 30 días o hasta que se borren sus cookies.`,
  liftBan: 'Levantar bloqueo',
  lifted: 'Bloqueo levantado.',
};
