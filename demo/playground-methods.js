function text(label, value = '') {
  return { label, kind: 'text', value };
}
function flag(label, value = false) {
  return { label, kind: 'flag', value };
}
function choice(label, options) {
  return { label, kind: 'choice', options };
}

/** Every method of the ChatWidget object, with its parameters in order. */
export const groups = [
  {
    title: 'Open and close',
    methods: [
      { name: 'startLink', parameters: [] },
      { name: 'startChat', parameters: [text('message', 'Which bulb fits Kelda?')] },
      { name: 'startCall', parameters: [] },
      { name: 'closeForm', parameters: [] },
      { name: 'showButton', parameters: [] },
      { name: 'hideButton', parameters: [] },
      { name: 'destroy', parameters: [], note: 'Reload the page to have the widget back.' },
    ],
  },
  {
    title: 'Ask',
    methods: [
      { name: 'getAgentStatusAsync', parameters: [], answersLater: true },
      { name: 'getWidgetId', parameters: [] },
      { name: 'getCaseId', parameters: [] },
      { name: 'explainRules', parameters: [] },
    ],
  },
  {
    title: 'Tell about the visitor',
    methods: [
      { name: 'setUserName', parameters: [text('name', 'Robin Vale')] },
      {
        name: 'setUserEmail',
        parameters: [text('email', 'robin@example.com'), flag('readOnly')],
      },
      { name: 'setDescription', parameters: [text('text', 'I would like to ask about ')] },
      {
        name: 'setCustomField',
        parameters: [text('fieldName', 'Phone'), text('fieldValue', '+44 20 7946 0000')],
      },
      {
        name: 'identify',
        parameters: [json('visitor', '{"email":"robin@example.com","name":"Robin Vale"}')],
      },
      { name: 'setConsent', parameters: [choice('consent', ['granted', 'denied'])] },
      { name: 'clearAllCookies', parameters: [] },
    ],
  },
  {
    title: 'Set',
    methods: [
      { name: 'setLocale', parameters: [text('tag', 'en')] },
      { name: 'setWidgetId', parameters: [text('id', '11111111-1111-4111-8111-111111111111')] },
      { name: 'allowChatSound', parameters: [flag('allow', true)] },
      { name: 'allowProactiveChat', parameters: [flag('allow', true)] },
    ],
  },
  {
    title: 'Invite',
    methods: [
      {
        name: 'openProactiveChat',
        parameters: [
          flag('forced', true),
          flag('offlineFallback'),
          text('message', 'May I help you choose?'),
          flag('minimizedView'),
        ],
      },
      { name: 'reInitProactiveRules', parameters: [json('options', '{"force":true}')] },
    ],
  },
  {
    title: 'Callbacks',
    methods: [
      {
        name: 'setCallback',
        parameters: [text('name', 'ChatMessageReceived')],
        note: 'Registers a callback that writes to the log.',
        registers: true,
      },
      {
        name: 'on',
        parameters: [text('name', 'Open')],
        note: 'Adds a listener that writes to the log.',
        registers: true,
      },
      {
        name: 'sendTextToChat',
        parameters: [text('text', 'Seen on the playground.'), choice('to', ['', 'visitor'])],
        note: 'Is called within the next ChatMessageReceived.',
        onNextMessage: true,
      },
    ],
  },
  {
    title: 'Deprecated: accepted, do nothing',
    methods: [
      { name: 'allowPageChangeNotification', parameters: [flag('allow')] },
      { name: 'allowScreenshot', parameters: [flag('allow')] },
      { name: 'disableLightbox', parameters: [] },
      { name: 'setButtonEffect', parameters: [text('negativePixels', '-4px')] },
      { name: 'setChatFormPosition', parameters: [choice('position', ['br', 'bl', 'tr', 'tl', 'c'])] },
    ],
  },
];

function json(label, value) {
  return { label, kind: 'json', value };
}
