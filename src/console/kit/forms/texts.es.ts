import type { FormTexts } from './texts';

export const formTexts: FormTexts = {
  typeName: 'Escriba {name} para confirmar',
  cancel: 'Cancelar',
  name: 'Nombre',
  save: 'Guardar',
  discard: 'Descartar',
  unsaved: 'Cambios sin guardar',
  conflict: 'Otra persona ha guardado cambios desde que abrió esta página.',
  loadLatest: 'Descartar los míos y cargar los últimos',
  overwrite: 'Sobrescribir',
  notSaved: 'No se ha guardado. Corrija los campos marcados.',
  notSavedAt: (field, fault) => `No se ha guardado. ${field}: ${fault}`,
};
