/** The product’s mark, on a field of 32 × 32: a bubble, and two lines of text in it. */
export const mark = {
  bubble: 'M7 4h18a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H15l-7 5.5V24H7a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5Z',
  text: 'M9 11.5h14M9 17h8',
  colour: '#2f6fe0',
};
