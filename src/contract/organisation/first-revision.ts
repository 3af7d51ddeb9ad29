/** Of what nobody has changed yet. */
export const firstRevision = 1;
