/**
 * Every error the service can answer with: its HTTP status and the sentence a person can act on.
 * The wire form is `{code, message}` with `code` = the HTTP status; a 404 of the visitor chat has an empty body.
 */
export const errorTable = {
  invalidParameter: { status: 400, message: 'A parameter is missing or not valid.' },
  unreadableBody: { status: 400, message: 'The body must be a JSON object, sent as application/json.' },
  unreadableRequest: { status: 400, message: 'The request is not valid HTTP.' },
  missingKey: { status: 401, message: 'Send the API key of your organisation in the x-api-key header.' },
  missingProvisioningKey: {
    status: 401,
    message: 'Send your provisioning key in the header x-api-key or the parameter api_key.',
  },
  missingToken: { status: 401, message: 'Send a valid API token in the Authorization header.' },
  signInRequired: { status: 401, message: 'Sign in to continue.' },
  wrongCredentials: { status: 401, message: 'Wrong e-mail or password.' },
  wrongCode: { status: 401, message: 'This code is wrong or was already used.' },
  linkExpired: { status: 410, message: 'This link was already used or has expired. Request a new one.' },
  codeRequired: { status: 428, message: 'Enter the code from your authenticator app, or a recovery code.' },
  secondFactorDemanded: {
    status: 409,
    message: 'Your organisation requires two-factor sign-in. Set it up to sign in.',
  },
  wrongPassword: { status: 403, message: 'Wrong password.' },
  crossSiteRequest: {
    status: 403,
    message: 'This request did not come from the console. Reload the page and try again.',
  },
  originNotAllowed: {
    status: 403,
    message: 'This widget is not allowed on this site. Add the site to its allowed origins.',
  },
  forbidden: { status: 403, message: 'You are not allowed to do this.' },
  banned: { status: 403, message: '/BAN Chat is not available to you.' },
  notFound: { status: 404, message: 'Not found. It may have been removed, or you have no access to it.' },
  methodNotAllowed: { status: 405, message: 'Method not allowed. See the Allow header.' },
  malformedRequest: { status: 405, message: 'The body doesn’t match its content type.' },
  requestTimeout: { status: 408, message: 'The request did not arrive in time. Send it again.' },
  alreadyExists: { status: 409, message: 'This already exists.' },
  keyReused: {
    status: 409,
    message: 'This idempotency key was used for another request. Use a new one for each request.',
  },
  changedMeanwhile: {
    status: 409,
    message: 'Someone else has changed this. Load the latest version and try again.',
  },
  notOffered: { status: 409, message: 'This widget doesn’t offer this.' },
  caseClosed: { status: 409, message: 'This chat has ended.' },
  chatTaken: { status: 409, message: 'Another agent is handling this chat.' },
  notAvailable: { status: 409, message: 'Nobody there is available now. Choose someone else.' },
  wrongOffset: {
    status: 409,
    message:
      'The service has another number of bytes of this file. Begin it again with the same uploadId to learn how many.',
  },
  tooManyFiles: { status: 409, message: 'This chat can’t take more files.' },
  tooManyPictures: {
    status: 409,
    message:
      'Your organisation has reached its limit of pictures. Remove some from widgets, drafts and agents, and try again in an hour.',
  },
  changedFile: { status: 412, message: 'This file has changed. Load it again.' },
  tooLarge: { status: 413, message: 'The request is too large.' },
  tooManySettings: {
    status: 413,
    message:
      'The settings of your organisation’s widgets take all the room there is for them. Discard drafts, shorten rules, or delete widgets that nobody needs. Older versions don’t count.',
  },
  unsupportedFile: { status: 415, message: 'Files of this type can’t be sent here.' },
  noSuchRange: { status: 416, message: 'The file is shorter than the requested range.' },
  tooManyRequests: { status: 429, message: 'Too many requests. Wait a moment and try again.' },
  headersTooLarge: { status: 431, message: 'The headers of the request are too large.' },
  internal: { status: 500, message: 'Something went wrong on our side. Try again later.' },
  busy: { status: 503, message: 'The service is busy. Wait a moment and try again.' },
  unavailable: { status: 503, message: 'The service is starting or stopping. Try again in a moment.' },
  outage: { status: 503, message: 'The service’s database does not respond. Try again in a moment.' },
  diskFull: {
    status: 503,
    message: 'The disk of the service is full, so it can’t save anything. Tell its administrator.',
  },
  tookTooLong: { status: 504, message: 'This took too long. Request less at once, for example fewer days.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorName = keyof typeof errorTable;
