import type { FormTexts } from './texts';

export const formTexts: FormTexts = {
  typeName: 'Saisissez {name} pour confirmer',
  cancel: 'Annuler',
  name: 'Nom',
  save: 'Enregistrer',
  discard: 'Abandonner',
  unsaved: 'Modifications non enregistrées',
  conflict: 'Quelqu’un d’autre a enregistré des modifications depuis que vous avez ouvert cette page.',
  loadLatest: 'Abandonner les miennes et charger les dernières',
  overwrite: 'Écraser',
  notSaved: 'Non enregistré. Corrigez les champs signalés.',
  notSavedAt: (field, fault) => `Non enregistré. ${field} : ${fault}`,
};
