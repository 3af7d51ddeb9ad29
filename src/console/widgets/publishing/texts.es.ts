import { wordsIn } from '../../kit/texts/words';
import type { PublishingTexts } from './texts';
import { settingWords } from './words/settings';

export const publishingTexts: PublishingTexts = {
  discardChanges: 'Descartar',
  discard: 'Descartar',
  discarded: 'Cambios descartados.',
  saveDraft: 'Guardar borrador',
  publishDialog: 'Publicar…',
  unsaved: 'Cambios sin guardar',
  allPublished: 'Todo está publicado.',
  unpublished: (count) => (count === 1 ? '1 cambio sin publicar.' : `${count} cambios sin publicar.`),
  unpublishedBy: (count, name) =>
    count === 1
      ? `1 cambio sin publicar, guardado por ${name}.`
      : `${count} cambios sin publicar, guardados por ${name}.`,
  publishThese: '¿Publicar estos cambios?',
  publish: 'Publicar',
  seenOnReload: 'Los visitantes los ven al abrir o recargar una página.',
  published: 'Publicado. Las páginas lo muestran en menos de un minuto.',
  publishedSince:
    'Mientras tanto, otra persona ha publicado. Para volver a una versión, restáurela en «Historial».',

  sections: {
    colours: { title: 'Colores y posición' },
    launcher: { title: 'Lanzador' },
    words: {
      title: 'Textos de la ventana de chat',
      lead: 'Si están vacíos, se usa el texto predeterminado en el idioma del visitante.',
    },
    prechatForm: { title: 'Primer formulario' },
    offlineForm: { title: 'Formulario cuando no hay ningún agente en línea' },
    selector: { title: 'Elección del widget' },
    survey: { title: 'Después de un chat' },
    chat: { title: 'Durante un chat' },
    privacy: { title: 'Privacidad de los visitantes' },
    developers: {
      title: 'Para desarrolladores',
      lead: 'Solo son necesarios si el código de su página interactúa con el widget.',
    },
    rules: { title: 'Invitaciones' },
  },
  settings: wordsIn('es', settingWords),

  language: 'Idioma',
  widgetSpeaks: 'Idioma del widget',
  pagesLanguage: 'El idioma de la página o el del navegador',
  everyLanguage: 'Todos los idiomas',
  customWording: 'Textos personalizados',

  fieldKinds: {
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    question: 'Pregunta',
    text: 'Texto corto',
    longText: 'Texto largo',
    choice: 'Selección',
    checkbox: 'Casilla',
    hidden: 'Valor oculto',
  },
  fieldLabels: {
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    question: '¿En qué podemos ayudarle?',
  },

  added: 'añadido',
  removed: 'eliminado',
  changed: 'modificado',
  lists: {
    field: {
      item: 'Campo',
      members: {
        kind: 'Tipo',
        label: 'Etiqueta',
        isRequired: 'Obligatorio',
        options: 'Opciones',
        value: 'Valor predeterminado',
        translations: 'Otros idiomas',
      },
    },
    widget: { item: 'Widget', members: { id: 'Widget', label: 'Etiqueta', translations: 'Otros idiomas' } },
    wording: { item: 'Texto', members: { locale: 'Idioma', key: 'Texto', text: 'Redacción' } },
    rule: {
      item: 'Regla',
      members: {
        id: 'Nombre',
        when: 'Condición',
        messages: 'Mensajes',
        priority: 'Prioridad',
        isMinimized: 'Mostrar en una línea',
        offlineFallback: 'Abrir el formulario sin conexión cuando no hay ningún agente en línea',
        agent: 'Agente',
        cap: 'Límite',
      },
    },
    question: 'Pregunta',
    questions: 'Preguntas',
    variable: 'Variable',
    alias: 'Nombre',
  },
  rules: 'Reglas',
};
