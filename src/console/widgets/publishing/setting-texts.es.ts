import type { SettingTexts } from './setting-texts';

const formStyle = {
  title: 'Presentación',
  enumTitles: {
    form: 'Todas las preguntas a la vez, en un formulario',
    conversation: 'Una por una, como en un chat',
  },
};

export const settingTexts: SettingTexts = {
  'look.accent': {
    title: 'Color de énfasis',
    description:
      'Para el lanzador, los botones y los mensajes del visitante. El texto sobre él es negro o blanco, según cuál se lea mejor.',
  },
  'look.scheme': {
    title: 'Claro u oscuro',
    enumTitles: {
      auto: 'Como el dispositivo del visitante',
      light: 'Siempre claro',
      dark: 'Siempre oscuro',
    },
  },
  'look.radius': { title: 'Radio de las esquinas', unit: 'píxeles' },
  'look.position': {
    title: 'Posición',
    enumTitles: {
      br: 'Abajo a la derecha',
      bl: 'Abajo a la izquierda',
      tr: 'Arriba a la derecha',
      tl: 'Arriba a la izquierda',
    },
  },
  'look.launcher.kind': {
    title: 'Tipo de lanzador',
    enumTitles: {
      icon: 'Un botón redondo',
      text: 'Un botón con texto',
      image: 'Una imagen propia',
      none: 'Un elemento de su página',
    },
  },
  'look.launcher.onlineText': {
    title: 'Texto cuando hay un agente en línea',
    description: 'Si está vacío: «Chatee con nosotros», en el idioma del visitante.',
  },
  'look.launcher.offlineText': {
    title: 'Texto cuando no hay ningún agente en línea',
    description: 'Si está vacío: «Dejar un mensaje», en el idioma del visitante.',
  },
  'look.launcher.imageUrl': {
    title: 'URL de la imagen',
    description: 'Una dirección https o una ruta de su propio sitio.',
  },
  'look.launcher.element': {
    title: 'Elementos de su página que abren el chat',
    description: 'Un selector CSS. Estos elementos funcionan además del lanzador.',
  },
  'look.launcher.isShownOffline': {
    title: 'Mostrar cuando no hay ningún agente en línea',
    description: 'Los visitantes pueden entonces dejar un mensaje.',
  },
  'look.launcher.failedText': {
    title: 'Texto si no se pudo cargar el chat',
    description:
      'Si está vacío: «No se pudo cargar el chat. Inténtelo de nuevo.», en el idioma del visitante.',
  },
  'texts.title': {
    title: 'Título de la ventana de chat',
    description: 'Normalmente, su empresa o su equipo.',
  },
  'texts.presence': { title: 'Línea bajo el título', placeholder: 'Respondemos en pocos minutos' },
  'texts.greeting': { title: 'Encima del primer formulario' },
  'texts.offlineGreeting': { title: 'Encima del formulario cuando no hay ningún agente en línea' },
  'forms.prechat.style': formStyle,
  firstQuestions: {
    title: 'Primeras preguntas',
    description: 'Hasta cinco, como botones encima de los campos. Un clic hace una de ellas.',
    itemTitle: 'pregunta',
    addTitle: 'Añadir pregunta',
    placeholder: '¿Dónde está mi pedido?',
  },
  'forms.offline.style': formStyle,
  'selector.label': {
    title: 'Etiqueta encima de la elección',
    description: 'Si está vacía: «¿Con quién quiere hablar?», en el idioma del visitante.',
  },
  'survey.isOn': {
    title: 'Pedir una valoración',
    description: 'De una a cinco estrellas. Aparecen en el registro y en los informes.',
  },
  'survey.question': {
    title: 'Pregunta',
    description: 'Si está vacía: «¿Qué tal esta conversación?», en el idioma del visitante.',
  },
  'survey.askComment': { title: 'Pedir un comentario' },
  'survey.commentLabel': { title: 'Etiqueta del comentario' },
  'survey.thanks': { title: 'Texto de agradecimiento' },
  'screenshot.isOn': {
    title: 'Los visitantes pueden enviar una imagen de su pantalla',
    description: 'Eligen lo que contiene y la ven antes de enviarla.',
  },
  'screenshot.isRequired': {
    title: 'Exigir una imagen en el primer formulario',
    description: 'Ningún chat empieza sin ella. La mayoría de los visitantes prefiere no enviarla.',
  },
  'files.isOn': {
    title: 'Los visitantes y los agentes pueden enviar archivos',
    description: 'Se guardan con el chat. Cualquiera que tenga el enlace de un archivo puede abrirlo.',
  },
  'files.pictures': { title: 'Imágenes', description: 'PNG, JPEG, GIF y WebP.' },
  'files.documents': {
    title: 'Documentos',
    description: 'PDF, texto sin formato, CSV, Word, Excel y PowerPoint.',
  },
  'files.archives': { title: 'Archivos ZIP', description: 'Su contenido no se analiza.' },
  'files.drawings': {
    title: 'Dibujos SVG',
    description: 'Pueden contener scripts; por eso se descargan y nunca se muestran.',
  },
  'files.largest': { title: 'Tamaño máximo de archivo', unit: 'MB' },
  'files.most': {
    title: 'Archivos por chat',
    description: 'El visitante puede enviar esa cantidad, y los agentes otros tantos.',
  },
  'callMe.isOn': {
    title: 'Los visitantes pueden pedir una llamada',
    description: 'Dejan un número de teléfono. Los agentes lo ven en el chat.',
  },
  'transcriptEmail.isOn': {
    title: 'Los visitantes pueden recibir la conversación por correo después del chat',
    description: 'Se envía solo a la dirección que indicaron.',
  },
  sounds: {
    title: 'Reproducir un sonido con cada mensaje nuevo',
    description: 'Los visitantes pueden desactivarlo.',
  },
  titleFlash: {
    title: 'Hacer parpadear el título de la pestaña mientras haya un mensaje sin leer',
  },
  'consent.isRequired': {
    title: 'Exigir el consentimiento',
    description:
      'Hasta que su página llame a ChatWidget.setConsent("granted"), no se guarda nada en el navegador ni se invita a ningún visitante.',
  },
  typingPreview: {
    title: 'Los agentes ven lo que escriben los visitantes antes de enviarlo',
    description: 'No se guarda. Menciónelo en su aviso de privacidad.',
  },
  keepQueryStrings: {
    title: 'Enviar las direcciones de las páginas con sus parámetros',
    description:
      'Los agentes los ven y el registro los conserva. Pueden contener nombres o códigos de acceso.',
  },
  variables: {
    title: 'Variables de JavaScript que se envían con un chat',
    description: 'Nombres de variables globales o rutas como cart.total. Se leen cuando empieza el chat.',
    itemTitle: 'variable',
    addTitle: 'Añadir variable',
  },
  aliases: {
    title: 'Otros nombres del objeto ChatWidget',
    description: 'Para páginas que llaman al objeto de otro proveedor, como SupportChat.',
    itemTitle: 'nombre',
    addTitle: 'Añadir nombre',
  },
  'proactive.isOn': {
    title: 'Invitar a los visitantes',
    description: 'Si está desactivado, ninguna regla invita.',
  },
  'proactive.reengagementMinutes': {
    title: 'Espera después de que un visitante cierre una invitación',
  },
  'proactive.timeZone': {
    title: 'Zona horaria',
    description: 'Para las horas y los días de la semana de las reglas.',
  },
  'proactive.trackRoutes': {
    title: 'Contar cada ruta de una aplicación de una sola página como una página',
  },
};
