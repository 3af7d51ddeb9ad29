import type { FormsTexts } from './texts';

export const formsTexts: FormsTexts = {
  beforeChat: 'Antes de un chat',
  beforeChatLead: 'Arrastre los campos para reordenarlos o use las flechas.',
  form: 'Formulario',
  firstForm: 'Primer formulario',
  offlineForm: 'Nadie en línea',
  promisedAnswer:
    'No hay ningún servidor de correo configurado, pero a los visitantes se les anuncia una respuesta por correo electrónico. {mail}, {text} o responda desde su propio programa de correo.',
  setUpMail: 'Configure un servidor de correo',
  otherText: 'escriba otros textos',

  newField: 'Nuevo campo',
  addField: 'Añadir campo',
  isRemoved: (name) => `Se ha eliminado «${name}».`,
  optionCount: (count) => (count === 1 ? '1 opción' : `${count} opciones`),
  required: 'obligatorio',

  field: {
    label: 'Etiqueta',
    labelHint: (label) => `Si está vacía: «${label}», en el idioma del visitante.`,
    isRequired: 'Obligatorio',
    options: 'Opciones',
    option: 'opción',
    addOption: 'Añadir opción',
    hiddenValue: 'Valor',
    hiddenValueHint: 'Se envía con el chat. Los visitantes no lo ven. Su página puede establecer otro valor.',
    value: 'Valor predeterminado',
    valueHint: 'Los visitantes pueden cambiarlo. Su página puede establecer otro valor.',
  },

  translation: {
    otherLanguage: 'Otro idioma',
    ofQuestions: 'Traducir preguntas',
    ofChoiceLabel: 'Traducir etiqueta',
    ofSurvey: 'Traducir valoración',
    add: 'Añadir idioma',
    option: (name) => `Opción «${name}»`,
    remove: (language) => `Quitar ${language}`,
  },

  selectorLead:
    'Si varios equipos tienen un widget cada uno, los visitantes pueden elegir uno en el primer formulario.',
  unknownWidget: 'Este widget ya no existe',
  label: 'Texto que leen los visitantes',
  newWidget: 'Otro widget',
  addWidget: 'Añadir widget',
};
