import type { InstallFindingCode } from '../../../operations/console/widgets';
import type { SettingsScreenTexts } from './texts';

const findings: Record<Exclude<InstallFindingCode, 'pageFails'>, string> = {
  widgetThere: 'La página contiene este widget.',
  otherAddress: 'La página carga este widget desde otra dirección que la de este servicio.',
  moreThanOnce: 'La página contiene este widget más de una vez. Basta con una.',
  otherWidget: 'La página contiene otro widget. Sustitúyalo por el fragmento de este.',
  ownScript: 'La página carga este widget con su propio script.',
  otherVersion:
    'La página está fijada a otra versión del widget que la de este servicio. Copie de nuevo el fragmento de versión fija.',
  brokenSnippet:
    'La página contiene el fragmento, pero los navegadores no pueden ejecutarlo: un editor lo muestra como texto o ha cambiado sus comillas. Péguelo de nuevo como HTML.',
  heldBack:
    'La página contiene este widget, pero otra herramienta lo retiene, como un aviso de cookies. Los visitantes lo ven cuando ella lo permite.',
  tagManager:
    'La página en sí no contiene el widget, pero carga un gestor de etiquetas que quizá lo añada. Abra la página y busque el botón.',
  noWidget:
    'La página no contiene el widget. Pegue el fragmento antes de </body> y publique la página. Las páginas que se crean en el navegador no se pueden comprobar desde aquí.',
  noPolicy: 'La página no tiene ninguna Content Security Policy que pueda bloquear el widget.',
  policyAllows: 'La Content Security Policy de la página permite el widget.',
  policyBlocks: 'La Content Security Policy de la página bloquea el widget. Añada:',
  nonceMissing:
    'La Content Security Policy de la página solo ejecuta scripts con su nonce. Añada el nonce a la etiqueta del fragmento.',
  notByHttps:
    'La página se carga por https, pero el widget por http, y los navegadores lo bloquean. Ofrezca este servicio por https y copie de nuevo el fragmento.',
  wrongKey:
    'La página usa una clave de visitante que no existe o se ha revocado. Copie de nuevo el fragmento.',
  noKey:
    'No hay ninguna clave de visitante, así que los visitantes no pueden chatear. Cree una en «Claves y tokens».',
  siteNotAllowed: 'Este sitio no está entre los sitios permitidos del widget. Añádalo:',
  widgetOff: 'El widget está desactivado. Actívelo en «General».',
};

export const settingsTexts: SettingsScreenTexts = {
  widgets: 'Widgets',
  lead: 'Los visitantes chatean a través de un widget. Cree uno para cada sitio o idioma.',
  newWidget: 'Nuevo widget',
  newHint: 'Los visitantes lo ven en los correos. Al principio, solo usted responde a sus chats.',
  create: 'Crear widget',
  none: 'Aún no hay widgets',
  noneHint: 'Cree uno y añada su fragmento a su página.',
  columns: { name: 'Nombre', chats: 'Chats', invitations: 'Invitaciones', id: 'ID', actions: 'Acciones' },
  on: 'Activado',
  off: 'Desactivado',
  install: 'Instalar',
  installNamed: (name) => `Instalar ${name}`,
  remove: 'Eliminar',
  removeNamed: (name) => `Eliminar ${name}`,
  reallyRemove: (name) => `¿Eliminar ${name}?`,
  removalTakes: [
    'Desaparece de todas las páginas y sus chats abiertos terminan.',
    'Sus ajustes y reglas se pierden. Las conversaciones permanecen en el registro.',
  ],
  removeWidget: 'Eliminar widget',
  isRemoved: (name) => `Se ha eliminado ${name}.`,

  widget: 'Widget',
  saved: 'Guardado. Las páginas lo muestran en menos de un minuto.',
  parts: {
    general: 'General',
    look: 'Aspecto',
    texts: 'Textos',
    forms: 'Formularios',
    hours: 'Horario',
    behaviour: 'Comportamiento',
    history: 'Historial',
    install: 'Instalación',
  },

  general: {
    name: {
      title: 'Nombre',
      description: 'Su equipo lo ve en listas; los visitantes, como remitente de los correos.',
    },
    enabled: {
      title: 'Widget activado',
      description: 'Si está desactivado, las páginas no muestran nada.',
    },
    mails: {
      title: 'Enviar correos a',
      description:
        'Mensajes sin conexión y transcripciones. Si está vacío, los mensajes sin conexión se envían al propietario del widget.',
    },
    idle: {
      title: 'Finalizar chats inactivos después de',
      description: 'Si nadie escribe y el visitante ha salido de la página.',
    },
    rule: {
      title: 'Los chats nuevos van a',
      description:
        'Si un chat va a un solo agente, solo se avisa a ese agente. Cualquiera puede tomarlo o transferirlo.',
      enumTitles: {
        all: 'Todos los agentes a la vez',
        roundRobin: 'Un agente tras otro',
        leastBusy: 'El agente con menos chats',
      },
    },
    limit: {
      title: 'Chats por agente',
      description:
        'Un agente con esta cantidad de chats abiertos no recibe más. Sin efecto si los chats nuevos van a todos. 0 significa sin límite.',
      unit: 'chats',
    },
    returns: {
      title: 'Vuelta a la cola después de',
      description:
        'Si el agente hace esperar tanto al visitante. El visitante ve un aviso. 0 significa nunca.',
      unit: 'segundos',
    },
    sites: {
      title: 'Sitios permitidos',
      description:
        'Si está vacío, cualquier sitio. Un asterisco representa todos los subdominios: https://*.shop.example.',
      itemTitle: 'sitio',
      addTitle: 'Añadir sitio',
    },

    whoAnswers: 'Quién responde',
    whoAnswersLead: 'Los visitantes ven estos nombres e imágenes.',
    teams: 'Equipos',
    teamsLead:
      'Responden todos los miembros de estos equipos. Los visitantes ven el nombre de su cuenta. Para mostrar otro nombre o una imagen, añada al agente abajo.',
    noMembers: 'Aún no hay miembros.',
    agents: 'Agentes',
    noAccount: 'aún no tiene cuenta',
    answersIn: (teams) => `responde como miembro de ${teams}`,
    shownAs: 'Nombre visible',
    picture: 'Imagen',
    tags: {
      title: 'Etiquetas',
      description: 'Los bots las usan para transferir chats.',
      itemTitle: 'etiqueta',
      addTitle: 'Añadir etiqueta',
    },
    calling: {
      title: 'Avisos de chats en espera',
      lead: 'Las consolas abiertas suenan enseguida. Si nadie toma el chat, se avisa a los agentes por estas vías, una tras otra. Una vía que no llega a nadie se salta.',
      push: {
        title: 'Notificación push después de',
        description:
          'A los agentes que tienen activadas las notificaciones en un dispositivo. 0 significa nunca.',
        unit: 'segundos',
      },
      mail: {
        title: 'Correo después de',
        description: 'A los agentes del widget, si el correo está configurado. 0 significa nunca.',
        unit: 'segundos',
      },
      handOver: {
        title: 'Pasar después de',
        description: 'A los agentes en línea de otro widget. 0 significa nunca.',
        unit: 'segundos',
      },
      to: { title: 'Pasar a' },
      nobody: 'A nadie',
    },
    routing: 'Distribución',
    mailAndIdle: 'Correo y chats inactivos',
  },

  look: {
    styleSheetTitle: 'La hoja de estilos de su página',
    styleSheetLead:
      'La hoja de estilos de su página prevalece sobre estos ajustes, por ejemplo para dejar espacio a una barra en la parte inferior.',
    styleSheet: 'hoja de estilos',
  },

  wording: {
    lead: 'Sustituya cualquier texto del widget. Si está vacío, usa su propio texto. # se sustituye por un valor.',
    textsFor: 'Textos para',
    search: 'Buscar',
    searchExample: 'Iniciar chat',
    noMatch: 'Ningún texto coincide',
    insteadOf: (look) =>
      `Los visitantes leen «${look}» en todos los idiomas. Para usar este texto, vacíe aquel en «Aspecto».`,
    customised: (all, own) =>
      own === 0 ? `${all}` : own === 1 ? `${all}, 1 personalizado` : `${all}, ${own} personalizados`,
    groups: {
      '': 'Formularios y chat',
      afterChat: 'Después de un chat',
      alerts: 'Sonidos y avisos',
      callMe: 'Solicitud de llamada',
      files: 'Archivos',
      interview: 'Formulario conversacional',
      invitation: 'Invitación',
      rich: 'Botones y tarjetas',
      screenshot: 'Captura de pantalla',
    },
  },

  history: {
    title: 'Versiones publicadas',
    lead: 'Al restaurar una versión, pasa a ser su borrador, para que pueda revisarla antes de publicarla. Sustituye los cambios sin publicar.',
    versions: 'Versiones',
    none: 'Aún no hay nada publicado',
    noneHint: 'Las páginas usan los ajustes predeterminados.',
    columns: {
      revision: 'Revisión',
      when: 'Cuándo',
      who: 'Quién',
      changes: 'Qué cambió',
      actions: 'Acciones',
    },
    live: 'En vivo',
    unknownTime: 'Antes del historial',
    restore: 'Restaurar como borrador',
    restoreNamed: (revision) => `Restaurar como borrador: revisión ${revision}`,
    restored: (revision) =>
      `La revisión ${revision} es ahora su borrador sin publicar. Revísela y publíquela.`,
    byKey: (name) => `La clave ${name}`,
    byCommandLine: (name) => `La línea de comandos (${name})`,
    byService: 'El servicio',
    changes: (count) => (count === 1 ? '1 cambio' : `${count} cambios`),
  },

  installing: {
    title: 'Añádalo a su página',
    ways: 'Cómo añadirlo',
    snippet: 'fragmento',
    snippets: {
      plain: {
        title: 'Sencillo',
        lead: 'Péguelo antes de </body> en cada página. No bloquea la carga.',
      },
      calls: {
        title: 'Con llamadas',
        lead: 'Si su página llama a ChatWidget, por ejemplo para identificar al visitante. Ponga las llamadas debajo del comentario.',
      },
      package: {
        title: 'Paquete',
        lead: 'Para aplicaciones creadas con npm. El paquete no está en ningún registro: npm pack ./dist/npm lo crea en el repositorio de ChatWidget.',
      },
      tagManager: {
        title: 'Gestor de etiquetas',
        lead: 'Como etiqueta «HTML personalizado» que se activa en todas las páginas después de cargarse.',
      },
      policy: {
        title: 'Content Security Policy',
        lead: 'Si su página tiene una, añada estas directivas. Los estilos no necesitan ninguna.',
      },
      pinned: {
        title: 'Fijado a una versión',
        lead: 'Para páginas que solo pueden ejecutar código revisado. Los navegadores rechazan cualquier otro archivo. Los ajustes y versiones posteriores requieren un nuevo fragmento.',
      },
    },
    check: 'Comprobar una página',
    checkLead: 'Abrimos su página y buscamos el widget.',
    address: 'Dirección de la página',
    run: 'Comprobar',
    running: 'Comprobando…',
    found: (url) => `Resultado para ${url}:`,
    finding: ({ code, status }) =>
      code === 'pageFails' ? `La página responde con un error (${status}).` : findings[code],
    levels: { good: 'Correcto', fix: 'Por corregir', note: 'Nota' },
    toAdd: 'lo que hay que añadir',
  },
};
