const demoShop = 'http://localhost:8080';

/** What the bot says to each event: the whole of its wits. */
export function replyTo(event) {
  const { widget_id, case_id } = event;
  function answer(shop, ...content) {
    return { widget_id, case_id, context_id: shop, content };
  }
  switch (event.event) {
    case 'chatStarted': {
      // The page comes with the first event alone. What the context holds comes back with the next one.
      const shop = originOf(event.page_url);
      return answer(shop, says('Hello, I am Lumi, the bot of the shop. What can I do for you?', choices));
    }
    case 'message': {
      const shop = event.context_id ?? demoShop;
      return event.from === 'visitor' ? answer(shop, ...replyToVisitor(event, shop)) : answer(shop);
    }
    case 'commandResult':
      return answer(
        event.context_id,
        says('Nobody is at the bench right now. Ask me something else?', choices),
      );
    default:
      return undefined;
  }
}

/** The address of the page is what the visitor's client says it is. */
function originOf(pageUrl) {
  const isAddress = URL.canParse(pageUrl ?? '') && /^https?:/i.test(pageUrl);
  return isAddress ? new URL(pageUrl).origin : demoShop;
}

const choices = [
  { text: 'Show me lamps', id: 'lamps' },
  { text: 'When does it arrive?', id: 'delivery' },
  { text: 'Talk to a person', id: 'person' },
];

function replyToVisitor({ text, id }, shop) {
  const wish = id ?? text.toLowerCase();
  if (/person|human|agent/.test(wish))
    return [says('I pass you on to the workshop.'), does('HUMAN_TRANSFER')];
  if (/lamp/.test(wish)) return [says('Our favourites this winter:'), cards(shop)];
  if (/deliver|arrive/.test(wish))
    return [
      says('Each lamp is made when you order it: <b>ten days</b>, then two more with the post.', choices),
    ];
  if (/workshop|who are you/.test(wish)) return [says('Have a look:'), does('GOTO', `${shop}/about.html`)];
  if (/bye|thanks/.test(wish)) return [says('Gladly. Good light to you!'), does('BYE')];
  return [says('I only know lamps and delivery.', choices)];
}

function says(text, buttons) {
  return { type: 'message', text, ...(buttons ? { display_responses: buttons } : {}) };
}

function does(operation, parameters) {
  return { type: 'command', operation, ...(parameters ? { parameters } : {}) };
}

function cards(shop) {
  return does('CARDS', {
    type: 'cards',
    layout: 'VERTICAL',
    cards: [
      { title: 'Holm', excerpt: 'A reading lamp of turned ash.', link: `${shop}/holm.html` },
      { title: 'Kelda', excerpt: 'A pendant that warms a table.', link: `${shop}/kelda.html` },
    ],
  });
}
