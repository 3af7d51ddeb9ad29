/** Of Node: a service of a test lives too briefly for V8 to win back the time in which it optimises the embedded database. */
export const quickEngine = '--liftoff-only';
