/** What the interface leaves open, as decided, and the test that shows it. `rows.test.ts` holds that each is there. */
export const decisions: Record<string, Record<string, string>> = {
  'REST in general': {
    'Inputs come by query, form body or both, and the body wins':
      'takes its parameters by query, by form, and from the body where both say something',
    'Of a repeated name the last one counts': 'a=1&a=2 is read alike from a form and a query',
    'A GET that claims a JSON body and has none is fine':
      'is answered to a GET that claims a JSON body and has none',
    'Booleans of the availability are strings': 'answers its booleans as strings',
    'Tokens are taken after Bearer too': 'takes the token after Bearer',
    'Methods that a path does not have are 405 with Allow': '405 of a method names those allowed',
    'Errors are {code, message} in JSON':
      'an unknown path is answered in JSON, and so is one that cannot be read',
    '429 carries Retry-After, limited routes RateLimit-*':
      'an address that keeps guessing is held off and learns for how long',
    '503 carries Retry-After': 'while the service stops, every call is refused for a moment',
    'No internal name ever leaves': '500 tells nothing of the inside',
    'What does not apply is absent, never null':
      'the record of an offline message has nothing of a conversation',
    'Pages of any origin, unless the widget names some':
      'a widget with allowed origins refuses pages of others in every call',
    'x-api-key is allowed across origins, for two hours': 'a preflight allows any site to send the key',
    'Start and send take an idempotency key': 'starts and sends once for a repeated Idempotency-Key',
    'Provisioning takes an idempotency key':
      'repeated with its idempotency key gets the first answer and changes nothing',
    'Mobile SDKs ask without a key': 'exists without a key for mobile SDKs',
  },
  'Chat session': {
    'An offline message is a case closed at birth': 'is an offline message with isOffline, closed at birth',
    'Sending to a closed case is 409, closing it again 200':
      'closes once; closing again has no effect, sending is refused, polling goes on',
    'Polls leave gaps where the visitor spoke':
      'takes messages and tells their place; polls leave a gap there',
    'wait holds the answer until something is new':
      'a held poll is answered by an agent message, introduced by name',
    'Queries of pages are kept only where the widget says so':
      'keeps pages without their queries unless the widget keeps them',
    'messageType 6 and 7 are for the agent alone':
      'shows text for the agent and page changes to the agent alone',
    'A case left alone closes by itself':
      'a chat left alone closes by itself, and one whose visitor is here does not',
  },
  Logs: {
    'A date is the whole day in the zone, on both ends':
      'timezone makes whole days of dates without a time, Etc/UTC by default',
    'The link is absolute': 'linkToNextSetOfResults is absolute by PUBLIC_URL',
    'start and end may be appended to it once more':
      'next leads to the same page again, also with start and end appended once more',
    'Nothing is skipped or repeated while a client pages':
      'next skips and repeats nothing while cases close, begin and are rated between pages',
    'There is a link without a single widgetId too':
      'linkToNextSetOfResults is there without a single widgetId too',
  },
  Provisioning: {
    '409 for an existing e-mail': 'of an existing e-mail answers 409, no matter who made the user',
    'A user of another key is told as {email} alone': 'made under another key answers {email} only',
    'An unknown templateId is 400': 'templateId that is unknown is refused with 400 and named',
    'Passwords are never logged or returned': 'password is never returned, logged or kept as it is',
    'Cases of a deleted widget stay in the export': 'cases of a deleted widget are kept',
    'A deleted user is gone from availability and routing':
      'removes the agent from availability and routing, and signs it out',
  },
  Webhooks: {
    'A reply is read as JSON whatever its content type says':
      'the reply is read as JSON, no matter what its content type says',
    'Elements that cannot be used are left out':
      'content reaches the visitor in the order of the reply, without what cannot be used',
    'A reply to chatClosed is ignored':
      'chatClosed: the chat ends, and what the bot replies to that is ignored',
    'An unreachable bot hands over after ten seconds':
      'an unreachable bot hands the chat to a person after ten seconds',
    'Where nobody is there, the visitor is told so':
      'if nobody is there, a line says so and the visitor can leave the question',
    'A bot counts as online': 'a bot makes the widget online, until its endpoint is switched off',
    'An administrator can send again, and test': 'are listed with what was answered, and can be sent again',
  },
  'Agent status': {
    'A new agent starts as pause': 'makes an agent who can sign in and starts as pause',
    'A console gone for two minutes sets its agent to pause':
      'two minutes after the console is gone its agent is paused, and no sooner',
    'An agent set online by the endpoint stays so': 'lasts though no console is there',
    'Available: conversations on, within the schedule, somebody online':
      'is online with an agent online, inside the schedule, and conversations on',
  },
  Mail: {
    'Offline messages go out by mail':
      "an offline message goes to the widget's destinationEmail, and an answer to the visitor",
    'Without a mail server they wait, visible as not sent':
      'without a mail server mails stay, visible as not sent',
  },
};
