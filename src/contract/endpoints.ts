/** So many are listed at once; fewer are the last ones. */
export const deliveriesPerPage = 50;
