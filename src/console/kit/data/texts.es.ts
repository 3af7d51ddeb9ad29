import { translateFaults, translateRefusals } from './service-words';
import type { DataTexts } from './texts';

export const dataTexts: DataTexts = {
  unexpected: 'Algo ha fallado aquí. Recargue la página e inténtelo de nuevo.',
  unreachable: 'No se puede acceder al servicio. Compruebe la conexión e inténtelo de nuevo.',
  onOurSide: 'Algo ha fallado por nuestra parte. Inténtelo de nuevo en un momento.',
  tooManyTries(seconds) {
    const minutes = Math.ceil(seconds / 60);
    if (seconds <= 0) return 'Demasiados intentos. Espere un momento.';
    if (seconds < 60)
      return `Demasiados intentos. Espere ${seconds === 1 ? 'un segundo' : `${seconds} segundos`}.`;
    return `Demasiados intentos. Espere ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}.`;
  },
  required: 'Obligatorio.',
  refusal: translateRefusals(
    {
      invalidParameter: 'Falta un valor o no es válido.',
      unreadableBody: 'El servicio no pudo leer la solicitud. Recargue la página.',
      unreadableRequest: 'El servicio no pudo leer la solicitud. Recargue la página.',
      signInRequired: 'Inicie sesión para continuar.',
      wrongCredentials: 'Correo electrónico o contraseña incorrectos.',
      wrongCode: 'Este código es incorrecto o ya se ha usado.',
      linkExpired: 'Este enlace ya se ha usado o ha caducado. Solicite uno nuevo.',
      codeRequired: 'Introduzca el código de su aplicación de autenticación o un código de recuperación.',
      secondFactorDemanded:
        'Su organización exige el inicio de sesión en dos pasos. Configúrelo para iniciar sesión.',
      wrongPassword: 'Contraseña incorrecta.',
      crossSiteRequest: 'Esta solicitud no procede de la consola. Recargue la página e inténtelo de nuevo.',
      forbidden: 'No tiene permiso para hacer esto.',
      notFound: 'No se ha encontrado. Puede que se haya eliminado o que no tenga acceso.',
      requestTimeout: 'La solicitud no llegó a tiempo. Envíela de nuevo.',
      alreadyExists: 'Ya existe.',
      changedMeanwhile: 'Otra persona ha hecho cambios. Cargue la versión más reciente e inténtelo de nuevo.',
      notOffered: 'Este widget no lo ofrece.',
      caseClosed: 'Este chat ha finalizado.',
      chatTaken: 'Otro agente atiende este chat.',
      notAvailable: 'Ahora no hay nadie disponible. Elija a otra persona.',
      tooManyFiles: 'Este chat no admite más archivos.',
      tooManyPictures:
        'Su organización ya utiliza todas las imágenes permitidas. Quite algunas de los widgets, borradores y agentes, e inténtelo de nuevo una hora después.',
      changedFile: 'Este archivo ha cambiado. Cárguelo de nuevo.',
      tooLarge: 'La solicitud es demasiado grande.',
      tooManySettings:
        'Los ajustes de los widgets de su organización ocupan todo el espacio disponible. Descarte borradores, acorte reglas o elimine widgets que nadie necesite. Las versiones anteriores no cuentan.',
      unsupportedFile: 'Aquí no se pueden enviar archivos de este tipo.',
      tooManyRequests: 'Demasiadas solicitudes. Espere un momento.',
      headersTooLarge: 'La solicitud es demasiado grande. Borre las cookies de esta página.',
      internal: 'Algo ha fallado por nuestra parte. Inténtelo más tarde.',
      busy: 'El servicio está saturado. Espere un momento.',
      unavailable: 'El servicio se está iniciando o deteniendo. Inténtelo de nuevo en un momento.',
      outage: 'La base de datos del servicio no responde. Inténtelo de nuevo en un momento.',
      diskFull: 'El disco del servicio está lleno y no se puede guardar nada. Avise a su administrador.',
      tookTooLong: 'Ha tardado demasiado. Pida menos de una vez, por ejemplo, menos días.',
    },
    {
      'Files can be up to {} MB.': 'Los archivos pueden ocupar como máximo {} MB.',
      'This chat has no room for more notes.': 'Este chat no admite más notas.',
      'Your organisation has no room for more canned replies. Delete some first.':
        'Su organización no tiene espacio para más respuestas predefinidas. Elimine algunas primero.',
      '{} is handling this chat.': '{} atiende este chat.',
      '{} is not available now. Choose someone else.': '{} no está disponible ahora. Elija a otra persona.',
      'Only offline messages can be marked as done.':
        'Solo los mensajes sin conexión se pueden marcar como resueltos.',
      'The visitor has just written. Read that first.': 'El visitante acaba de escribir. Léalo primero.',
      'Someone else has just transferred this chat.': 'Otra persona acaba de transferir este chat.',
      'You have answered this chat. Transfer it instead.':
        'Usted ya ha respondido en este chat. Transfiéralo.',
      'No mail server is configured. Ask your administrator for a new password.':
        'No hay ningún servidor de correo configurado. Pida una contraseña nueva a su administrador.',
      'Two-factor sign-in is already on.': 'El inicio de sesión en dos pasos ya está activado.',
      'Two-factor sign-in is already on. To get recovery codes, turn it off and on again.':
        'El inicio de sesión en dos pasos ya está activado. Para obtener códigos de recuperación, desactívelo y vuelva a activarlo.',
      'Two-factor sign-in is already set up. Sign in. To get recovery codes, turn it off and on again under Account.':
        'El inicio de sesión en dos pasos ya está configurado. Inicie sesión. Para obtener códigos de recuperación, desactívelo y vuelva a activarlo en «Cuenta».',
      'Two-factor sign-in is no longer required. Sign in.':
        'El inicio de sesión en dos pasos ya no es obligatorio. Inicie sesión.',
      'First turn on two-factor sign-in for yourself under Account.':
        'Active primero el inicio de sesión en dos pasos para usted en «Cuenta».',
      'Your organisation requires two-factor sign-in. Sign in again to set it up.':
        'Su organización exige el inicio de sesión en dos pasos. Inicie sesión de nuevo para configurarlo.',
      'This link was already used or has expired. Restart the service to print a new one.':
        'Este enlace ya se ha usado o ha caducado. Reinicie el servicio para que muestre uno nuevo.',
      'There are already {} keys. Revoke the ones you don’t use.':
        'Hay {} claves. Revoque las que no se usan.',
      'There are {} webhooks and bots. Remove some first.':
        'Hay {} webhooks y bots. Elimine algunos primero.',
      'A widget is answered by at most {} agents.': 'Un widget puede tener como máximo {} agentes.',
      'All widgets together are answered by at most {} agents, each counted once for each widget.':
        'Todos los widgets juntos pueden tener como máximo {} agentes. Cada uno cuenta una vez por widget.',
      'The service doesn’t know the address of this page. Set PUBLIC_URL to it, or have the proxy pass on the Host header.':
        'El servicio no conoce la dirección de esta página. Indíquela en PUBLIC_URL, o haga que el proxy transmita la cabecera Host.',
      'There is no agent with this address.': 'No hay ningún agente con esta dirección.',
      'You can’t do this to your own account. Another administrator can.':
        'No puede hacerlo con su propia cuenta. Otro administrador sí puede.',
    },
  ),
  fault: translateFaults({
    'must be at most {} characters': 'Máximo {} caracteres.',
    'must be {} characters at most': 'Máximo {} caracteres.',
    'must be at most {} widgets': 'Máximo {} widgets.',
    'must be at most 999 printable ASCII characters': 'Máximo 999 caracteres ASCII imprimibles.',
    'must contain a message': 'Debe contener un mensaje.',
    'must be a condition, nested at most {} deep': 'Debe ser una condición de {} niveles como máximo.',
    'is not a regular expression: {}': 'Expresión regular no válida: {}',
    'can keep a page waiting without end: {} repeats a repeat. Simplify it':
      'Puede bloquear una página sin fin: {} repite una repetición. Simplifíquela.',
    'must be a day like 2026-12-25': 'Un día como 2026-12-25.',
    'must be like https://shop.example, or https://*.shop.example for all of its subdomains':
      'Un sitio como https://shop.example, o https://*.shop.example para todos sus subdominios.',
    'must be an address': 'Dirección no válida.',
    'must be a phone number': 'Número de teléfono no válido.',
    'must have at least one agent': 'Al menos un agente.',
    'must not be before start': 'No puede ser anterior al inicio.',
    'is already the name of another team': 'Ya es el nombre de otro equipo.',
    'is a bot of this widget': 'Es un bot de este widget.',
    'overlaps with other hours of the day': 'Coincide con otro horario del día.',
    'appears twice. Change or remove one of them': 'Aparece dos veces. Cambie o elimine una de ellas.',
    'a visitor key is public and can’t expire; revoke it instead':
      'Una clave de visitante es pública y no caduca. Revóquela en su lugar.',
    'there are {} already: delete one first': 'Ya hay {}. Elimine primero una.',
    'has braces that are not a placeholder: write {{name}}':
      'Estas llaves no forman una variable. Escriba {{name}}.',
    'there is no {{{}}} in this mail; there is {}': '{{{}}} no existe en este correo. Use {}.',
    '{{{}}} belongs in the text': '{{{}}} debe ir en el texto.',
    'must contain {{{}}}': 'Debe contener {{{}}}.',
    'must begin with your own words: put {{{}}} further down':
      'Debe empezar con sus propias palabras. Ponga {{{}}} más abajo.',
    '{{{}}} needs a paragraph of its own, with empty lines around it':
      '{{{}}} necesita un párrafo propio, con líneas vacías alrededor.',
    'must be one line': 'Debe ser una sola línea.',
    'The address is longer than {} characters.': 'La dirección tiene más de {} caracteres.',
    'This is not an address. Enter one like https://shop.example/page.':
      'No es una dirección. Escriba una como https://shop.example/page.',
    'Only http and https addresses work.': 'Solo sirven direcciones http y https.',
    'Remove the user name or password from the address.':
      'Quite el nombre de usuario y la contraseña de la dirección.',
    'Port {} can’t be used. Use 80, 443 or one above 1023.':
      'No se puede usar el puerto {}. Use 80, 443 o uno superior a 1023.',
    'The address is not a public one. {}':
      'La dirección no es pública. Para acceder a equipos de su propia red, inicie el servicio con ALLOW_PRIVATE_WEBHOOKS=1.',
    '{} has no public address. {}':
      '{} no tiene ninguna dirección pública. Para acceder a equipos de su propia red, inicie el servicio con ALLOW_PRIVATE_WEBHOOKS=1.',
    'The host name does not exist.': 'El nombre de host no existe.',
    'The host name has no address.': 'El nombre de host no tiene dirección.',
    'The host name could not be resolved.': 'No se pudo resolver el nombre de host.',
    'The host name could not be resolved in time.': 'No se pudo resolver el nombre de host a tiempo.',
    'The connection was refused.': 'Se rechazó la conexión.',
    'The connection was closed before an answer came.': 'La conexión se cerró antes de recibir respuesta.',
    'The connection could not be made in time.': 'No se pudo establecer la conexión a tiempo.',
    'The host can’t be reached.': 'No se puede acceder al host.',
    'The token contains characters that a header can’t carry.':
      'El token contiene caracteres que no caben en una cabecera.',
    'The certificate has expired.': 'El certificado ha caducado.',
    'The certificate is self-signed.': 'El certificado es autofirmado.',
    'The certificate is not signed by a trusted authority.':
      'El certificado no está firmado por una autoridad de confianza.',
    'The certificate chain is incomplete.': 'La cadena de certificados está incompleta.',
    'The certificate is for another host name.': 'El certificado es para otro nombre de host.',
    'The request failed.': 'La solicitud falló.',
    'No answer within {} s.': 'Sin respuesta en {} s.',
    'The mail server did not answer in time.': 'El servidor de correo no respondió a tiempo.',
    'Too many mails were sent to this address within an hour.':
      'Esta dirección ha recibido demasiados correos en una hora.',
    '"{}" is not a mail address.': '«{}» no es una dirección de correo.',
    'The push service answered {}.': 'El servicio push respondió {}.',
    'it redirects more than {} times': 'Más de {} redirecciones.',
    'is not valid': 'No es válido.',
    'must have at least {} characters': 'Mínimo {} caracteres.',
    'must have at most {} characters': 'Máximo {} caracteres.',
    'must be 1 to {} characters': 'De 1 a {} caracteres.',
    'must be fewer than {} characters': 'Menos de {} caracteres.',
    'must be text of at most {} characters': 'Un texto de {} caracteres como máximo.',
    'must have at least {} entries': 'Mínimo {} elementos.',
    'must have at most {} entries': 'Máximo {} elementos.',
    'must be at least {}': 'Mínimo {}.',
    'must be at most {}': 'Máximo {}.',
    'must be a whole number': 'Un número entero.',
    'must be a whole number from 1 to {}': 'Un número entero de 1 a {}.',
    'must be a number from {} to {}': 'Un número de {} a {}.',
    'must be a list of at most {}': 'Máximo {} elementos.',
    'must be one of {}': 'Valores posibles: {}.',
    'must not be empty': 'No puede estar vacío.',
    'must be unique': 'Ya existe.',
    'must be an e-mail address': 'No es una dirección de correo válida.',
    'must be a zone like Europe/Berlin': 'Una zona horaria como Europe/Madrid.',
    'must be a link to an image': 'Debe ser un enlace a una imagen.',
    'must be in the next {} days': 'Debe estar en los próximos {} días.',
    'must be one of your widgets': 'Debe ser uno de sus widgets.',
    'must differ from the current one': 'Debe ser distinto del actual.',
    'wrong password': 'Contraseña incorrecta.',
    'is wrong. Check the clock of your device.': 'Incorrecto. Compruebe la hora de su dispositivo.',
    'is too easy to guess. Choose another password.': 'Demasiado fácil de adivinar. Elija otra contraseña.',
    'already has an account here': 'Esta persona ya tiene una cuenta aquí.',
    'is not one of your agents': 'No es uno de sus agentes.',
    'is not one of your teams': 'No es uno de sus equipos.',
    'is already used by another reply': 'Ya lo usa otra respuesta predefinida.',
    'appears twice': 'Aparece dos veces.',
  }),
};
