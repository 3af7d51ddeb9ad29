import type { AgentTexts } from './texts';

export const agentTexts: AgentTexts = {
  title: 'Agentes',
  people: 'Personas',
  teams: 'Equipos',
  peopleLead:
    'Todas las personas que pueden iniciar sesión. Los agentes atienden los chats de sus widgets. Los administradores también pueden cambiar ajustes.',
  invite: 'Invitar agente',
  sendInvitation: 'Enviar invitación',
  createLink: 'Crear enlace',
  invited: (name) => `Se ha invitado a ${name} por correo.`,
  email: 'Correo electrónico',
  name: 'Nombre',
  role: 'Rol',
  roles: {
    agent: { title: 'Agente', may: 'Atiende los chats de sus widgets y equipos.' },
    administrator: {
      title: 'Administrador',
      may: 'Atiende chats y gestiona widgets, agentes, claves y privacidad.',
    },
  },
  teamsHelp: 'El agente atiende los widgets de sus equipos.',
  widgetsHelp: 'Al aceptar, esta persona ve los chats de estos widgets y los responde.',
  noWidgetHelp: 'Sin un widget o un equipo que responda alguno, esta persona no ve ningún chat.',
  team: 'Equipo',
  everybody: 'Todos',
  withoutTeam: 'Sin equipo',
  allInTeams: 'Todos están en un equipo',
  nobodyIn: (team) => `Aún no hay nadie en ${team}`,
  addAgents: 'Añadir agentes',
  shareLink: 'Comparta este enlace',
  link: 'enlace',
  linkHelp:
    'Con él, {email} elige una contraseña. Sirve una vez, durante siete días. El servicio no puede enviarlo sin un servidor de correo ({server}) y una dirección propia ({address}).',

  roleAndTeams: 'Rol y equipos',
  status: 'Estado',
  widgets: 'Widgets',
  lastSeen: 'Última visita',
  never: 'Nunca',
  on: 'Activado',
  off: 'Desactivado',
  none: 'Ninguno',
  nobody: 'Nadie',
  actions: 'Acciones',
  manage: 'Gestionar',
  manageNamed: (name) => `Gestionar ${name}`,
  you: '(usted)',
  isInvited: 'Invitado',
  online: 'En línea',
  paused: 'En pausa',

  remove: 'Eliminar',
  removeMore: 'Eliminar…',
  reallyRemove: (name) => `¿Eliminar a ${name}?`,
  signedOutForGood:
    'Se cierra su sesión en todas partes, no puede volver a iniciarla y deja de aparecer en los widgets.',
  chatsStay: 'Sus chats siguen en el registro.',
  removed: (name) => `Se ha eliminado a ${name}.`,
  rename: 'Cambiar nombre',
  renameNamed: (name) => `Cambiar el nombre de ${name}`,
  renameHelp: 'Lo ven los compañeros, y los visitantes si un widget no muestra otro nombre.',
  renamed: 'Nombre cambiado.',
  changeEmail: 'Cambiar dirección',
  changeEmailOf: (name) => `Cambiar la dirección de ${name}`,
  changeEmailHelp:
    'Se cierra la sesión del agente, que entra con la dirección nueva. Conserva sus chats y widgets. Se avisa a la dirección anterior si hay un servidor de correo configurado.',
  changeInAccount: 'Cambiar en Cuenta',
  emailChanged: (name) => `Se ha cambiado la dirección de ${name}.`,
  emailOfYou: (email) => `${email}, usted`,
  done: 'Listo',

  anotherCan: 'Otro administrador puede cambiarlo.',
  makeAgent: 'Convertir en agente',
  makeAdministrator: 'Convertir en administrador',
  roleChanged: (name) => `Se ha cambiado el rol de ${name}.`,
  password: 'Contraseña',
  noPasswordYet: 'Aún no ha elegido contraseña. Un enlace nuevo sustituye al anterior.',
  passwordWorks: 'La contraseña actual sirve hasta que elija otra.',
  sendLink: 'Enviar un enlace nuevo',
  linkSent: (email) => `Enlace enviado a ${email}.`,
  sessions: 'Sesiones',
  notSignedIn: 'Sin sesión iniciada.',
  signedIn: (places) => (places === 1 ? '1 sesión activa.' : `${places} sesiones activas.`),
  signOut: 'Cerrar sesión en todas partes',
  signedOut: (name) => `Se ha cerrado la sesión de ${name} en todas partes.`,
  secondFactor: 'Inicio de sesión en dos pasos',
  lostAndDemanded:
    'Si perdió la aplicación y los códigos de recuperación. Lo configurará de nuevo al iniciar sesión.',
  lost: 'Si perdió la aplicación y los códigos de recuperación. Después bastará con la contraseña.',
  turnOff: 'Desactivar',
  setsUpAgain: (name) => `${name} configurará de nuevo el inicio de sesión en dos pasos al iniciar sesión.`,
  passwordOnly: (name) => `${name} inicia sesión ahora solo con la contraseña.`,

  secondFactorLead:
    'Una contraseña y un código de una aplicación: una contraseña adivinada o robada no basta.',
  required: 'Obligatorio',
  optional: 'Opcional',
  haveIt(having, all) {
    if (having < all) return `${having} de ${all} agentes lo han configurado.`;
    return all === 1 ? 'Usted lo ha configurado.' : `Los ${all} agentes lo han configurado.`;
  },
  ownFirst: 'Antes de exigirlo, {link}: sabrá cómo funciona y mantendrá la sesión.',
  setUpOwn: 'configure el suyo',
  makeOptional: 'Hacerlo opcional',
  require: 'Exigir',
  requireMore: 'Exigir…',
  reallyRequire: '¿Exigir el inicio de sesión en dos pasos?',
  allHaveIt: 'Todos lo han configurado. Nada cambia para ellos.',
  mustSetUp: (names, count) =>
    count === 1
      ? `Se cierra la sesión de ${names}, que tendrá que configurarlo al iniciarla de nuevo. Elija un momento en que no espere ningún visitante.`
      : `Se cierra la sesión de ${names}, que tendrán que configurarlo al iniciarla de nuevo. Elija un momento en que no espere ningún visitante.`,
  ofYourAgents: (count) => `${count} de sus agentes`,
  keysWork:
    'Las claves y los tokens siguen funcionando. También el inicio de sesión con un proveedor OpenID, que pide sus propios factores.',
  nowRequired: 'El inicio de sesión en dos pasos es ahora obligatorio.',
  nowOptional: 'El inicio de sesión en dos pasos es ahora opcional.',

  teamsLead:
    'Agentes que responden juntos, como Ventas o Soporte. Todos los miembros atienden los widgets del equipo.',
  newTeam: 'Nuevo equipo',
  noTeams: 'Aún no hay equipos',
  noTeamsHint: 'Cree uno y añada agentes. Después abra un widget y elija el equipo en «Quién responde».',
  createTeam: 'Crear equipo',
  teamNameHelp: 'Los visitantes nunca lo ven. Los bots pueden transferirle chats con este nombre.',
  removeTeam: 'Eliminar equipo',
  removeNamed: (name) => `Eliminar ${name}`,
  accountsStay: 'Sus agentes conservan sus cuentas y chats.',
  answersNone: 'No atiende ningún widget.',
  loseWidgets: (widgets) =>
    `Sus agentes pierden de inmediato ${widgets} y los chats de allí, salvo que estén en un widget por sí mismos o por otro equipo.`,
  teamRemoved: 'Este equipo se ha eliminado.',
  saved: 'Guardado. Los agentes ven el cambio de inmediato.',
  members: 'Miembros',
  answersWidgets: (widgets) => `Widgets: ${widgets}.`,
  answersNoneYet:
    'Este equipo aún no atiende ningún widget. Para añadirlo a uno, abra el widget en {link} y elija quién responde.',
  findAgent: 'Buscar un agente',
  membersOf: (members, all) => `${members} de ${all} ${all === 1 ? 'agente' : 'agentes'}`,
  membersFound: (members, all, found) =>
    `${members} de ${all} ${all === 1 ? 'agente' : 'agentes'}, ${found} ${found === 1 ? 'encontrado' : 'encontrados'}`,
};
