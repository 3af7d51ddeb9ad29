import { translateFaults, translateRefusals } from './service-words';
import type { DataTexts } from './texts';

export const dataTexts: DataTexts = {
  unexpected: 'Une erreur s’est produite ici. Rechargez la page et réessayez.',
  unreachable: 'Le service est inaccessible. Vérifiez votre connexion et réessayez.',
  onOurSide: 'Une erreur s’est produite de notre côté. Réessayez dans un instant.',
  tooManyTries(seconds) {
    const minutes = Math.ceil(seconds / 60);
    if (seconds <= 0) return 'Trop de tentatives. Patientez un instant.';
    if (seconds < 60)
      return `Trop de tentatives. Patientez ${seconds === 1 ? 'une seconde' : `${seconds} secondes`}.`;
    return `Trop de tentatives. Patientez ${minutes === 1 ? 'une minute' : `${minutes} minutes`}.`;
  },
  required: 'Champ obligatoire.',
  refusal: translateRefusals(
    {
      invalidParameter: 'Une valeur manque ou n’est pas valide.',
      unreadableBody: 'Le service n’a pas pu lire la requête. Rechargez la page.',
      unreadableRequest: 'Le service n’a pas pu lire la requête. Rechargez la page.',
      signInRequired: 'Connectez-vous pour continuer.',
      wrongCredentials: 'Adresse e-mail ou mot de passe incorrect.',
      wrongCode: 'Ce code est incorrect ou a déjà été utilisé.',
      linkExpired: 'Ce lien a déjà été utilisé ou a expiré. Demandez-en un nouveau.',
      codeRequired: 'Saisissez le code de votre application d’authentification ou un code de récupération.',
      secondFactorDemanded:
        'Votre organisation exige la connexion à deux facteurs. Configurez-la pour vous connecter.',
      wrongPassword: 'Mot de passe incorrect.',
      crossSiteRequest: 'Cette requête ne vient pas de la console. Rechargez la page et réessayez.',
      forbidden: 'Vous n’y êtes pas autorisé.',
      notFound: 'Introuvable. Cela a peut-être été supprimé, ou vous n’y avez pas accès.',
      requestTimeout: 'La requête n’est pas arrivée à temps. Renvoyez-la.',
      alreadyExists: 'Cela existe déjà.',
      changedMeanwhile:
        'Quelqu’un d’autre a fait une modification. Chargez la dernière version et réessayez.',
      notOffered: 'Ce widget ne le propose pas.',
      caseClosed: 'Ce chat est terminé.',
      chatTaken: 'Un autre agent s’occupe de ce chat.',
      notAvailable: 'Personne n’y est disponible pour le moment. Choisissez quelqu’un d’autre.',
      tooManyFiles: 'Ce chat ne peut pas recevoir plus de fichiers.',
      tooManyPictures:
        'Votre organisation utilise déjà toutes les images autorisées. Retirez-en de vos widgets, brouillons et agents, puis réessayez une heure plus tard.',
      changedFile: 'Ce fichier a changé. Rechargez-le.',
      tooLarge: 'La requête est trop volumineuse.',
      tooManySettings:
        'Les réglages des widgets de votre organisation occupent toute la place prévue. Abandonnez des brouillons, raccourcissez des règles ou supprimez des widgets inutiles. Les anciennes versions ne comptent pas.',
      unsupportedFile: 'Les fichiers de ce type ne peuvent pas être envoyés ici.',
      tooManyRequests: 'Trop de requêtes. Patientez un instant.',
      headersTooLarge: 'La requête est trop volumineuse. Supprimez les cookies de cette page.',
      internal: 'Une erreur s’est produite de notre côté. Réessayez plus tard.',
      busy: 'Le service est surchargé. Patientez un instant.',
      unavailable: 'Le service démarre ou s’arrête. Réessayez dans un instant.',
      outage: 'La base de données du service ne répond pas. Réessayez dans un instant.',
      diskFull: 'Le disque du service est plein : rien ne peut être enregistré. Prévenez son administrateur.',
      tookTooLong: 'Cela a pris trop de temps. Demandez-en moins à la fois, par exemple moins de jours.',
    },
    {
      'Files can be up to {} MB.': 'La taille maximale d’un fichier est de {} Mo.',
      'This chat has no room for more notes.': 'Ce chat ne peut pas recevoir plus de notes.',
      'Your organisation has no room for more canned replies. Delete some first.':
        'Votre organisation n’a plus de place pour d’autres réponses types. Supprimez-en d’abord.',
      '{} is handling this chat.': '{} s’occupe de ce chat.',
      '{} is not available now. Choose someone else.':
        '{} n’est pas disponible pour le moment. Choisissez quelqu’un d’autre.',
      'Only offline messages can be marked as done.':
        'Seuls les messages hors ligne peuvent être marqués comme traités.',
      'The visitor has just written. Read that first.':
        'Le visiteur vient d’écrire. Lisez d’abord son message.',
      'Someone else has just transferred this chat.': 'Quelqu’un d’autre vient de transférer ce chat.',
      'You have answered this chat. Transfer it instead.':
        'Vous avez répondu dans ce chat. Transférez-le plutôt.',
      'No mail server is configured. Ask your administrator for a new password.':
        'Aucun serveur de messagerie n’est configuré. Demandez un nouveau mot de passe à votre administrateur.',
      'Two-factor sign-in is already on.': 'La connexion à deux facteurs est déjà activée.',
      'Two-factor sign-in is already on. To get recovery codes, turn it off and on again.':
        'La connexion à deux facteurs est déjà activée. Pour obtenir des codes de récupération, désactivez-la puis réactivez-la.',
      'Two-factor sign-in is already set up. Sign in. To get recovery codes, turn it off and on again under Account.':
        'La connexion à deux facteurs est déjà configurée. Connectez-vous. Pour obtenir des codes de récupération, désactivez-la puis réactivez-la sous « Compte ».',
      'Two-factor sign-in is no longer required. Sign in.':
        'La connexion à deux facteurs n’est plus exigée. Connectez-vous.',
      'First turn on two-factor sign-in for yourself under Account.':
        'Activez d’abord la connexion à deux facteurs pour vous-même, sous « Compte ».',
      'Your organisation requires two-factor sign-in. Sign in again to set it up.':
        'Votre organisation exige la connexion à deux facteurs. Reconnectez-vous pour la configurer.',
      'This link was already used or has expired. Restart the service to print a new one.':
        'Ce lien a déjà été utilisé ou a expiré. Redémarrez le service pour en afficher un nouveau.',
      'There are already {} keys. Revoke the ones you don’t use.':
        'Il y a {} clés. Révoquez celles qui ne servent pas.',
      'There are {} webhooks and bots. Remove some first.':
        'Il y a {} webhooks et bots. Supprimez-en d’abord.',
      'A widget is answered by at most {} agents.': 'Un widget peut avoir {} agents au plus.',
      'All widgets together are answered by at most {} agents, each counted once for each widget.':
        'Tous les widgets ensemble peuvent avoir {} agents au plus. Chacun compte une fois par widget.',
      'The service doesn’t know the address of this page. Set PUBLIC_URL to it, or have the proxy pass on the Host header.':
        'Le service ne connaît pas l’adresse de cette page. Indiquez-la dans PUBLIC_URL, ou faites transmettre l’en-tête Host par le proxy.',
      'There is no agent with this address.': 'Aucun agent n’a cette adresse.',
      'You can’t do this to your own account. Another administrator can.':
        'Vous ne pouvez pas le faire pour votre propre compte. Un autre administrateur le peut.',
    },
  ),
  fault: translateFaults({
    'must be at most {} characters': '{} caractères au maximum.',
    'must be {} characters at most': '{} caractères au maximum.',
    'must be at most {} widgets': '{} widgets au maximum.',
    'must be at most 999 printable ASCII characters': '999 caractères ASCII imprimables au maximum.',
    'must contain a message': 'Un message au minimum.',
    'must be a condition, nested at most {} deep': 'Doit être une condition, sur {} niveaux au maximum.',
    'is not a regular expression: {}': 'Expression régulière non valide : {}',
    'can keep a page waiting without end: {} repeats a repeat. Simplify it':
      'Peut bloquer une page sans fin : {} répète une répétition. Simplifiez-la.',
    'must be a day like 2026-12-25': 'Un jour comme 2026-12-25.',
    'must be like https://shop.example, or https://*.shop.example for all of its subdomains':
      'Un site comme https://shop.example, ou https://*.shop.example pour tous ses sous-domaines.',
    'must be an address': 'Adresse non valide.',
    'must be a phone number': 'Numéro de téléphone non valide.',
    'must have at least one agent': 'Un agent au minimum.',
    'must not be before start': 'Ne peut pas précéder le début.',
    'is already the name of another team': 'Une autre équipe porte déjà ce nom.',
    'is a bot of this widget': 'Est un bot de ce widget.',
    'overlaps with other hours of the day': 'Chevauche d’autres horaires du jour.',
    'appears twice. Change or remove one of them':
      'Apparaît deux fois. Modifiez ou supprimez l’une des deux.',
    'a visitor key is public and can’t expire; revoke it instead':
      'Une clé de visiteur est publique et n’expire pas. Révoquez-la plutôt.',
    'there are {} already: delete one first': 'Il y en a déjà {}. Supprimez-en d’abord une.',
    'has braces that are not a placeholder: write {{name}}':
      'Ces accolades ne forment pas de variable. Écrivez {{name}}.',
    'there is no {{{}}} in this mail; there is {}': '{{{}}} n’existe pas dans cet e-mail. Utilisez {}.',
    '{{{}}} belongs in the text': '{{{}}} doit être dans le texte.',
    'must contain {{{}}}': 'Doit contenir {{{}}}.',
    'must begin with your own words: put {{{}}} further down':
      'Doit commencer par vos propres mots. Placez {{{}}} plus bas.',
    '{{{}}} needs a paragraph of its own, with empty lines around it':
      '{{{}}} doit former un paragraphe à part, entre deux lignes vides.',
    'must be one line': 'Doit tenir sur une ligne.',
    'The address is longer than {} characters.': 'L’adresse dépasse {} caractères.',
    'This is not an address. Enter one like https://shop.example/page.':
      'Ce n’est pas une adresse. Saisissez-en une comme https://shop.example/page.',
    'Only http and https addresses work.': 'Seules les adresses http et https sont possibles.',
    'Remove the user name or password from the address.':
      'Retirez le nom d’utilisateur et le mot de passe de l’adresse.',
    'Port {} can’t be used. Use 80, 443 or one above 1023.':
      'Le port {} n’est pas possible. Utilisez 80, 443 ou un port supérieur à 1023.',
    'The address is not a public one. {}':
      'L’adresse n’est pas publique. Pour atteindre des machines de votre propre réseau, démarrez le service avec ALLOW_PRIVATE_WEBHOOKS=1.',
    '{} has no public address. {}':
      '{} n’a pas d’adresse publique. Pour atteindre des machines de votre propre réseau, démarrez le service avec ALLOW_PRIVATE_WEBHOOKS=1.',
    'The host name does not exist.': 'Ce nom d’hôte n’existe pas.',
    'The host name has no address.': 'Ce nom d’hôte n’a pas d’adresse.',
    'The host name could not be resolved.': 'Ce nom d’hôte n’a pas pu être résolu.',
    'The host name could not be resolved in time.': 'Ce nom d’hôte n’a pas pu être résolu à temps.',
    'The connection was refused.': 'La connexion a été refusée.',
    'The connection was closed before an answer came.': 'La connexion a été fermée avant toute réponse.',
    'The connection could not be made in time.': 'La connexion n’a pas pu être établie à temps.',
    'The host can’t be reached.': 'L’hôte est inaccessible.',
    'The token contains characters that a header can’t carry.':
      'Le jeton contient des caractères impossibles dans un en-tête.',
    'The certificate has expired.': 'Le certificat a expiré.',
    'The certificate is self-signed.': 'Le certificat est autosigné.',
    'The certificate is not signed by a trusted authority.':
      'Le certificat n’est pas signé par une autorité de confiance.',
    'The certificate chain is incomplete.': 'La chaîne de certificats est incomplète.',
    'The certificate is for another host name.': 'Le certificat est pour un autre nom d’hôte.',
    'The request failed.': 'La requête a échoué.',
    'No answer within {} s.': 'Pas de réponse en {} s.',
    'The mail server did not answer in time.': 'Le serveur de messagerie n’a pas répondu à temps.',
    'Too many mails were sent to this address within an hour.':
      'Cette adresse a reçu trop d’e-mails en une heure.',
    '"{}" is not a mail address.': '« {} » n’est pas une adresse e-mail.',
    'The push service answered {}.': 'Le service push a répondu {}.',
    'it redirects more than {} times': 'Plus de {} redirections.',
    'is not valid': 'Non valide.',
    'must have at least {} characters': '{} caractères au minimum.',
    'must have at most {} characters': '{} caractères au maximum.',
    'must be 1 to {} characters': 'De 1 à {} caractères.',
    'must be fewer than {} characters': 'Moins de {} caractères.',
    'must be text of at most {} characters': 'Un texte de {} caractères au maximum.',
    'must have at least {} entries': '{} éléments au minimum.',
    'must have at most {} entries': '{} éléments au maximum.',
    'must be at least {}': '{} au minimum.',
    'must be at most {}': '{} au maximum.',
    'must be a whole number': 'Un nombre entier.',
    'must be a whole number from 1 to {}': 'Un nombre entier de 1 à {}.',
    'must be a number from {} to {}': 'Un nombre de {} à {}.',
    'must be a list of at most {}': '{} éléments au maximum.',
    'must be one of {}': 'Valeurs possibles : {}.',
    'must not be empty': 'Ne peut pas être vide.',
    'must be unique': 'Existe déjà.',
    'must be an e-mail address': 'Adresse e-mail non valide.',
    'must be a zone like Europe/Berlin': 'Un fuseau horaire comme Europe/Paris.',
    'must be a link to an image': 'Doit être un lien vers une image.',
    'must be in the next {} days': 'Doit se situer dans les {} prochains jours.',
    'must be one of your widgets': 'Doit être l’un de vos widgets.',
    'must differ from the current one': 'Doit être différent de l’actuel.',
    'wrong password': 'Mot de passe incorrect.',
    'is wrong. Check the clock of your device.': 'Incorrect. Vérifiez l’heure de votre appareil.',
    'is too easy to guess. Choose another password.':
      'Trop facile à deviner. Choisissez un autre mot de passe.',
    'already has an account here': 'Cette personne a déjà un compte ici.',
    'is not one of your agents': 'Ne fait pas partie de vos agents.',
    'is not one of your teams': 'Ne fait pas partie de vos équipes.',
    'is already used by another reply': 'Déjà utilisé par une autre réponse type.',
    'appears twice': 'Apparaît deux fois.',
  }),
};
