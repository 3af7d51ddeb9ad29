/** What each view says; the router names it in `?view=`. */
export const views = {
  '': {
    title: 'Your lamp',
    lines: [
      'Kelda, oak and linen, made for you in March by Maya.',
      'Go to another view and stay for three seconds: each view has an invitation of its own.',
    ],
  },
  bulbs: {
    title: 'Bulbs',
    lines: ['Kelda takes E27 up to 60 W, Holm E27 up to 75 W.', 'Warm white, 2700 K, is what we test with.'],
  },
  care: {
    title: 'Care',
    lines: ['Dust with a dry brush.', 'Spun steel takes a damp cloth, linen takes none.'],
  },
  orders: {
    title: 'Orders',
    lines: ['20-1187: pendant Holm, in the lacquer room.', 'It leaves the workshop on Thursday.'],
  },
};
