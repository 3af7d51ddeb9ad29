/** What visitors of the demo shop ask and how its agents answer: turns begin with the visitor and take turns. */
export interface Conversation {
  page: string;
  topic: string;
  turns: readonly string[];
  /** What a visitor may say when they rate it. */
  comment?: string;
}

export const conversations: readonly Conversation[] = [
  {
    page: '/holm.html',
    topic: 'size',
    turns: [
      'Would Holm fit above a table of 120 cm?',
      'It would: Holm is 38 cm wide, so you see the faces on the other side. Hang it 60 cm above the top.',
      'And with a ceiling of 2.40 m?',
      'Then take the short cable. It is free, just write “short” in the note of your order.',
      'Perfect, thank you!',
    ],
    comment: 'Quick, and they knew the lamp.',
  },
  {
    page: '/holm.html',
    topic: 'bulb',
    turns: [
      'Which bulb belongs in Holm?',
      'E27, up to 60 watts. With an LED of 8 watts and 2700 kelvin it is as warm as in the pictures.',
      'Is one in the box?',
      'Yes, one LED comes with every lamp.',
    ],
  },
  {
    page: '/kelda.html',
    topic: 'delivery',
    turns: [
      'How long does Kelda take to Lisbon?',
      'Eleven days to make it, then three on the road. You get the number of the parcel by mail.',
      'Can it be here before the 20th?',
      'If you order today, it leaves us on the 14th. That is tight, but it has always worked so far.',
      'Then I’ll order now.',
    ],
    comment: 'Honest about the dates.',
  },
  {
    page: '/cart.html',
    topic: 'payment',
    turns: [
      'Can I pay by invoice?',
      'Yes, companies can. Put the VAT number in the note, and we send the invoice with the lamp.',
    ],
  },
  {
    page: '/cart.html',
    topic: 'order',
    turns: [
      'I ordered the wrong colour yesterday. Can you still change it?',
      'Yes, it is not glazed yet. Which colour would you like?',
      'The dark green, please.',
      'Done. The date of delivery stays the same.',
      'Wow, that was easy.',
    ],
    comment: 'Solved in two minutes.',
  },
  {
    page: '/about.html',
    topic: 'returns',
    turns: [
      'What if it does not fit the room?',
      'Send it back within a hundred days. We pay for the way and you get the money back.',
      'Even without the box?',
      'Then we send you one.',
    ],
  },
  {
    page: '/about.html',
    topic: 'repair',
    turns: [
      'The cable of my lamp is torn, the cat did it. It is from 2017.',
      'Poor lamp. Cables are in stock for all years: do you want to change it yourself, or shall we?',
      'I’d rather send it in.',
      'I have written you a label by mail. It comes back within ten days.',
    ],
    comment: 'My lamp from 2017 is as good as new.',
  },
  {
    page: '/',
    topic: 'size',
    turns: [
      'Do you have something for a dark hallway?',
      'Lund gives light upwards as well. How wide is it?',
      '1.20 m, and five metres long.',
      'Then two of them, two metres apart. I’d begin with one and look.',
      'Good idea, thanks.',
    ],
  },
  {
    page: '/',
    topic: 'delivery',
    turns: [
      'Do you deliver to Norway?',
      'We do. Customs take a day or two longer, and the price on the page has them in it.',
    ],
  },
  {
    page: '/kelda.html',
    topic: 'care',
    turns: [
      'How do I clean the shade?',
      'With a dry brush. If it is greasy: a drop of washing-up liquid in warm water, and no sponge.',
      'Great.',
    ],
  },
  {
    page: '/cart.html',
    topic: 'order',
    turns: [
      'I have paid twice, I think.',
      'You have, I’m sorry: the bank’s page hung. I have sent the second payment back, it takes two days.',
      'Thank you for looking so fast.',
    ],
    comment: 'Got my money back without a form.',
  },
  {
    page: '/holm.html',
    topic: 'trade',
    turns: [
      'I’m an architect. Is there a price for twelve of them?',
      'From ten on it is 15% less, and we number them. May I send you an offer by mail?',
      'Please do.',
      'It is on its way.',
    ],
  },
];

/** Left while nobody was online. */
export const offlineMessages: readonly string[] = [
  'Is the workshop open on Saturdays? I would like to see Kelda.',
  'My parcel says delivered, but it is not here. Order 2107.',
  'Could you make Holm in a dark blue?',
  'Which of your lamps can be dimmed?',
];

export const visitors: readonly { name: string; country: string; city: string; locale: string }[] = [
  { name: 'Teresa Moura', country: 'PT', city: 'Porto', locale: 'pt' },
  { name: 'Anselm Vogt', country: 'DE', city: 'Leipzig', locale: 'de' },
  { name: 'Imogen Clarke', country: 'GB', city: 'Bristol', locale: 'en-GB' },
  { name: 'Sanne de Wit', country: 'NL', city: 'Utrecht', locale: 'nl' },
  { name: 'Marit Solberg', country: 'NO', city: 'Bergen', locale: 'nb' },
  { name: 'Rafał Zieliński', country: 'PL', city: 'Gdańsk', locale: 'pl' },
  { name: 'Camille Roche', country: 'FR', city: 'Nantes', locale: 'fr' },
  { name: 'Aino Laine', country: 'FI', city: 'Turku', locale: 'fi' },
  { name: 'Giulia Ferri', country: 'IT', city: 'Trieste', locale: 'it' },
  { name: 'Owen Hughes', country: 'GB', city: 'Cardiff', locale: 'en-GB' },
  { name: 'Lotte Brandt', country: 'DK', city: 'Aarhus', locale: 'da' },
  { name: 'Nuria Vidal', country: 'ES', city: 'Girona', locale: 'es' },
  { name: 'Klaus Ebner', country: 'AT', city: 'Graz', locale: 'de' },
  { name: 'Siobhán Byrne', country: 'IE', city: 'Galway', locale: 'en' },
  { name: 'Elin Åkesson', country: 'SE', city: 'Malmö', locale: 'sv' },
  { name: 'Petr Novák', country: 'CZ', city: 'Brno', locale: 'cs' },
];

export const browsers: readonly string[] = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
];
